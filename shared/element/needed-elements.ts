import { atom, type ReadableAtom } from 'nanostores'

type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()
const needed = new Set<string>()
const $missing = atom<readonly string[]>([])

export const $missingElements: ReadableAtom<readonly string[]> = $missing

export function reportMissing(tag: string): void {
  needed.delete(tag)
  $missing.set([...$missing.get(), tag])
}

/** Tells the loader about needed elements, the earlier ones at once. Returns a function that ends this. */
export function onElementsNeeded(listener: Listener): () => void {
  listeners.add(listener)
  if (needed.size > 0) listener([...needed])
  return () => listeners.delete(listener)
}

/** Asks for elements that are about to be used. Tries again those that could not be loaded. */
export function needElements(tags: readonly string[]): void {
  const fresh = tags.filter(tag => !needed.has(tag))
  if (fresh.length === 0) return
  for (const tag of fresh) needed.add(tag)
  $missing.set($missing.get().filter(tag => !needed.has(tag)))
  for (const listener of listeners) listener(fresh)
}
