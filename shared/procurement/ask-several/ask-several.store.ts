import { atom, type ReadableAtom, readonlyType } from 'nanostores'
import { type Infer, nullable, number, optional, string, type } from 'superstruct'
import { ApiError } from '#shared/api/error.ts'
import { createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
import { formFor } from '#shared/forms/form.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { required } from '#shared/forms/validation.ts'
import type { OutboxEntry } from '#shared/outbox/entry.ts'
import { createOutbox, laneOf } from '#shared/outbox/outbox.ts'
import { onePerMember } from '#shared/session/one-per-member.ts'
import { $owner, $user } from '#shared/session/session.ts'

export type ChosenCompany = { id: number; name: string }

export const MAX_COMPANIES = 10

const $companies = atom<readonly ChosenCompany[]>([])

/** The companies to ask, across all searches in which they were chosen. */
export const $chosen: ReadableAtom<readonly ChosenCompany[]> = readonlyType($companies)

export function choose({ id, name }: ChosenCompany, isChosen: boolean): void {
  const others = $companies.get().filter(company => company.id !== id)
  $companies.set(isChosen ? [...others, { id, name }].slice(0, MAX_COMPANIES) : others)
}

export const chooseNone = (): void => $companies.set([])

const InquiryPayload = type({
  companyId: number(),
  companyName: string(),
  subject: string(),
  message: string(),
  /** The line about the origin of the inquiry, added below the message. Earlier versions had none. */
  ending: optional(string()),
  /** Set once the server has the inquiry, while the company is still to be notified. */
  created: nullable(type({ inquiryId: number(), historyId: nullable(number()) })),
})
type InquiryPayload = Infer<typeof InquiryPayload>

export type InquiryEntry = OutboxEntry<InquiryPayload, void>

/** The outbox of the member's inquiries. They are sent as long as the page is open, even while nothing shows them. */
const inquiries = onePerMember(
  owner => {
    const outbox = createInquiries(owner)
    return { outbox, end: outbox.$entries.listen(() => {}) }
  },
  ({ end }) => end(),
)

/** Returns the outbox of this member's inquiries. */
export const inquiriesOf = (member: number) => inquiries.of(member).outbox

$owner.listen(owner => {
  if (owner === 'visitor') chooseNone()
})

const createInquiries = (owner: number) =>
  createOutbox<InquiryPayload, void>({
    kind: 'inquiries',
    owner,
    payload: InquiryPayload,
    async send(payload, { update, idempotencyKey, signal }) {
      const { companyId, companyName, subject, message, ending = '' } = payload
      const options = { idempotencyKey, signal }
      let { created } = payload
      if (!created) {
        const inquiry = { subject, message: message + ending, companyId, attachmentUrl: '', fileName: '' }
        created = await createInquiry(inquiry, options)
        update({ ...payload, created })
        // Another member may be here now. The company is notified once the sender is back.
        if ($user.get()?.id !== owner) throw new ApiError('unauthorised')
        const about = { itemId: 0, companyId, companyName, title: subject, message, quantity: 0 }
        const rest = { fileName: '', list: '', serverId: created.inquiryId }
        recordRequest({ kind: 'inquiry', ...about, ...rest }, true)
      }
      await notifyInquiry(created, options)
    },
  })

/** The form with one subject and one text, from which each chosen company gets its own inquiry. */
export const askForm = () =>
  formFor({
    name: 'ask-several',
    initial: { subject: '', message: '' },
    rules: [required('subject', 'subjectEmpty'), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      async create(values, { ending }) {
        const user = $user.get()
        if (!user) throw new ApiError('unauthorised', { status: 401 })
        inquiriesOf(user.id).addAll(
          $companies.get().map(({ id: companyId, name: companyName }, index) => ({
            lane: laneOf(index),
            payload: { ...values, ending, companyId, companyName, created: null },
          })),
        )
        chooseNone()
      },
    },
  })
