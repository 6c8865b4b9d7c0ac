/**
 * Calls `listener` at these events until the returned function is called. A store lets go a second after its last
 * listener, when a test may have ended, and with it the global names.
 */
export function listenTo(
  target: Window | Document,
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  const remove = target.removeEventListener.bind(target)
  for (const type of types) target.addEventListener(type, listener)
  return () => {
    for (const type of types) remove(type, listener)
  }
}
