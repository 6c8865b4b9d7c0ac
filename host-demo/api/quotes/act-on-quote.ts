import { asc, eq } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import { type Asked, quantityLine } from '#shared/trade/asked.ts'
import { actions, isOver, stateOf } from '#shared/trade/quote-state.ts'
import { costsNothing } from '#shared/trade/sums.ts'
import type { Orm } from '../database/database.ts'
import { type RequestType, requests } from '../database/requests.ts'
import { company, quoteEvent, rfq } from '../database/tables.ts'
import { quoteEventLetter } from '../mail/letters/quote-event.ts'
import { links } from '../mail/links.ts'
import { sendToMember } from '../mail/mails.ts'
import type { Author } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { daysOfOffer } from './deadline.ts'
import { type At, mailSeller } from './mail-seller.ts'
import type { parseAction } from './parse-quote.ts'
import { markSeen } from './seen.ts'
import { onlySide, statusNames } from './status-names.ts'
import { ownUpload } from './uploads.ts'

const errors = texts('error.action', {
  over: 'This request is already {status}. Nothing was changed.',
  noQuotation: 'There is no valid quotation. It expired or was withdrawn. Nothing was changed.',
  news: 'Something was added in the meantime. Read it in the history, then decide again.',
  quantityFree: 'At this price, a quantity of {quantity} costs nothing in {currency}. Enter a higher price.',
  free: 'At this price, all of it costs nothing in {currency}. Enter a higher price.',
})

type Given = ReturnType<typeof parseAction>
type Request = { type: RequestType; id: number }

/** Adds an event to the history of a request, and mails the other side. Needs a transaction. Throws as `takeAction`. */
export async function actOnQuote(
  orm: Orm,
  at: At,
  self: Author,
  request: Request,
  given: Given,
): Promise<void> {
  await tellOtherSide(orm, at, self, [await takeAction(orm, at.now, self, request, given)])
}

/**
 * Adds an event to the history of a request, and returns what the other side is to be told. Throws an HttpError: 404 for
 * an author who is no party to it, 403 for the wrong party, and 409 if its state forbids this or the author has not seen
 * the last event. Needs a transaction.
 */
export async function takeAction(
  orm: Orm,
  now: Date,
  self: Author,
  { type, id }: Request,
  given: Given,
): Promise<Told> {
  const { table, key } = requests[type]
  const { seen, attachmentUrl, fileName, zone, ...said } = given
  const { by, needsOffer } = { needsOffer: false, ...actions[said.action] }
  // Of two simultaneous calls the second waits here, and then sees the result of the first.
  const [asked] = await orm
    .select({
      memberId: table.memberId,
      companyId: table.companyId,
      title: table.title,
      timeZone: table.timeZone,
    })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  const sides = { buyer: asked?.memberId === self.id, seller: asked?.companyId === self.companyId }
  if (!asked || !(sides.buyer || sides.seller)) throw notFound('request')
  if (!sides[by]) throw new HttpError(403, onlySide[by])

  const events = await orm
    .select()
    .from(quoteEvent)
    .where(eq(quoteEvent[key], id))
    .orderBy(asc(quoteEvent.id))
  const { status, offer } = stateOf(events, now)
  if (isOver(status)) throw new HttpError(409, errors.over({ status: statusNames[status] }))
  if (needsOffer && offer === null) throw new HttpError(409, errors.noQuotation)
  if (seen !== (events.at(-1)?.id ?? 0)) throw new HttpError(409, errors.news)

  const [wanted] = type === 'rfq' ? await orm.select().from(rfq).where(eq(rfq.id, id)) : []
  if (wanted) requireCost(wanted.asked, said)
  const attachment = await ownUpload(orm, self, { attachmentUrl, fileName })
  const { memberId, companyId, timeZone } = asked
  const { quoteBy = null } = wanted ?? {}
  const days = said.validUntil ? daysOfOffer(now, said.validUntil, zone, { quoteBy, timeZone }) : null
  const step = { ...said, ...days, ...attachment, memberId, companyId, authorId: self.id, createdAt: now }
  await addEvent(orm, { type, id }, events, step)
  return {
    ...asked,
    timeZone: days?.timeZone ?? timeZone,
    quantityLine: wanted ? quantityLine(wanted.asked.requirements) : '',
    said,
    request: { type, id },
  }
}

/** Throws an HttpError 400 for a price at which the quantity asked for would cost nothing. */
function requireCost({ requirements }: Asked, { price, priceBasis, currency }: Said): void {
  const quantity = Number(requirements.quantity) || 0
  if (!price || !priceBasis || !currency || quantity === 0) return
  if (!costsNothing({ price, priceBasis, currency }, `${quantity}`)) return
  const isUnit = priceBasis === 'unit'
  const sentence = isUnit
    ? errors.quantityFree({ quantity: String(quantity), currency })
    : errors.free({ currency })
  throw new HttpError(400, sentence, { field: 'price' })
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
  const { status, offer } = stateOf(history, step.createdAt)
  const validEnds = history.find(event => event.id === offer)?.validEnds ?? null
  await orm.update(table).set({ status, validEnds }).where(eq(table.id, request.id))
  return added.id
}

type Said = Omit<Given, 'seen' | 'attachmentUrl' | 'fileName' | 'zone'>

/** An action, with the request that it belongs to and the zone in which its days end. */
type Told = {
  memberId: number
  companyId: number
  title: string
  timeZone: string
  quantityLine: string
  said: Said
  request: Request
}

/** Writes one mail about these actions in requests of the same two sides. `list` is the name of their RFQ list. */
export async function tellOtherSide(
  orm: Orm,
  at: At,
  self: Author,
  taken: readonly Told[],
  list = '',
): Promise<void> {
  const [first] = taken
  if (!first) return
  const { memberId, companyId, request } = first
  const [seller] = await orm.select({ name: company.name }).from(company).where(eq(company.id, companyId))
  const isSeller = actions[first.said.action].by === 'seller'
  // A company without members answers in its own name.
  const office = { name: self.name, company: self.id === null ? '' : (seller?.name ?? '') }
  const who = isSeller ? office : self
  const steps = taken.map(({ said, ...step }) => ({ ...said, ...step, offer: offerOf(said, step.timeZone) }))
  const wordsFor = (wayIn: string | null) => quoteEventLetter({ who, list, steps, wayIn })
  const replyTo = self.email || undefined
  const link = links.request(request.type, request.id)
  await (isSeller
    ? sendToMember(orm, at.now, memberId, { words: wordsFor(null), link, replyTo })
    : mailSeller(orm, at, { companyId, ...request }, wordsFor, { replyTo, about: request }))
}

function offerOf(
  { price, currency, priceBasis, validUntil, delivery = '', terms = '' }: Said,
  timeZone: string,
) {
  if (!price || !currency || !priceBasis || !validUntil) return null
  return { price, currency, priceBasis, validUntil, timeZone, delivery, terms }
}
