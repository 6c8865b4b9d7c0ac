import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, member, quoteEvent, rfq } from '../database/tables.ts'
import { sendMail, sendToCompany } from '../mail/mails.ts'
import type { Member } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { dayText, priceText } from './offer-words.ts'
import type { parseAction } from './parse-quote.ts'
import { actions, isOver, stateOf } from './quote-state.ts'
import { type RequestType, requests } from './requests.ts'
import { amountOfRfq } from './required.ts'
import { markSeen } from './seen.ts'
import { ownUpload } from './uploads.ts'

type Given = ReturnType<typeof parseAction>

/**
 * Adds an event to the history of a request, and mails the other side. Throws an HttpError: 404 for a member who is no
 * party to it, 403 for the wrong party, and 409 if its state forbids this or the member has not seen the last event.
 * Needs a transaction.
 */
export async function actOnQuote(
  orm: Orm,
  now: Date,
  self: Member,
  { type, id }: { type: RequestType; id: number },
  given: Given,
): Promise<void> {
  const { table, key } = requests[type]
  const { seen, attachmentUrl, fileName, ...said } = given
  const { by, needsOffer } = { needsOffer: false, ...actions[said.action] }
  // Of two simultaneous calls the second waits here, and then sees the result of the first.
  const [asked] = await orm
    .select({ memberId: table.memberId, companyId: table.companyId, title: table.title })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  const sides = { buyer: asked?.memberId === self.id, seller: asked?.companyId === self.companyId }
  if (!asked || !(sides.buyer || sides.seller)) throw notFound('This request')
  if (!sides[by]) throw new HttpError(403, `Only the ${by} can do this.`)

  const events = await orm
    .select()
    .from(quoteEvent)
    .where(eq(quoteEvent[key], id))
    .orderBy(asc(quoteEvent.id))
  const { status, offer } = stateOf(events, isoDate(now))
  if (isOver(status)) throw new HttpError(409, `This request is already ${status}. Nothing was changed.`)
  if (needsOffer && offer === null)
    throw new HttpError(409, 'There is no valid quotation. It expired or was withdrawn. Nothing was changed.')
  if (seen !== (events.at(-1)?.id ?? 0))
    throw new HttpError(
      409,
      'Something was added in the meantime. Read it in the history, then decide again.',
    )

  const attachment = await ownUpload(orm, self.id, { attachmentUrl, fileName })
  const { memberId, companyId } = asked
  const step = { ...said, ...attachment, memberId, companyId, authorId: self.id, createdAt: now }
  await addEvent(orm, { type, id }, events, step)
  const [wanted] = type === 'rfq' ? await orm.select().from(rfq).where(eq(rfq.id, id)) : []
  await tellOtherSide(orm, now, self, { ...asked, amount: wanted ? amountOfRfq(wanted) : '' }, said)
}

type Event = typeof quoteEvent.$inferSelect
type Step = Omit<typeof quoteEvent.$inferInsert, 'id' | 'rfqId' | 'inquiryId'>

/** Adds a step to the events of a request, and stores the state that follows. Returns the step's id. */
export async function addEvent(
  orm: Orm,
  request: { type: RequestType; id: number },
  events: readonly Event[],
  step: Step,
): Promise<number> {
  const { table, key } = requests[request.type]
  const [added] = await orm
    .insert(quoteEvent)
    .values({ ...step, [key]: request.id })
    .returning()
  if (!added) throw new Error('The step was not stored')
  await markSeen(orm, request, actions[step.action].by, added.id)
  const history = [...events, added]
  const { status, offer } = stateOf(history, isoDate(step.createdAt))
  const validUntil = history.find(event => event.id === offer)?.validUntil ?? null
  await orm.update(table).set({ status, validUntil }).where(eq(table.id, request.id))
  return added.id
}

/** Quotations expire by the day in UTC. */
export const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10)

const SENTENCES = {
  quote: 'sent a quotation',
  answer: 'answered',
  withdraw: 'withdrew the quotation',
  ask: 'asked a question',
  accept: 'accepted your quotation',
  decline: 'declined',
} as const

type Asked = { memberId: number; companyId: number; title: string; amount: string }
type Said = Omit<Given, 'seen' | 'attachmentUrl' | 'fileName'>

async function tellOtherSide(orm: Orm, now: Date, self: Member, asked: Asked, said: Said): Promise<void> {
  const [seller] = await orm
    .select({ name: company.name })
    .from(company)
    .where(eq(company.id, asked.companyId))
  const isSeller = actions[said.action].by === 'seller'
  const who = isSeller ? `${self.name} of ${seller?.name}` : `${self.name} <${self.email}>`
  const letter = {
    subject: `Re: ${asked.title}`,
    body: [`${who} ${SENTENCES[said.action]}.`, asked.amount, ...offerLines(said), said.message, SEE]
      .filter(line => line !== '')
      .join('\n\n'),
  }
  if (!isSeller) return sendToCompany(orm, now, asked.companyId, letter)
  const [buyer] = await orm.select({ to: member.email }).from(member).where(eq(member.id, asked.memberId))
  if (buyer) await sendMail(orm, now, { ...buyer, owner: { memberId: asked.memberId }, ...letter })
}

const SEE = "See 'Quote Me' in the dashboard."

/** The market's English, as in the dashboard. */
const LOCALE = 'en'

function offerLines({ price, currency, priceBasis, validUntil, delivery, terms }: Said): string[] {
  if (!price || !currency || !priceBasis || !validUntil) return []
  const lines = [
    `Price: ${priceText({ price, currency, priceBasis }, LOCALE)}`,
    `Valid until: ${dayText(validUntil, LOCALE)}`,
    `Delivery: ${delivery}`,
    terms && `Terms: ${terms}`,
  ]
  return [lines.filter(Boolean).join('\n')]
}
