import { desc, eq } from 'drizzle-orm'
import { compose } from '#shared/procurement/requirements/block.ts'
import { noRequirements, type Requirements } from '#shared/procurement/requirements/requirements.ts'
import { mail } from '../database/tables.ts'
import { demoMembers } from '../demo-members.ts'
import type { TestApi } from './start-api.ts'

/** Sends an RFQ of the buyer to the demo seller's company, and returns its id with the secret of the link in the mail. */
export async function mailedRequest(
  api: TestApi,
  buyer: string,
  requirements: Partial<Requirements> = {},
  given: { toTenantId?: number; productServiceId?: number; title?: string; attachmentUrl?: string } = {},
) {
  const { attachmentUrl = '', ...asked } = given
  const { body } = await api.post<{ Id: number }>(
    '/api/public/rfq/new2',
    {
      ...{ categoryTypeId: 1, title: 'RFQ : Valve', quantity: 2, toTenantId: 1, productServiceId: 2 },
      rfqBody: compose('Please quote.', { ...noRequirements, ...requirements }),
      ...asked,
    },
    { token: buyer, query: { attachmentUrl, fileName: 'drawing' } },
  )
  const letter = await lastMail(api, asked.toTenantId === 2 ? 'company-2@trade.test' : demoMembers.seller)
  return { id: body.Id, link: linkIn(letter.body), letter }
}

/** Returns the last mail to an address. */
export async function lastMail(api: TestApi, to: string) {
  const [found] = await api.database.orm
    .select()
    .from(mail)
    .where(eq(mail.recipient, to))
    .orderBy(desc(mail.id))
    .limit(1)
  if (!found) throw new Error(`There is no mail to ${to}`)
  return found
}

/** Returns the secret of the link in a mail. */
export const linkIn = (body: string): string => /\/answer#(\S+)/.exec(body)?.[1] ?? ''
