import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, member, quoteEvent, rfq } from '../database/tables.ts'
import { sendMail, sendToCompany } from '../mail/mails.ts'
import type { Author } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { dayText, priceText } from './offer-words.ts'
import type { parseAction } from './parse-quote.ts'
import { actions, isOver, stateOf } from './quote-state.ts'
import { type RequestType, requests } from './requests.ts'
import { amountOfRfq } from './required.ts'
import { markSeen } from './seen.ts'
import { ownUpload } from './uploads.ts'

type Given = ReturnType<typeof parseAction>
type Request = { type: RequestType; id: number }

/** Adds an event to the history of a request, and mails the other side. Needs a transaction. Throws as `addEvent`. */
export async function actOnQuote(
  orm: Orm,
  now: Date,
  self: Author,
  request: Request,
  given: Given,
): Promise<void> {
  await tellOtherSide(orm, now, self, [await addEvent(orm, now, self, request, given)])
}

/**
 * Adds an event to the history of a request, and returns what the other side is to be told. Throws an HttpError: 404 for
 * an author who is no party to it, 403 for the wrong party, and 409 if its state forbids this or the author has not seen
 * the last event. Needs a transaction.
 */
export async function addEvent(
  orm: Orm,
  now: Date,
  self: Author,
  { type, id }: Request,
  given: Given,
): Promise<Step> {
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

  const attachment = await ownUpload(orm, self, { attachmentUrl, fileName })
  const { memberId, companyId } = asked
  const [added] = await orm
    .insert(quoteEvent)
    .values({ ...said, ...attachment, [key]: id, memberId, companyId, authorId: self.id, createdAt: now })
    .returning()
  if (added) await markSeen(orm, { type, id }, by, added.id)
  const history = added ? [...events, added] : events
  const state = stateOf(history, isoDate(now))
  const validUntil = history.find(event => event.id === state.offer)?.validUntil ?? null
  await orm.update(table).set({ status: state.status, validUntil }).where(eq(table.id, id))
  const [wanted] = type === 'rfq' ? await orm.select().from(rfq).where(eq(rfq.id, id)) : []
  return { ...asked, amount: wanted ? amountOfRfq(wanted) : '', said }
}

/** Quotations expire by the day in UTC. */
export const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10)

const SENTENCES = {
  quote: 'sent a quotation',
  answer: 'answered',
  withdraw: 'withdrew the quotation',
  refuse: 'does not quote',
  ask: 'asked a question',
  accept: 'accepted your quotation',
  decline: 'declined',
} as const

type Said = Omit<Given, 'seen' | 'attachmentUrl' | 'fileName'>

/** An event, with the request that it belongs to. */
type Step = { memberId: number; companyId: number; title: string; amount: string; said: Said }

/** Writes one mail about these steps in requests of the same two sides. */
export async function tellOtherSide(
  orm: Orm,
  now: Date,
  self: Author,
  steps: readonly Step[],
  list = '',
): Promise<void> {
  const [first] = steps
  if (!first) return
  const [seller] = await orm
    .select({ name: company.name })
    .from(company)
    .where(eq(company.id, first.companyId))
  const isSeller = actions[first.said.action].by === 'seller'
  const office = self.id === null ? self.name : `${self.name} of ${seller?.name}`
  const who = isSeller ? office : `${self.name} <${self.email}>`
  const told =
    steps.length === 1
      ? [`${who} ${SENTENCES[first.said.action]}.`, ...partsOf(first)]
      : [
          `${who} answered ${steps.length} lines of ${list}.`,
          ...steps.flatMap(step => [`${step.title}: ${SENTENCES[step.said.action]}.`, ...partsOf(step)]),
        ]
  const letter = {
    subject: `Re: ${steps.length === 1 ? first.title : list}`,
    body: [...told, SEE].filter(line => line !== '').join('\n\n'),
  }
  if (!isSeller) return sendToCompany(orm, now, first.companyId, letter)
  const [buyer] = await orm.select({ to: member.email }).from(member).where(eq(member.id, first.memberId))
  if (buyer) await sendMail(orm, now, { ...buyer, owner: { memberId: first.memberId }, ...letter })
}

const partsOf = ({ amount, said }: Step): string[] => [amount, ...offerLines(said), said.message]

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
