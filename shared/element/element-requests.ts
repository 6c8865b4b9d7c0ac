type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()
const requested = new Set<string>()

/**
 * Tells which tags are wanted on this page, so that the loader can bring their chunks. What was wanted
 * before is told at once. Gives back a function that ends the listening.
 */
export function onElementRequest(listener: Listener): () => void {
  listeners.add(listener)
  if (requested.size > 0) listener([...requested])
  return () => listeners.delete(listener)
}

/** Says that these tags are about to be used: by an element that nests them, or by who opens a dialog. */
export function requestElements(tags: readonly string[]): void {
  const fresh = tags.filter(tag => !requested.has(tag))
  if (fresh.length === 0) return
  for (const tag of fresh) requested.add(tag)
  for (const listener of listeners) listener(fresh)
}
