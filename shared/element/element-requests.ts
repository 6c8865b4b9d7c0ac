import { atom, type ReadableAtom } from 'nanostores'

type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()
const requested = new Set<string>()
const $missing = atom<readonly string[]>([])

/** Requested elements whose chunks could not be loaded. Another request tries again. */
export const $missingElements: ReadableAtom<readonly string[]> = $missing

export function reportMissing(tag: string): void {
  requested.delete(tag)
  $missing.set([...$missing.get(), tag])
}

/**
 * Tells the loader which elements are about to be used, so that it can fetch their chunks. Earlier requests are passed
 * on at once. Returns a function that stops listening.
 */
export function onElementRequest(listener: Listener): () => void {
  listeners.add(listener)
  if (requested.size > 0) listener([...requested])
  return () => listeners.delete(listener)
}

/** Requests elements that are about to be used: a nested one, or a dialog that is being opened. */
export function requestElements(tags: readonly string[]): void {
  const fresh = tags.filter(tag => !requested.has(tag))
  if (fresh.length === 0) return
  for (const tag of fresh) requested.add(tag)
  $missing.set($missing.get().filter(tag => !requested.has(tag)))
  for (const listener of listeners) listener(fresh)
}
