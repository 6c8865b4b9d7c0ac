import { atom, type ReadableAtom } from 'nanostores'
import { $session, $user } from '#shared/session/session.ts'
import { markOf, type Parcel } from './courier.ts'
import { type Attempt, drafts, type Owner } from './drafts.ts'
import type { FieldOf, Fields } from './rules.ts'

export type DraftNote = {
  /** What was typed is on this device, not only in this page. */
  kept: boolean
  /** The name of a file that an earlier page held: it has to be chosen again. */
  fileToChooseAgain: string | null
  /** An earlier page, or another tab, began to send this and we know no answer: it may have arrived. */
  cutShort: boolean
}

/** What a form holds, and for whom. */
export type Content<Values> = {
  $values: ReadableAtom<Values>
  $file: ReadableAtom<File | null>
  $draft: ReadableAtom<DraftNote>
  owner(): Owner
  parcel(): Parcel<Values>
  change(field: FieldOf<Values>, value: string): void
  hold(file: File | null): void
  /** Keeps with the draft that it is being sent, or what was tried. */
  remember(attempts: readonly Attempt[]): void
  /** The server has this: it is a draft no more, unless something was typed meanwhile. */
  saved(parcel: Parcel<Values>): void
  /** Empties what was sent; what was typed meanwhile stays. */
  finish(parcel: Parcel<Values>): void
  clear(): void
  /** Shows what this owner left, and gives the attempts to send it. */
  load(owner: Owner): readonly Attempt[]
  /** Hands what a visitor typed to the user who signed in; false when that user has a draft of his own. */
  passTo(userId: number): boolean
  /** Nothing would be lost if this page forgot it. */
  isSafe(): boolean
}

type Kept<Values> = {
  name: string
  target: string
  initial: Values
  drafts: boolean
  secret?: readonly FieldOf<Values>[]
}

const NO_DRAFT: DraftNote = { kept: false, fileToChooseAgain: null, cutShort: false }

export const ownerNow = (): Owner => $user.get()?.id ?? 'visitor'

/** Values and file of one form, with their draft. Without drafts a visitor's text simply stays with who signs in. */
export function createContent<Values extends Fields>(form: Kept<Values>): Content<Values> {
  const { initial, name } = form
  const secret: readonly string[] = form.secret ?? []
  const $values = atom<Values>(initial)
  const $file = atom<File | null>(null)
  const $draft = atom<DraftNote>(NO_DRAFT)
  let owner = ownerNow()
  let attempts: readonly Attempt[] = []

  const place = (of: Owner = owner) => ({ form: name, target: form.target, owner: of })
  const isBlank = () => same($values.get(), initial) && !$file.get() && !$draft.get().fileToChooseAgain
  // After a sign-out by choice the drafts may be deleted while something is still on its way: it must not write them anew.
  const mayKeep = () => form.drafts && (ownerNow() === owner || $session.get().at === 'expired')
  const parcel = (): Parcel<Values> => ({ values: $values.get(), file: $file.get() })
  const isUnchanged = (sent: Parcel<Values>) => markOf(parcel()) === markOf(sent)

  function save(): void {
    const fileToChooseAgain = $file.get() ? null : $draft.get().fileToChooseAgain
    if (isBlank()) drop()
    const kept = !isBlank() && mayKeep() && write($file.get()?.name ?? fileToChooseAgain)
    $draft.set({ ...$draft.get(), kept, fileToChooseAgain })
  }

  function write(fileName: string | null): boolean {
    const open = Object.entries($values.get()).filter(([field]) => !secret.includes(field))
    // An attempt is marked with the whole content, and a secret is not to be stored in any way.
    const safe = secret.length > 0 ? [] : attempts
    return drafts.write(place(), { values: Object.fromEntries(open), fileName, attempts: safe })
  }

  function drop(): void {
    if (form.drafts) drafts.drop(place())
  }

  function clear(): void {
    attempts = []
    drop()
    $values.set(initial)
    $file.set(null)
    $draft.set(NO_DRAFT)
  }

  return {
    $values,
    $file,
    $draft,
    owner: () => owner,
    parcel,
    change(field, value) {
      if ($values.get()[field] === value) return
      $values.set({ ...$values.get(), [field]: value })
      save()
    },
    hold(file) {
      $file.set(file)
      $draft.set({ ...$draft.get(), fileToChooseAgain: null })
      save()
    },
    remember(latest) {
      attempts = latest
      $draft.set({ ...$draft.get(), cutShort: false })
      save()
    },
    saved(sent) {
      if (!isUnchanged(sent)) return save()
      drop()
      $draft.set(NO_DRAFT)
    },
    finish(sent) {
      attempts = []
      if (isUnchanged(sent)) clear()
      else save()
    },
    clear,
    load(next) {
      owner = next
      if (form.drafts && typeof next === 'number') drafts.adopt(name, form.target, next)
      const draft = form.drafts ? drafts.read(place()) : null
      attempts = draft?.attempts ?? []
      $values.set(draft ? { ...initial, ...fieldsOf(draft.values) } : initial)
      $file.set(null)
      $draft.set({
        kept: draft?.onDevice ?? false,
        fileToChooseAgain: draft?.fileName ?? null,
        cutShort: attempts.some(({ open }) => open),
      })
      return attempts
    },
    passTo(userId) {
      if (form.drafts && drafts.read(place(userId))) return false
      if (form.drafts) drafts.adopt(name, form.target, userId)
      owner = userId
      return true
    },
    isSafe: () => isBlank() || ($draft.get().kept && !$file.get()),
  }

  /** Only the fields that this form has, and no others that somebody wrote into the storage. */
  function fieldsOf(values: Readonly<Record<string, string>>): Record<string, string> {
    const fields = Object.keys(initial).filter(
      field => !secret.includes(field) && Object.hasOwn(values, field),
    )
    return Object.fromEntries(fields.map(field => [field, values[field] ?? '']))
  }
}

function same(one: Fields, other: Fields): boolean {
  return Object.keys(one).every(field => one[field] === other[field])
}
