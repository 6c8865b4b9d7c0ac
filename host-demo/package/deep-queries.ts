/** Long enough for a busy machine, in milliseconds. */
const PATIENCE = 10_000
const INTERVAL = 20

/** The elements that match a selector, those in open shadow roots too, in the order of the page. */
export function queryAllDeep<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(selector) ? [element as Found] : []),
    ...(element.shadowRoot ? queryAllDeep<Found>(selector, element.shadowRoot) : []),
  ])
}

/** Waits for the first element that matches a selector, also in a shadow root. Rejects when none has come in 10 s. */
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
