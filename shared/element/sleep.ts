import { isNear, NEAR, nearnessWatch } from './near-view.ts'

type Sleeper = { root: HTMLElement; wake(): void; forget(): void }

const whenNear = nearnessWatch(NEAR)
const sleepers = new Map<Element, Sleeper>()
/** Elements that somebody has asked for. */
const wanted = new WeakSet<Element>()
/** The last one that was put to sleep in this task. */
let previous: Element | undefined

/**
 * Puts an element to sleep that is far below the view, until it comes near, is asked for, or all are woken
 * (decisions.mdx#sleep). False when it is needed now.
 */
export function fallsAsleep(element: Element, root: HTMLElement, wake: () => void): boolean {
  if (wanted.has(element)) return false
  // Elements have no height before they are painted: one is measured after those before it, and none after a sleeping one.
  const isBehind = previous?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
  if (!isBehind && isNear(root, NEAR)) return false
  if (!previous) setTimeout(() => (previous = undefined))
  previous = element
  root.dataset.asleep = ''
  // Otherwise the keyboard would pass it over.
  root.tabIndex = 0
  sleepers.set(element, { root, wake, forget: whenNear(root, () => wakeUp(element)) })
  addEventListener('beforeprint', wakeAll)
  addEventListener('keydown', wakeToBeFound, true)
  return true
}

/** Wakes an element if it sleeps, else keeps it from falling asleep. Returns whether it slept. */
export function wakeUp(element: Element): boolean {
  const sleeper = sleepers.get(element)
  wanted.add(element)
  endSleep(element)
  sleeper?.wake()
  return sleeper !== undefined
}

/** Ends the sleep of an element that leaves the page. */
export function endSleep(element: Element): void {
  const sleeper = sleepers.get(element)
  if (!sleeper) return
  sleepers.delete(element)
  sleeper.forget()
  delete sleeper.root.dataset.asleep
  sleeper.root.removeAttribute('tabindex')
}

function wakeAll(): void {
  for (const element of sleepers.keys()) wakeUp(element)
}

/** No event tells that the page is searched, but the keys for it are heard. Each element wakes in a task of its own. */
function wakeToBeFound({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  const isSearch = key === 'F3' || ((ctrlKey || metaKey) && /^[fg]$/i.test(key))
  if (isSearch) for (const element of sleepers.keys()) setTimeout(() => wakeUp(element))
}
