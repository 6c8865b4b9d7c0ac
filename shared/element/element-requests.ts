import { atom, type ReadableAtom } from 'nanostores'

type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()
const requested = new Set<string>()
const $missing = atom<readonly string[]>([])

export const $missingElements: ReadableAtom<readonly string[]> = $missing

export function reportMissing(tag: string): void {
  requested.delete(tag)
  $missing.set([...$missing.get(), tag])
}

/** Tells the loader about requested elements, the earlier ones at once. Returns a function that ends this. */
export function onElementRequest(listener: Listener): () => void {
  listeners.add(listener)
  if (requested.size > 0) listener([...requested])
  return () => listeners.delete(listener)
}

/** Requests elements that are about to be used. Tries again those that could not be loaded. */
export function requestElements(tags: readonly string[]): void {
  const fresh = tags.filter(tag => !requested.has(tag))
  if (fresh.length === 0) return
  for (const tag of fresh) requested.add(tag)
  $missing.set($missing.get().filter(tag => !requested.has(tag)))
  for (const listener of listeners) listener(fresh)
}
