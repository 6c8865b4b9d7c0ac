import { atom, readonlyType } from 'nanostores'
import type { Origin } from '#shared/lead/lead.ts'
import { type Owner, ownerAfter } from '#shared/session/session.ts'
import { type DraftAttempt, type DraftKey, drafts } from './drafts.ts'
import type { Payload } from './form-machine.ts'
import { fingerprintOf, payloadOf } from './submitter.ts'
import type { FieldOf, Fields } from './validation.ts'

/** Enough for a user who corrects and retries. A draft must not grow without end. */
const MAX_ATTEMPTS = 5

export const NO_DRAFT = {
  /** True if the typed values are on this device and not only in this page. */
  kept: false,
  /** The name of a file that an earlier page held. It has to be chosen again. */
  fileToChooseAgain: null as string | null,
  /** True if an earlier page, or another tab, began to send this without a known answer: it may have arrived. */
  cutShort: false,
}

type DraftState = typeof NO_DRAFT & {
  /** True if a draft waits because the visitor had begun before it could be shown. */
  waits?: boolean | undefined
}
const NO_DRAFTS = { read: () => null, write: () => false, drop() {}, adopt: () => true, leave() {} }

type FormOptions<Values> = { name: string; target?: string; initial: Values; drafts?: boolean }

/** Holds the values, the file and the draft of one form. Without drafts, a visitor's text stays after signing in. */
export function createFormValues<Values extends Fields>(form: FormOptions<Values>) {
  const { name, target = 'page' } = form
  let { initial } = form
  const store = form.drafts ? drafts : NO_DRAFTS
  const $values = atom(initial)
  const $file = atom<File | null>(null)
  const $draft = atom<DraftState>(NO_DRAFT)
  let owner: Owner = ownerAfter('visitor')
  let attempts: readonly DraftAttempt[] = []

  const keyOf = (whose: Owner): DraftKey => ({ form: name, target, owner: whose })
  /** Returns the content to send. A repeated body keeps its origin, as it belongs to its key; others have `origin`. */
  function payload(origin?: Origin): Payload<Values> {
    const content = payloadOf($values.get(), $file.get())
    const tried = attemptOf(fingerprintOf(content))
    return { ...content, origin: tried ? tried.origin : origin }
  }
  const holds = (other: Payload<Values>) => fingerprintOf(payload()) === fingerprintOf(other)
  const attemptOf = (fingerprint: string) => attempts.find(attempt => attempt.fingerprint === fingerprint)
  const isBlank = () => holds(payloadOf(initial, null)) && !$draft.get().fileToChooseAgain

  function save(isTry?: boolean): void {
    const fileName = $file.get()?.name ?? $draft.get().fileToChooseAgain
    const isEmpty = !isTry && isBlank()
    if (isEmpty) store.drop(keyOf(owner))
    // After a sign-out by choice the drafts may be deleted before an answer comes, which must not save them again.
    const mayKeep = !isEmpty && ownerAfter(owner) === owner
    const kept = mayKeep && store.write(keyOf(owner), { values: $values.get(), fileName, attempts })
    $draft.set({ ...$draft.get(), kept, waits: undefined })
  }

  function clear(): void {
    attempts = []
    store.drop(keyOf(owner))
    $values.set(initial)
    $file.set(null)
    $draft.set(NO_DRAFT)
  }

  function load(next: Owner): void {
    owner = next
    store.adopt(keyOf(owner))
    const draft = store.read(keyOf(owner))
    // Only the fields of this form, because anyone may write others into the storage.
    const fields = Object.entries(draft?.values ?? {}).filter(([field]) => Object.hasOwn(initial, field))
    attempts = draft?.attempts ?? []
    $values.set({ ...initial, ...Object.fromEntries(fields) })
    $file.set(null)
    $draft.set({
      ...NO_DRAFT,
      kept: draft?.onDevice ?? false,
      fileToChooseAgain: draft?.fileName ?? null,
      cutShort: attempts.some(({ open }) => open),
    })
  }

  return {
    $values: readonlyType($values),
    $file: readonlyType($file),
    $draft: readonlyType($draft),
    owner: () => owner,
    /** Names the draft in the markup, so that a page can show it before this code has loaded (early-drafts.ts). */
    draftName: form.drafts ? `${name}:${target}` : undefined,
    payload,
    clear,
    change(field: FieldOf<Values>, typed: string): boolean {
      const value = typed === '' && initial[field] === undefined ? undefined : typed
      if ($values.get()[field] === value) return false
      $values.set({ ...$values.get(), [field]: value })
      save()
      return true
    },
    /** Sets the initial text of a field, also for a reset. It is shown unless the user typed something else. */
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
    /** Keeps several attempts, because a text may be changed and changed back between them. */
    remember(attempt: DraftAttempt): void {
      const others = attempts.filter(({ fingerprint }) => fingerprint !== attempt.fingerprint)
      attempts = [...others, attempt].slice(-MAX_ATTEMPTS)
      $draft.set({ ...$draft.get(), cutShort: false })
      save(true)
    },
    /** Drops the draft, because the server has the content, unless the user typed something meanwhile. */
    saved(sent: Payload<Values>): void {
      if (holds(sent)) {
        store.drop(keyOf(owner))
        $draft.set(NO_DRAFT)
      } else save()
    },
    finish(sent: Payload<Values>): void {
      attempts = []
      if (holds(sent)) clear()
      else save()
    },
    load,
    /** Shows the draft that waits. */
    resume: () => load(owner),
    /** Leaves the draft on the device, under a form that was empty when the visitor began. */
    leaveDraft(): void {
      const { kept, fileToChooseAgain } = $draft.get()
      if (!kept && !fileToChooseAgain) return
      store.leave(keyOf(owner))
      attempts = []
      $values.set(initial)
      $draft.set({ ...NO_DRAFT, waits: true })
    },
    /** Hands a visitor's text to the user who signed in. Returns false if a draft of that user is to be shown. */
    passTo(userId: number): boolean {
      if (!store.adopt(keyOf(userId))) return false
      owner = userId
      return true
    },
    isSafe: () => isBlank() || ($draft.get().kept && !$file.get()),
  }
}
