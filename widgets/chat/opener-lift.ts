/** Controls that the button may not cover. Links of whole cards and rows are too large to be missed. */
const CONTROLS = 'button, a.button, input, select, textarea, [role="button"], [role="tab"]'

/** How far up the button may stand, in px, if there is a control in the corner. */
const LIFTS = [0, 72, 144]

/** How long a page must be still before the button comes back. */
const REST = 200

/** Where the button stands: the px above its corner, or null while it is out of the way. */
export type OpenerLift = number | null

/**
 * Calls `raise` with null while the reader scrolls down, and with a place where the button covers no control of the page
 * once it is still. Returns a function that ends it.
 */
export function keepOutOfTheWay(button: HTMLElement, raise: (at: OpenerLift) => void): () => void {
  let before = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => raise(LIFTS.find(lift => !coversControl(button, lift)) ?? null), REST)
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
function coversControl(button: HTMLElement, lift: number): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button
  const frame = button.offsetParent?.getBoundingClientRect()
  const left = (frame?.left ?? 0) + offsetLeft
  const top = (frame?.top ?? 0) + offsetTop - lift
  const steps = [0, 0.5, 1]
  return steps.some(x =>
    steps.some(y => isControlAt(document, left + x * offsetWidth, top + y * offsetHeight, button)),
  )
}

/** Looks into each shadow root once. Those that a root finds outside of itself are found from there. */
function isControlAt(root: Document | ShadowRoot, x: number, y: number, except: HTMLElement): boolean {
  return root
    .elementsFromPoint(x, y)
    .filter(element => element !== except && element.getRootNode() === root)
    .some(
      element =>
        element.matches(CONTROLS) || (element.shadowRoot && isControlAt(element.shadowRoot, x, y, except)),
    )
}
