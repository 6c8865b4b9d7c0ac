import { atom, onMount, type ReadableAtom, readonlyType } from 'nanostores'

type Owner = number | 'visitor'

type Options<Shown> = {
  /** That of the records. */
  watch: (show: () => void) => () => void
  $owner: ReadableAtom<Owner>
  none: Shown
  /** Returns what is shown of an owner's records. An equal list is not shown again. */
  select: (owner: Owner) => Shown
  /** Hears of the member who takes over what a visitor has left on this page. */
  onSignIn?: (member: Owner) => void
}

/** Returns a store of the records of the page's owner. It follows the owner, and changes here and in other tabs. */
export function recordsOfOwner<Shown>({ watch, $owner, none, select, onSignIn }: Options<Shown>) {
  const $shown = atom(none)
  const show = (): void => {
    const now = select($owner.get())
    if (!isSame(now, $shown.value)) $shown.set(now)
  }
  onMount($shown, () => {
    // A server knows no device.
    if (typeof window === 'undefined') return
    const unwatch = watch(show)
    const stop = $owner.subscribe((owner, before) => {
      if (before === 'visitor' && owner !== 'visitor') onSignIn?.(owner)
      show()
    })
    return () => {
      unwatch()
      stop()
    }
  })
  return readonlyType($shown)
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((each, index) => each === other[index])
}
