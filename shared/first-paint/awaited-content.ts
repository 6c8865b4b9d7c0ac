const awaited = new Set<object>()
const turns = new Set<() => void>()

/**
 * Notes whether content is still on its way to the page: the data of an element or its chunk, named by any object.
 * react-dom would take the line from it.
 */
export function noteContent(content: object, isAwaited: boolean): void {
  if (isAwaited) awaited.add(content)
  else awaited.delete(content)
  if (awaited.size > 0) return
  for (const takeTurn of turns) takeTurn()
  turns.clear()
}

/** Notes it as awaited until the promise is settled. */
export function awaitContent(content: Promise<unknown>): void {
  noteContent(content, true)
  const arrive = (): void => noteContent(content, false)
  // The element that came is added to the page and painted first.
  content.then(arrive, arrive)
}

/** Calls `act` when no content is on its way, at once or later. */
export function whenNoneAwaited(act: () => void): void {
  if (awaited.size > 0) turns.add(act)
  else act()
}

/** Something in it is loading. */
export const isBusy = (content: ParentNode): boolean => content.querySelector('[aria-busy=true]') !== null

/** It is what the page put inside the element, until there is something of ours. */
export const isFallback = (content: ParentNode): boolean =>
  content.firstElementChild?.matches('slot:not([name])') ?? false
