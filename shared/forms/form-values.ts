import { atom, readonlyType } from 'nanostores'
import type { Origin } from '#shared/lead/lead.ts'
import { $session } from '#shared/session/session.ts'
import { type Attempt, type DraftKey, drafts, type Owner } from './drafts.ts'
import type { FieldOf, Fields } from './validation.ts'

/** What is sent. */
export type Payload<Values> = {
  readonly values: Values
  readonly file: File | null
  readonly origin?: Origin | undefined
}

/** Enough for whoever corrects and retries; a draft may not grow without end. */
const MOST_ATTEMPTS = 5

const NO_DRAFT = {
  /** What was typed is on this device, not only in this page. */
  kept: false,
  /** The name of a file that an earlier page held: it has to be chosen again. */
  fileToChooseAgain: null as string | null,
  /** An earlier page, or another tab, began to send this and we know no answer: it may have arrived. */
  cutShort: false,
}
const NO_DRAFTS = { read: () => null, write: () => false, drop() {}, adopt: () => true }

/**
 * Whose text a form shows that shows `owner`'s now. After an expiry it stays the member's, because it must not vanish
 * before the member can sign in again.
 */
export function ownerAfter(owner: Owner): Owner {
  const session = $session.get()
  if (session.at === 'member') return session.user.id
  return session.at === 'expired' && session.userId === owner ? owner : 'visitor'
}

export type FormValues<Values extends Fields> = ReturnType<typeof createFormValues<Values>>

type FormOptions<Values> = { name: string; target?: string; initial: Values; drafts?: boolean }

/** The values and the file of one form, and their draft. Without drafts a visitor's text stays with who signs in. */
export function createFormValues<Values extends Fields>(form: FormOptions<Values>) {
  const { name, target = 'page' } = form
  let { initial } = form
  const store = form.drafts ? drafts : NO_DRAFTS
  const $values = atom(initial)
  const $file = atom<File | null>(null)
  const $draft = atom(NO_DRAFT)
  let owner: Owner = ownerAfter('visitor')
  let attempts: readonly Attempt[] = []

  const keyOf = (whose: Owner): DraftKey => ({ form: name, target, owner: whose })
  /** What has been tried says again where it comes from, as a body belongs to its key; else it says `origin`. */
  function payload(origin?: Origin): Payload<Values> {
    const content = { values: $values.get(), file: $file.get() }
    const tried = attemptOf(fingerprintOf(content))
    return { ...content, origin: tried ? tried.origin : origin }
  }
  const holds = (other: Payload<Values>) => fingerprintOf(payload()) === fingerprintOf(other)
  const attemptOf = (fingerprint: string) => attempts.find(attempt => attempt.fingerprint === fingerprint)
  const isBlank = () => holds({ values: initial, file: null }) && !$draft.get().fileToChooseAgain

  /** A try is kept also of what a host suggests and nobody has changed. */
  function save(isTry?: boolean): void {
    const fileName = $file.get()?.name ?? $draft.get().fileToChooseAgain
    const isEmpty = !isTry && isBlank()
    if (isEmpty) store.drop(keyOf(owner))
    // After a sign-out by choice the drafts may be deleted while something is still on its way: it must not write them anew.
    const mayKeep = !isEmpty && ownerAfter(owner) === owner
    const kept = mayKeep && store.write(keyOf(owner), { values: $values.get(), fileName, attempts })
    $draft.set({ ...$draft.get(), kept })
  }

  function clear(): void {
    attempts = []
    store.drop(keyOf(owner))
    $values.set(initial)
    $file.set(null)
    $draft.set(NO_DRAFT)
  }

  return {
    $values: readonlyType($values),
    $file: readonlyType($file),
    $draft: readonlyType($draft),
    owner: () => owner,
    payload,
    clear,
    change(field: FieldOf<Values>, typed: string): void {
      const value = typed === '' && initial[field] === undefined ? undefined : typed
      if ($values.get()[field] === value) return
      $values.set({ ...$values.get(), [field]: value })
      save()
    },
    /** What a field begins with, and has again after a reset. It is shown unless something else was typed there. */
    suggest(field: FieldOf<Values>, text: string): void {
      const values = $values.get()
      if (values[field] === initial[field]) $values.set({ ...values, [field]: text })
      initial = { ...initial, [field]: text }
    },
    hold(file: File | null): void {
      $file.set(file)
      $draft.set({ ...$draft.get(), fileToChooseAgain: null })
      save()
    },
    attemptOf,
    /** Several are kept, because a text may be changed and changed back between tries. */
    remember(attempt: Attempt): void {
      const others = attempts.filter(({ fingerprint }) => fingerprint !== attempt.fingerprint)
      attempts = [...others, attempt].slice(-MOST_ATTEMPTS)
      $draft.set({ ...$draft.get(), cutShort: false })
      save(true)
    },
    /** The server has this: it is a draft no more, unless something was typed meanwhile. */
    saved(sent: Payload<Values>): void {
      if (holds(sent)) {
        store.drop(keyOf(owner))
        $draft.set(NO_DRAFT)
      } else save()
    },
    /** Empties what was sent; what was typed meanwhile stays. */
    finish(sent: Payload<Values>): void {
      attempts = []
      if (holds(sent)) clear()
      else save()
    },
    /** Shows what this owner left. */
    load(next: Owner): void {
      owner = next
      store.adopt(keyOf(owner))
      const draft = store.read(keyOf(owner))
      // Only the fields that this form has, and no others that somebody wrote into the storage.
      const fields = Object.entries(draft?.values ?? {}).filter(([field]) => Object.hasOwn(initial, field))
      attempts = draft?.attempts ?? []
      $values.set({ ...initial, ...Object.fromEntries(fields) })
      $file.set(null)
      $draft.set({
        kept: draft?.onDevice ?? false,
        fileToChooseAgain: draft?.fileName ?? null,
        cutShort: attempts.some(({ open }) => open),
      })
    },
    /** Hands what a visitor typed to the user who signed in; false when a draft of that user is to be shown. */
    passTo(userId: number): boolean {
      if (!store.adopt(keyOf(userId))) return false
      owner = userId
      return true
    },
    /** Nothing would be lost if this page forgot it. */
    isSafe: () => isBlank() || ($draft.get().kept && !$file.get()),
  }
}

/** Equal for equal content, also when the same file was chosen a second time. */
export function fingerprintOf({ values, file }: Payload<Fields>): string {
  return JSON.stringify([values, file && [file.name, file.size, file.lastModified]])
}
