import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { mail, mailSending } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { logLine } from '../request/log.ts'
import { noticeEnding } from './letters/conversation.ts'
import { newsletterEnding } from './letters/subscribed.ts'
import { textOf } from './links.ts'
import { noteOutcome } from './operator-faults.ts'
import type { Deliver, Outcome, Sendable } from './smtp.ts'
import { leavingPath, unsubscriptionOf } from './unsubscribe.ts'
import { lines, paragraphs } from './words.ts'

const MINUTE = 60_000

/** The time for one attempt, longer than all time limits of the connection together. */
const ATTEMPT_MS = 5 * MINUTE
/** Mail servers that delay unknown senders take the mail within minutes; one that is being repaired, within days. */
const MAX_PAUSE_MS = 4 * 60 * MINUTE
/** About four days. */
const MAX_ATTEMPTS = 30

type Row = typeof mail.$inferSelect
type Change = Partial<
  Pick<Row, 'state' | 'isBegun' | 'attempts' | 'dueAt' | 'doubts' | 'failure' | 'fault' | 'endedAt'>
>

/**
 * The step after each outcome. A mail is repeated once when nobody knows whether the mail server has it: twice is a
 * nuisance, never is a lost order.
 */
const steps: { readonly [Kind in Outcome['kind']]: (row: Row, now: Date) => Change } = {
  accepted: () => ({ state: 'sent', failure: '', fault: null }),
  stopped: ({ attempts }, now) => ({ state: 'waiting', attempts: attempts - 1, dueAt: now }),
  refused: () => ({ state: 'failed' }),
  postponed: ({ attempts }, now) =>
    attempts >= MAX_ATTEMPTS
      ? { state: 'failed' }
      : { state: 'waiting', dueAt: new Date(now.getTime() + Math.min(2 ** attempts * MINUTE, MAX_PAUSE_MS)) },
  unknown: (row, now) =>
    row.doubts > 0
      ? { state: 'failed', failure: DOUBT, fault: null }
      : { state: 'waiting', doubts: 1, dueAt: new Date(now.getTime() + MINUTE) },
}

const DOUBT = 'The mail server did not answer after it got the mail, twice. It may have arrived.'

/** Takes the next mail that is due, so that no other process takes it. Undefined if there is none. */
async function takeNext({ orm, settings }: Api): Promise<Row | undefined> {
  const now = settings.clock()
  return orm.transaction(async transaction => {
    const since = transaction.select({ since: mailSending.since }).from(mailSending)
    const [row] = await transaction
      .select()
      .from(mail)
      .where(
        and(
          inArray(mail.state, ['waiting', 'sending']),
          lte(mail.dueAt, now),
          gte(mail.dueAt, sql`(${since})`),
        ),
      )
      .orderBy(asc(mail.priority), asc(mail.dueAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return undefined
    // The process that was sending it has died, perhaps after the mail server got it.
    const {
      state,
      failure = row.failure,
      doubts = row.doubts,
    } = row.state === 'sending' && row.isBegun ? steps.unknown(row, now) : {}
    const change: Change =
      state === 'failed'
        ? { state, failure, doubts, endedAt: now }
        : {
            state: 'sending',
            isBegun: false,
            attempts: row.attempts + 1,
            dueAt: new Date(now.getTime() + ATTEMPT_MS),
            failure,
            doubts,
          }
    await transaction.update(mail).set(change).where(eq(mail.id, row.id))
    return { ...row, ...change }
  })
}

/** Sends every mail that is due, one after the other, until `signal` ends it. Returns how many it has taken. */
export async function deliverDue(api: Api, deliver: Deliver, signal?: AbortSignal): Promise<number> {
  const { settings } = api
  for (let taken = 0; ; taken += 1) {
    const row = signal?.aborted ? undefined : await takeNext(api)
    if (!row) return taken
    const { state, failure } = row.state === 'sending' ? await attempt(api, row, deliver, signal) : row
    if (state === 'failed')
      settings.logFault(logLine(settings.clock(), { error: `mail ${row.id} was not sent: ${failure}` }))
  }
}

async function attempt(api: Api, row: Row, deliver: Deliver, stop?: AbortSignal): Promise<Change> {
  const { orm, settings } = api
  const isThis = eq(mail.id, row.id)
  const begin = () => orm.update(mail).set({ isBegun: true }).where(isThis)
  const outcome = await deliver(await sendableOf(api, row), begin, stop)
  await noteOutcome(api, outcome)
  const reason = 'reason' in outcome ? { failure: outcome.reason } : {}
  const fault = 'fault' in outcome ? { fault: outcome.fault } : {}
  const now = settings.clock()
  const next = steps[outcome.kind](row, now)
  const change = { ...reason, ...fault, ...next, ...(next.state !== 'waiting' && { endedAt: now }) }
  const kept = change.state === 'sent' ? withoutSecret(row) : {}
  await orm
    .update(mail)
    .set({ ...change, ...kept })
    .where(isThis)
  return change
}

async function sendableOf({ orm, settings }: Api, row: Row): Promise<Sendable> {
  const { messageKey, recipient: to, subject, language, isOptional, memberId } = row
  const site = settings.site()
  const text = textOf(row, site)
  const letter = { messageKey, to, subject, language, replyTo: row.replyTo ?? undefined }
  const links = linksOf(row, site)
  if (!isOptional) return { ...letter, text, links, unsubscribe: undefined }
  const [ending, path] =
    memberId === null
      ? [newsletterEnding, await leavingPath(orm, to)]
      : [noticeEnding, await unsubscriptionOf(orm, memberId)]
  const unsubscribe = `${site}${path}`
  return {
    ...letter,
    text: paragraphs(text, lines(ending, unsubscribe))(language),
    links: [...links, unsubscribe],
    unsubscribe,
  }
}

/** Returns the addresses that we wrote into a mail: that of its page, and one with its secret. */
function linksOf({ body, link, secret }: Row, site: string): string[] {
  const written = body
    .split(/\s+/)
    .filter(word => secret !== null && word.startsWith(site) && word.endsWith(secret))
  return [...(link ? [`${site}${link}`] : []), ...written]
}

const REMOVED = '(removed after sending)'

function withoutSecret({ secret, body, link }: Row): Partial<Row> {
  if (secret === null) return {}
  return { secret: null, body: body.replaceAll(secret, REMOVED), link: link.includes(secret) ? '' : link }
}
