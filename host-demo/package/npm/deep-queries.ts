/** In milliseconds; long enough for a busy machine. */
const PATIENCE = 10_000
const INTERVAL = 20

/** Returns the elements that match a selector, including those in open shadow roots, in the order of the page. */
export function queryAllDeep<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(selector) ? [element as Found] : []),
    ...(element.shadowRoot ? queryAllDeep<Found>(selector, element.shadowRoot) : []),
  ])
}

/** Waits for the first element that matches a selector, also in a shadow root. Rejects if none appears in 10 s. */
export async function findDeep<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Promise<Found> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const [found] = queryAllDeep<Found>(selector, root)
    if (found) return found
    if (Date.now() > end) throw new Error(`No ${selector} has come, also in no shadow root`)
    await new Promise(resume => setTimeout(resume, INTERVAL))
  }
}
