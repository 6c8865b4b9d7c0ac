/** What the button never covers. Links of whole cards and rows are too large to be missed. */
const BUTTONS = ':is(button, a.button, [role="button"], [role="tab"]):not(:disabled)'
/** What it covers only if there is no other place: most of a field stays free, but a hidden chat cannot be opened. */
const FIELDS = ':is(input, select, textarea):not(:disabled)'

/** How far up the button may stand, in px, if there is a control in the corner. */
const LIFTS = [0, 36, 72, 108, 144]

/** How long a page must be still before the button comes back. */
const REST = 200

/** Where the button stands: the px above its corner, or null while it is out of the way. */
export type OpenerLift = number | null

/**
 * Calls `raise` with null while the reader scrolls down, and once the page is still with the place where the button
 * covers least of its controls. Returns a function that ends it.
 */
export function keepOutOfTheWay(button: HTMLElement, raise: (at: OpenerLift) => void): () => void {
  let before = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    const free = (of: string) => LIFTS.find(lift => !covers(of, button, lift))
    timer = setTimeout(() => raise(free(`${BUTTONS}, ${FIELDS}`) ?? free(BUTTONS) ?? null), REST)
  }
  const follow = (): void => {
    if (scrollY > before) raise(null)
    before = scrollY
    settle()
  }
  const watch = new AbortController()
  addEventListener('scroll', follow, { passive: true, signal: watch.signal })
  addEventListener('resize', settle, watch)
  // Content that comes later moves what is below the button.
  const size = new ResizeObserver(settle)
  size.observe(document.body)
  settle()
  return () => {
    clearTimeout(timer)
    watch.abort()
    size.disconnect()
  }
}

/** Looks at the corners and the middle of the button's place. Its own box moves, that of its parent does not. */
function covers(controls: string, button: HTMLElement, lift: number): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button
  const frame = button.offsetParent?.getBoundingClientRect()
  const left = (frame?.left ?? 0) + offsetLeft
  const top = (frame?.top ?? 0) + offsetTop - lift
  const steps = [0, 0.5, 1]
  return steps.some(x =>
    steps.some(y => isAt(document, left + x * offsetWidth, top + y * offsetHeight, controls, button)),
  )
}

/** Looks into each shadow root once. Those that a root finds outside of itself are found from there. */
function isAt(
  root: Document | ShadowRoot,
  x: number,
  y: number,
  controls: string,
  except: HTMLElement,
): boolean {
  return root
    .elementsFromPoint(x, y)
    .filter(element => element !== except && element.getRootNode() === root)
    .some(
      element =>
        element.matches(controls) || (element.shadowRoot && isAt(element.shadowRoot, x, y, controls, except)),
    )
}
