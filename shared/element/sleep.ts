import { isNear, isSearch, NEAR, nearnessWatch } from '#shared/hydration/near-view.ts'

type Sleeper = { root: HTMLElement; wake(): void; forget(): void }

const sleepers = new Map<Element, Sleeper>()
const wanted = new WeakSet<Element>()
let previous: Element | undefined
/** The roots of needed elements, by the time of their render request: until React renders, they have no height. */
const unrendered = new Map<HTMLElement, number>()
/** The height of a sleeping element in px, as in base.css. Assume this height until the element has rendered. */
const ROOM = 320
const LONGEST_MS = 1_000

const whenNear = nearnessWatch(NEAR, nearNow)

/** The distance below the view that counts as near, once the elements above have their heights. */
function nearNow(): number {
  for (const [root, since] of unrendered) {
    const isRendered = root.firstElementChild?.localName !== 'slot'
    if (isRendered || performance.now() - since > LONGEST_MS) unrendered.delete(root)
  }
  return NEAR - unrendered.size * ROOM
}

/** Puts an element far below the view to sleep (decisions.mdx#sleep). Returns false if it is needed now. */
export function fallsAsleep(element: Element, root: HTMLElement, wake: () => void): boolean {
  if (wanted.has(element)) return false
  // An element behind a sleeping one is not measured.
  const isBehind = previous?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
  if (!isBehind && isNear(root, nearNow())) {
    unrendered.set(root, performance.now())
    return false
  }
  if (!previous) setTimeout(() => (previous = undefined))
  previous = element
  root.dataset.asleep = ''
  // Otherwise the keyboard would skip it.
  root.tabIndex = 0
  sleepers.set(element, { root, wake, forget: whenNear(root, () => wakeUp(element)) })
  addEventListener('beforeprint', wakeAll)
  addEventListener('keydown', wakeToBeFound, true)
  return true
}

/** Wakes an element if it sleeps, else keeps it from falling asleep. Returns true if it slept. */
export function wakeUp(element: Element): boolean {
  const sleeper = sleepers.get(element)
  wanted.add(element)
  if (sleeper) unrendered.set(sleeper.root, performance.now())
  endSleep(element)
  sleeper?.wake()
  return sleeper !== undefined
}

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

/** Wakes all, each in its own task. */
function wakeToBeFound(event: KeyboardEvent): void {
  if (isSearch(event)) for (const element of sleepers.keys()) setTimeout(() => wakeUp(element))
}
