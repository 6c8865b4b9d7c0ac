import { sql } from 'drizzle-orm'
import type { NetworkFault } from './network-faults.ts'
import type { Write } from './write.ts'

const NOT_UPLOADED =
  'The file could not be uploaded, so nothing was sent. Your text and your file are still here.'
const NOT_SENT = 'This could not be sent. Everything you entered is still here.'
const NOT_NOTIFIED = 'This was saved, but we could not notify the company by e-mail.'
const IN_DOUBT =
  "We got no clear answer, so this may have arrived. Check the 'Qoute Me' module in Dashboard. If it is not there, try again. Everything you entered is still here."

const messageOf = (marker: string) => `CIF Labuan, with MTC 3.1. ${marker}`

const file = (marker: string) =>
  sql`select count(*)::int as count from upload where position(convert_to(${marker}, 'UTF8') in bytes) > 0`

const mail = (subject: string, marker: string) =>
  sql`select count(*)::int as count from mail where subject like ${subject} and position(${marker} in body) > 0`

/** Each step of an RFQ and of an inquiry: decisions.mdx#no-false-success and decisions.mdx#uploads. */
const rfq = {
  form: 'product RFQ',
  method: 'POST',
  by: 'member alone',
  typed: (marker: string) => ({ Quantity: '12.5', Message: messageOf(marker) }),
  withFile: true,
  again: () => 'Try again',
  tables: (marker: string) => ({
    upload: file(marker),
    rfq: sql`select count(*)::int as count from rfq where message = ${messageOf(marker)} and quantity = 12.5 and upload_name is not null`,
    mail: mail('RFQ : %', marker),
  }),
} as const satisfies Partial<Write>

const inquiry = {
  form: 'inquiry',
  method: 'POST',
  by: 'member alone',
  typed: (marker: string) => ({ Subject: `Valves ${marker}`, Message: messageOf(marker) }),
  withFile: true,
  again: () => 'Try again',
  tables: (marker: string) => ({
    upload: file(marker),
    inquiry: sql`select count(*)::int as count from inquiry join inquiry_history on inquiry.id = inquiry_id where message = ${messageOf(marker)} and upload_name is not null`,
    mail: mail('Inquiry : %', marker),
  }),
} as const satisfies Partial<Write>

const uploadSays = ({ says, ownWords = says }: NetworkFault) => `${NOT_UPLOADED} ${ownWords}`
const createSays = ({ says, ownWords = says, inDoubt }: NetworkFault) =>
  inDoubt ? IN_DOUBT : `${NOT_SENT} ${ownWords}`

export const quoteWrites: readonly Write[] = [
  {
    ...rfq,
    name: 'RFQ upload',
    path: '/api/upload/Public/Products/Rfq/Doc',
    says: uploadSays,
    table: 'upload',
  },
  {
    ...rfq,
    name: 'RFQ create',
    path: '/api/public/rfq/new2',
    after: '/api/upload/Public/Products/Rfq/Doc',
    says: createSays,
    table: 'rfq',
  },
  {
    ...inquiry,
    name: 'inquiry upload',
    path: '/api/upload/Public/Inquiry/Doc',
    says: uploadSays,
    table: 'upload',
  },
  {
    ...inquiry,
    name: 'inquiry create',
    path: '/api/public/inquiry/new2',
    after: '/api/upload/Public/Inquiry/Doc',
    says: createSays,
    table: 'inquiry',
  },
  {
    ...inquiry,
    name: 'inquiry mail',
    path: '/api/public/Inquiry/Email',
    after: '/api/public/inquiry/new2',
    says: ({ says, ownWords = says }) => `${NOT_NOTIFIED} ${ownWords}`,
    table: 'mail',
  },
]
