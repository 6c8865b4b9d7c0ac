import { eq } from 'drizzle-orm'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { Line, Requests } from '#shared/trade/answer.ts'
import type { Attachment } from '#shared/trade/quote.ts'
import { stateOf } from '#shared/trade/quote-state.ts'
import type { Orm } from '../database/database.ts'
import { company, member } from '../database/tables.ts'
import type { RequestLink } from '../request/api.ts'
import { type Fields, parseDatabaseId } from '../request/fields.ts'
import { HttpError, inEntry, notFound, readEntry } from '../request/http-error.ts'
import { takeAction, tellOtherSide } from './act-on-quote.ts'
import type { At } from './mail-seller.ts'
import { parseAction } from './parse-quote.ts'
import { attachmentReply, eventReply, readEvents, sheetReply } from './quote-events.ts'
import { nameOfList } from './rfq-lists.ts'
import { markSeen } from './seen.ts'

/** As many digits of a link's hash as tell the links on one device apart. */
const LINK_NAME = 16

/** Returns the requests of a link for its page, and notes that the seller has read them. Needs a transaction. */
export async function openRequests(orm: Orm, now: Date, link: RequestLink): Promise<Requests> {
  const { by, companyName, asked, lines, closed } = link
  const ids = lines.map(({ id }) => id)
  const [first] = lines
  const [from] = await orm
    .select({ name: member.name, company: company.name })
    .from(member)
    .leftJoin(company, eq(company.id, member.companyId))
    .where(eq(member.id, first?.memberId ?? 0))
  if (!from) throw new Error(`no buyer of request ${asked}`)
  const eventsOf = await readEvents(orm, { rfq: ids, inquiry: [] })
  const shown: Line[] = []
  for (const line of lines) {
    const { id, kind, title, itemName, asked, listItem, quoteBy, timeZone, createdAt } = line
    const events = eventsOf({ type: 'rfq', id })
    await markSeen(orm, { type: 'rfq', id }, 'seller', events.at(-1)?.id ?? 0)
    const history = events.map(event => {
      const reply = eventReply(event)
      return { ...reply, attachment: ofLink(reply.attachment) }
    })
    shown.push({
      id,
      kind,
      title,
      itemName,
      asked,
      listItem,
      quoteBy,
      timeZone,
      history,
      createdAt: createdAt.toISOString(),
      attachment: ofLink(attachmentReply(line)),
      sheet: ofLink(sheetReply(line)),
      ...stateOf(events, now),
    })
  }
  return {
    id: Math.min(...[...lines, ...closed].map(({ id }) => id)),
    link: link.tokenHash.slice(0, LINK_NAME),
    asked,
    company: companyName,
    recipient: by.id === null ? null : by.name,
    from,
    list: (await nameOfList(orm, first?.listId ?? null)) || null,
    closed: closed.length,
    lines: shown,
  }
}

/** Returns the attachment with the address at which the link may read it. */
const ofLink = (attachment: Attachment | null): Attachment | null =>
  attachment && { ...attachment, url: attachment.url.replace('/api/', '/api/answer/') }

const errors = texts('error.answer', {
  none: 'Enter a price for at least one line, or choose No quote.',
  noObject: 'Each line must be an object.',
  over: 'This request is over. Nothing was sent. Reload the page, then send the rest.',
  noPrice: 'Enter a price, or choose No quote.',
  ofLine: 'Line {item}: {fault}',
})

/** More lines than any list has. */
const MAX_LINES = 500

/** Reads the answers to the lines of a link. Throws an HttpError 400 that names the line and its first wrong field. */
export function parseAnswers({ lines: given }: Fields, { lines, closed }: RequestLink) {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_LINES)
    throw new HttpError(400, errors.none)
  return given.map((fields: unknown) => {
    if (typeof fields !== 'object' || fields === null) throw new HttpError(400, errors.noObject)
    const answer: Fields = { ...fields }
    const id = parseDatabaseId(answer.id)
    const line = [...lines, ...closed].find(each => each.id === id)
    if (!line) throw notFound('request')
    const read = () => parseAnswer(answer, closed.includes(line))
    return { line, given: readEntry(`lines.${line.id}`, read, ofLine(line)) }
  })
}

function parseAnswer(answer: Fields, isOver: boolean) {
  if (isOver) throw new HttpError(409, errors.over)
  if (answer.action !== 'quote' && answer.action !== 'refuse') throw new HttpError(400, errors.noPrice)
  return parseAction(answer)
}

/** Puts the line's name before the sentence of a refusal. */
const ofLine =
  ({ listItem }: { listItem: number | null }) =>
  (sentence: Sentence): Sentence =>
    listItem === null ? sentence : errors.ofLine({ item: String(listItem), fault: sentence })

/** Adds all answers to the histories of their requests, and sends the buyer one mail. Needs a transaction. */
export async function sendAnswers(
  orm: Orm,
  at: At,
  { by }: RequestLink,
  answers: ReturnType<typeof parseAnswers>,
): Promise<void> {
  const steps = []
  // In the order of ids: two calls that lock the same requests in different orders would wait for each other.
  for (const { line, given } of answers.toSorted((a, b) => a.line.id - b.line.id))
    steps.push(
      await takeAction(orm, at.now, by, { type: 'rfq', id: line.id }, given).catch((fault: unknown) => {
        throw inEntry(`lines.${line.id}`, fault, ofLine(line))
      }),
    )
  await tellOtherSide(orm, at, by, steps, await nameOfList(orm, answers[0]?.line.listId ?? null))
}
