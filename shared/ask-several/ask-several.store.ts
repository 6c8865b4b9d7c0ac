import { atom, type ReadableAtom, readonlyType } from 'nanostores'
import { type Infer, nullable, number, optional, string, type } from 'superstruct'
import { ApiError } from '#shared/api/error.ts'
import { createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'
import type { OutboxEntry } from '#shared/outbox/entry.ts'
import { createOutbox, type Outbox } from '#shared/outbox/outbox.ts'
import { recordSent } from '#shared/sent-requests/sent-requests.ts'
import { $session, $user } from '#shared/session/session.ts'

export type ChosenCompany = { id: number; name: string }

export const MOST_COMPANIES = 10
/** So many inquiries are sent at a time. */
const LANES = 2

const $companies = atom<readonly ChosenCompany[]>([])

/** The companies to ask, from whichever search they were chosen. */
export const $chosen: ReadableAtom<readonly ChosenCompany[]> = readonlyType($companies)

export function choose({ id, name }: ChosenCompany, isChosen: boolean): void {
  const others = $companies.get().filter(company => company.id !== id)
  $companies.set(isChosen ? [...others, { id, name }].slice(0, MOST_COMPANIES) : others)
}

export const chooseNone = (): void => $companies.set([])

const InquiryPayload = type({
  companyId: number(),
  companyName: string(),
  subject: string(),
  message: string(),
  /** Where it comes from, to be put behind the message. Earlier versions knew of none. */
  ending: optional(string()),
  /** Once the server has it, and the company is still to be told. */
  created: nullable(type({ inquiryId: number(), historyId: nullable(number()) })),
})
type InquiryPayload = Infer<typeof InquiryPayload>

export type InquiryEntry = OutboxEntry<InquiryPayload, void>

let current: { userId: number; outbox: Outbox<InquiryPayload, void>; end: () => void } | undefined

/** The inquiries of this member that are on their way; they go on while the page lives, whatever it shows. */
export function inquiriesOf(userId: number): Outbox<InquiryPayload, void> {
  if (current?.userId !== userId) {
    current?.end()
    const outbox = createInquiries(userId)
    current = { userId, outbox, end: outbox.$entries.listen(() => {}) }
  }
  return current.outbox
}

// As the chat does: it outlives a session that ended by itself; not a sign-out, and never the member.
$session.listen(session => {
  const userId = session.at === 'member' ? session.user.id : session.at === 'expired' && session.userId
  if (userId === current?.userId) return
  current?.end()
  current = undefined
  if (session.at === 'visitor') chooseNone()
})

const createInquiries = (owner: number): Outbox<InquiryPayload, void> =>
  createOutbox({
    kind: 'inquiries',
    owner,
    payload: InquiryPayload,
    async send(payload, { update, idempotencyKey, signal }) {
      const { companyId, companyName, subject, message, ending = '' } = payload
      const options = { idempotencyKey, signal }
      let { created } = payload
      if (!created) {
        created = await createInquiry(
          { subject, message: message + ending, companyId, attachmentUrl: '', fileName: '' },
          options,
        )
        update({ ...payload, created })
        const about = { kind: 'inquiry', itemId: 0, quantity: 0, fileName: '', list: '' } as const
        recordSent({
          ...about,
          companyId,
          companyName,
          title: subject,
          message,
          serverId: created.inquiryId,
        })
      }
      await notifyInquiry(created, options)
    },
  })

/** One subject and one text, of which each chosen company gets an inquiry of its own. */
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
        const outbox = inquiriesOf(user.id)
        $companies.get().forEach(({ id: companyId, name: companyName }, index) => {
          outbox.add(String(index % LANES), { ...values, ending, companyId, companyName, created: null })
        })
        chooseNone()
      },
    },
  })
