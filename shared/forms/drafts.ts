import { type Infer, type, unknown } from 'superstruct'
import type { Origin } from '#shared/lead/lead.ts'
import type { Attempt } from '#shared/outbox/send-once.ts'
import type { Owner } from '#shared/session/session.ts'
import { deviceRecords, forgetUnstored } from '#shared/storage/device-records.ts'
import { toJson } from '#shared/storage/to-json.ts'

/** `origin` was sent under the same key. */
export type DraftAttempt = Attempt & { origin?: Origin | undefined }

/** Undefined values are not stored. Of a chosen file only the name can be. */
export type Draft = {
  values: Readonly<Record<string, string | undefined>>
  fileName: string | null
  attempts: readonly DraftAttempt[]
}

export type DraftKey = { form: string; target: string; owner: Owner }

const StoredDraft = type({ values: unknown(), fileName: unknown(), attempts: unknown() })
const records = deviceRecords('draft', StoredDraft)

/** Stores drafts. The text of another tab waits beside the entry: decisions.mdx#tab-drafts. Never throws. */
export function createDrafts() {
  const seen = new Map<string, string>()

  const draftAt = (entry: string) => parseDraft(records.read(entry))
  const textAt = (entry: string) => toJson(draftAt(entry))

  /** Returns true if the entry comes from another tab: it may be all that is left of a text being typed there. */
  function isOthers(entry: string): boolean {
    return records.isOnDevice(entry) && draftAt(entry) !== null && textAt(entry) !== seen.get(entry)
  }

  function move(from: string, to: string): void {
    const record = records.read(from)
    if (record && records.write(to, record)) records.remove(from)
  }

  function writeAt(entry: string, { values, fileName, attempts }: Draft): boolean {
    seen.set(entry, toJson({ values, fileName, attempts }))
    const marked = attempts.map(({ fingerprint: mark, ...rest }) => ({ mark, ...rest }))
    return records.write(entry, { values, fileName, attempts: marked })
  }

  return {
    read(key: DraftKey): (Draft & { onDevice: boolean }) | null {
      const entry = entryOf(key)
      if (!draftAt(entry)) move(besideOf(key), entry)
      const draft = draftAt(entry)
      if (!draft) return null
      seen.set(entry, toJson(draft))
      return { ...draft, onDevice: records.isOnDevice(entry) }
    },
    /** Returns true if it is on the device, false if it is only in memory (storage blocked or full). */
    write(key: DraftKey, draft: Draft): boolean {
      const entry = entryOf(key)
      if (isOthers(entry)) move(entry, besideOf(key))
      return writeAt(entry, draft)
    },
    /** Forgets that this page has seen the draft: it then waits beside the next one, like that of another tab. */
    leave: (key: DraftKey): void => void seen.delete(entryOf(key)),
    drop(key: DraftKey): void {
      const entry = entryOf(key)
      const beside = besideOf(key)
      if (!isOthers(entry)) records.remove(entry)
      else if (textAt(beside) === seen.get(entry)) records.remove(beside)
      if (!draftAt(entry)) move(beside, entry)
    },
    // Only a draft that was seen or written on this page: another one may be a stranger's.
    /** Hands a visitor's draft to the user who signed in. Returns false if the user's own draft is to be shown. */
    adopt(key: DraftKey): boolean {
      const entry = entryOf(key)
      const left = entryOf({ ...key, owner: 'visitor' })
      if (!draftAt(entry)) move(besideOf(key), entry)
      const draft = draftAt(left)
      const own = draftAt(entry)
      if (!draft || !seen.has(left)) return !own
      if (own && draftAt(besideOf(key))) return false
      if (own) move(entry, besideOf(key))
      writeAt(entry, draft)
      records.remove(left)
      return true
    },
    reload(): void {
      forgetUnstored()
      seen.clear()
    },
  }
}

export const drafts = createDrafts()

const entryOf = ({ form, target, owner }: DraftKey): string => `${owner}:${form}:${target}`
const besideOf = (key: DraftKey): string => entryOf({ ...key, form: `~${key.form}` })

/** Returns a draft of texts only, because anyone may write into the storage, or null if the record is no draft. */
function parseDraft(record: Infer<typeof StoredDraft> | null): Draft | null {
  const { values, fileName, attempts } = record ?? {}
  if (typeof values !== 'object' || values === null) return null
  const texts = Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return {
    values: Object.fromEntries(texts),
    fileName: typeof fileName === 'string' ? fileName : null,
    attempts: Array.isArray(attempts) ? attempts.flatMap(parseAttempt) : [],
  }
}

function parseAttempt(
  stored: { key?: unknown; mark?: unknown; open?: unknown; origin?: unknown } | null,
): DraftAttempt[] {
  const { key, mark, open, origin } = stored ?? {}
  if (typeof key !== 'string' || typeof mark !== 'string' || typeof open !== 'boolean') return []
  return [{ key, fingerprint: mark, open, ...(isOrigin(origin) && { origin }) }]
}

const isOrigin = (stored: unknown): stored is Origin => typeof Object(stored).ending === 'string'
