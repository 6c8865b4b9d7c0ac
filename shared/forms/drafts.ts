/** Who a draft belongs to: a member by id, or whoever is not signed in. */
export type Owner = number | 'visitor'

/** One sending of one content. `open`: it was begun and we know no answer, so it may have arrived. */
export type Attempt = { key: string; mark: string; open: boolean }

export type Draft = {
  values: Readonly<Record<string, string>>
  /** Of a file that was chosen: only its name can be kept. */
  fileName: string | null
  attempts: readonly Attempt[]
}

export type Place = { form: string; target: string; owner: Owner }

export type Drafts = {
  read(place: Place): (Draft & { onDevice: boolean }) | null
  /** True when it is on the device, false when it lives in memory only (storage blocked or full). */
  write(place: Place, draft: Draft): boolean
  drop(place: Place): void
  /**
   * Hands a visitor's draft to the user who signed in, unless he has his own. Only a draft that was seen or written
   * on this page: what somebody else left on the device is nobody's business.
   */
  adopt(form: string, target: string, userId: number): void
  has(userId: number): boolean
  clear(userId: number): void
  /** Forgets what is in memory, as a new page would. */
  reload(): void
}

const PREFIX = 'trade-widgets:draft:'
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/**
 * Drafts in local storage, one entry each. Where two tabs have different texts in one form, the one that was typed last
 * stands in the entry and the other beside it, until its turn comes. Never throws.
 */
export function keepDrafts(storage: () => Storage, now: () => number): Drafts {
  const memory = new Map<string, string>()
  /** What this page has read or written last, by key. */
  const seen = new Map<string, string | null>()

  const stored = (key: string): string | null => quietly(() => storage().getItem(key)) ?? null
  const store = (key: string, text: string): boolean =>
    quietly(() => {
      storage().setItem(key, text)
      return true
    }) ?? false

  function remove(key: string): void {
    memory.delete(key)
    quietly(() => storage().removeItem(key))
  }

  function readAt(key: string): Draft | null {
    const text = memory.get(key) ?? stored(key)
    if (text === null) return null
    const draft = parseDraft(text, now())
    if (!draft) remove(key)
    return draft
  }

  function keysUnder(start: string): string[] {
    const keys = new Set(memory.keys())
    quietly(() => {
      const place = storage()
      for (let index = 0; index < place.length; index++) keys.add(place.key(index) ?? '')
    })
    return [...keys].filter(key => key.startsWith(start))
  }

  /** What stands there comes from another tab: it may be all that is left of what somebody types there. */
  function isOthers(key: string): boolean {
    const text = memory.has(key) ? null : stored(key)
    return text !== null && text !== seen.get(key) && readAt(key) !== null
  }

  function move(from: string, to: string): void {
    const text = stored(from)
    if (text !== null && store(to, text)) remove(from)
  }

  function writeAt(key: string, draft: Draft): boolean {
    const text = JSON.stringify({ savedAt: now(), ...draft })
    seen.set(key, text)
    if (!store(key, text)) {
      // Reading drops what has expired, which may be all the room that is needed.
      for (const other of keysUnder(PREFIX)) readAt(other)
      if (!store(key, text)) {
        memory.set(key, text)
        return false
      }
    }
    memory.delete(key)
    return true
  }

  return {
    read(place) {
      const key = keyOf(place)
      if (!readAt(key)) move(besideOf(place), key)
      const draft = readAt(key)
      if (!draft) return null
      seen.set(key, stored(key))
      return { ...draft, onDevice: !memory.has(key) }
    },
    write(place, draft) {
      const key = keyOf(place)
      if (isOthers(key)) move(key, besideOf(place))
      return writeAt(key, draft)
    },
    drop(place) {
      const key = keyOf(place)
      const beside = besideOf(place)
      if (!isOthers(key)) remove(key)
      else if (stored(beside) === seen.get(key)) remove(beside)
      if (!readAt(key)) move(beside, key)
    },
    adopt(form, target, userId) {
      const left = keyOf({ form, target, owner: 'visitor' })
      const own = keyOf({ form, target, owner: userId })
      if (!seen.has(left) || readAt(own)) return
      const draft = readAt(left)
      if (!draft) return
      writeAt(own, draft)
      remove(left)
    },
    has: userId => keysUnder(startOf(userId)).some(key => readAt(key) !== null),
    clear: userId => keysUnder(startOf(userId)).forEach(remove),
    reload() {
      memory.clear()
      seen.clear()
    },
  }
}

/** The drafts of this device. */
export const drafts: Drafts = keepDrafts(
  () => localStorage,
  () => Date.now(),
)

/** Whether this member has texts here that were not sent yet. For the question on sign-out. */
export const hasDrafts = (userId: number): boolean => drafts.has(userId)

/** Deletes a member's drafts, on a sign-out by choice: call it before `signOut()`. */
export const clearDrafts = (userId: number): void => drafts.clear(userId)

const startOf = (owner: Owner): string => `${PREFIX}${owner}:`

const keyOf = ({ form, target, owner }: Place): string => `${startOf(owner)}${form}:${target}`

/** No form is named so. */
const besideOf = (place: Place): string => keyOf({ ...place, form: `~${place.form}` })

/** Null for what has expired, is broken, or is not ours to understand. */
function parseDraft(text: string, now: number): Draft | null {
  const entry = record(quietly((): unknown => JSON.parse(text)))
  const values = record(entry?.values)
  if (!entry || !values || typeof entry.savedAt !== 'number') return null
  // A clock that was put back may not make a draft live for ever.
  if (Math.abs(now - entry.savedAt) > LIFETIME) return null
  return {
    values: Object.fromEntries(Object.entries(values).filter(isText)),
    fileName: typeof entry.fileName === 'string' ? entry.fileName : null,
    attempts: Array.isArray(entry.attempts) ? entry.attempts.flatMap(parseAttempt) : [],
  }
}

function parseAttempt(value: unknown): Attempt[] {
  const { key, mark, open } = record(value) ?? {}
  if (typeof key !== 'string' || typeof mark !== 'string' || typeof open !== 'boolean') return []
  return [{ key, mark, open }]
}

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string'

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null
}

function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
