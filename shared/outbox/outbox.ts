import { atom, onMount, readonlyType } from 'nanostores'
import type { Struct } from 'superstruct'
import { isOffline } from '#shared/api/client.ts'
import { newIdempotencyKey } from '#shared/outbox/send-once.ts'
import { $user } from '#shared/session/session.ts'
import { forgetUnstored } from '#shared/storage/device-records.ts'
import { listenTo } from '#shared/storage/listen-to.ts'
import { entriesOf, type OutboxEntry, type StoredEntry } from './entry.ts'
import { afterFailure, isSafeToRepeat } from './retry-policy.ts'
import { tryToSend } from './send-once.ts'

type SendContext<Payload> = {
  lane: string
  /** The key, which is the same each time this entry is sent. */
  idempotencyKey: string
  signal: AbortSignal
  /** Changes the stored payload, to keep facts for a repetition, such as the call that was made. */
  update(payload: Payload): void
}

export type OutboxOptions<Payload, Result> = {
  /** The name of these writes in the storage. */
  kind: string
  /** The member that owns the writes. They are sent only while this member is signed in. */
  owner: number
  /** The schema of plain JSON. Other stored data is ignored. */
  payload: Struct<Payload, unknown>
  /** Makes the write. Rejects with an ApiError. */
  send(payload: Payload, context: SendContext<Payload>): Promise<Result>
}

export type Outbox<Payload, Result> = ReturnType<typeof createOutbox<Payload, Result>>

/** Milliseconds after which a silent tab counts as closed, without Web Locks (pages that are not secure). */
const CLAIM_LASTS = 30_000
/** Milliseconds until other tabs see a claim. */
const CLAIM_SETTLES = 50
/** `setTimeout` overflows above 24.8 days. */
const LONGEST_TIMER = 60 * 60 * 1000

/** The number of requests that are sent at a time. Each lane sends its share one after the other. */
const LANES = 2

/** Returns the lane of a request by its place among those that are sent together. */
export const laneOf = (index: number): string => String(index % LANES)

let page = new AbortController()

/** Stops every outbox and forgets unstored writes, as a new page would, for tests and stories. */
export function resetOutboxes(): void {
  page.abort()
  page = new AbortController()
  forgetUnstored()
}

/**
 * Creates the outbox of a member's writes of one kind, kept on the device until the server has them
 * (decisions.mdx#outbox). With listeners to `$entries` it resumes after a reload, on sign-in, with the network, and
 * after waits.
 */
export function createOutbox<Payload, Result>(options: OutboxOptions<Payload, Result>) {
  const { kind, owner, payload, send } = options
  const entries = entriesOf(owner, kind, payload)
  const sent = new Map<string, OutboxEntry<Payload, Result>>()
  const $entries = atom<readonly OutboxEntry<Payload, Result>[]>([])
  const { signal } = page
  const tab = newIdempotencyKey()
  const busyLanes = new Set<string>()
  let isWatched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isSignedIn = (): boolean => $user.get()?.id === owner

  function show(): void {
    $entries.set([...entries.readAll(), ...sent.values()].sort((one, other) => one.addedAt - other.addedAt))
  }

  /** Changes an entry if it is still there: it may have been removed meanwhile. */
  function update(id: string, change: Partial<StoredEntry<Payload>>): void {
    const entry = entries.read(id)
    if (entry) entries.write({ ...entry, ...change })
    show()
  }

  /** Returns the next entry of a lane. One that waits or is being sent blocks those behind it; a failed one doesn't. */
  function nextIn(lane: string): StoredEntry<Payload> | undefined {
    if (signal.aborted || !isSignedIn()) return undefined
    const first = entries.readAll().find(entry => entry.lane === lane && entry.state.at !== 'failed')
    return first && dueAt(first) <= Date.now() ? first : undefined
  }

  function sendAll(): void {
    if (signal.aborted) return
    show()
    const all = entries.readAll()
    for (const lane of new Set(all.map(entry => entry.lane))) {
      if (!busyLanes.has(lane) && nextIn(lane)) void sendLane(lane)
    }
    clearTimeout(timer)
    const now = Date.now()
    const next = Math.min(...all.map(dueAt).filter(time => time > now))
    if (isWatched && next < Infinity) timer = setTimeout(sendAll, Math.min(next - now, LONGEST_TIMER))
  }

  async function sendLane(lane: string): Promise<void> {
    busyLanes.add(lane)
    const lock = `trade-widgets:outbox:${owner}:${kind}:${lane}`
    while (nextIn(lane)) await alone(lock, signal, () => sendNext(lane))
    busyLanes.delete(lane)
    sendAll()
  }

  async function sendNext(lane: string): Promise<void> {
    const entry = nextIn(lane)
    if (!entry) return
    const { id } = entry
    if (entry.state.at === 'sending') {
      // The page that was sending it is gone.
      return update(id, {
        mayHaveArrived: true,
        state: isSafeToRepeat(entry) ? { at: 'queued' } : { at: 'failed', error: null },
      })
    }
    const attempts = entry.attempts + 1
    update(id, { attempts, state: { at: 'sending', tab, since: Date.now() } })
    if (!hasLocks() && !(await isClaimed(id))) return
    if (!isSignedIn()) return update(id, { state: { at: 'queued' } })
    const context = {
      lane,
      idempotencyKey: id,
      signal,
      update: (payload: Payload) => update(id, { payload }),
    }
    const outcome = await tryToSend(() => send(entry.payload, context), signal)
    if (outcome.at === 'sent') {
      const stored = entries.read(id)
      entries.remove(id)
      if (stored) sent.set(id, { ...stored, state: outcome })
      show()
    } else if (!signal.aborted) update(id, afterFailure({ ...entry, attempts }, outcome))
  }

  /** Returns false if another tab has claimed the entry at the same moment, a little later. */
  async function isClaimed(id: string): Promise<boolean> {
    await new Promise(resolve => setTimeout(resolve, CLAIM_SETTLES))
    const state = entries.read(id)?.state
    return !signal.aborted && state?.at === 'sending' && state.tab === tab
  }

  onMount($entries, () => {
    const unfollow = entries.follow(sendAll)
    const stopListening = listenTo(window, ['online'], sendAll)
    const stop = $user.listen(sendAll)
    isWatched = true
    sendAll()
    return () => {
      isWatched = false
      unfollow()
      stopListening()
      stop()
      clearTimeout(timer)
    }
  })

  function addAll(added: readonly { lane: string; payload: Payload }[]): void {
    const last = entries.readAll().at(-1)?.addedAt ?? 0
    const first = Math.max(Date.now(), last + 1)
    added.forEach(({ lane, payload }, index) => {
      entries.write({
        id: newIdempotencyKey(),
        lane,
        addedAt: first + index,
        attempts: 0,
        mayHaveArrived: false,
        payload,
        state: { at: 'queued' },
      })
    })
    sendAll()
  }

  return {
    /** The entries in order. A sent one stays until it is removed or the page is left. */
    $entries: readonlyType($entries),
    /** Adds an entry behind the others of its lane. */
    add: (lane: string, payload: Payload): void => addAll([{ lane, payload }]),
    /** Adds many entries at once. */
    addAll,
    /** Sends a waiting or failed entry at once. */
    retry(id: string): void {
      const at = entries.read(id)?.state.at
      if (at === 'waiting' || at === 'failed') update(id, { state: { at: 'queued' } })
      sendAll()
    },
    /** Forgets an entry. One that is on its way can't be called back. */
    remove(id: string): void {
      sent.delete(id)
      entries.remove(id)
      sendAll()
    },
  }
}

/** Returns the time at which an entry may be sent, in milliseconds. */
function dueAt({ state }: StoredEntry<unknown>): number {
  if (state.at === 'failed') return Infinity
  if (state.at === 'sending') return hasLocks() ? 0 : state.since + CLAIM_LASTS
  if (state.at === 'queued') return 0
  if (state.until === 'online') return isOffline() ? Infinity : 0
  return state.until
}

const hasLocks = (): boolean => Boolean(navigator.locks)

/**
 * Runs an action while no other tab runs one of this name, as far as the browser can tell. A frame without an origin
 * gets no lock, but it shares its storage with nobody.
 */
async function alone(name: string, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return action()
  let isGranted = false
  const run = (): Promise<void> => {
    isGranted = true
    return action()
  }
  await navigator.locks.request(name, { signal }, run).catch(error => {
    // An action that failed while it ran must not run a second time.
    if (isGranted) throw error
    return signal.aborted ? undefined : action()
  })
}
