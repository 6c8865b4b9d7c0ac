import { onElementRequest } from '#shared/element/element-requests.ts'

export type Chunks = Readonly<Record<string, () => Promise<unknown>>>

/** Pauses before a chunk that failed is asked for again, in milliseconds. */
const PAUSES = [500, 2_000, 8_000]

/**
 * Brings the chunk of every element of ours on the page: those in the document now and later, in the open shadow
 * roots of our own elements, and those that are asked for by `demand()`. Gives back what ends it.
 */
export function startLoader(chunks: Chunks): () => void {
  const ours = Object.keys(chunks).join(',')
  const bring = bringerOf(chunks)
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) search(node)
    }
  })

  async function meet(element: Element): Promise<void> {
    bring(element.localName)
    await customElements.whenDefined(element.localName)
    if (element.shadowRoot) watch(element.shadowRoot)
  }

  function search(part: ParentNode): void {
    if (part instanceof Element && part.matches(ours)) void meet(part)
    for (const element of part.querySelectorAll(ours)) void meet(element)
  }

  function watch(root: Document | ShadowRoot): void {
    // Observing a root again changes nothing.
    observer.observe(root, { childList: true, subtree: true })
    search(root)
  }

  watch(document)
  const endDemand = onElementRequest(tags => tags.forEach(bring))
  return () => {
    observer.disconnect()
    endDemand()
  }
}

/** Brings the chunks of the elements that are asked for by `demand()`, and of no others. Gives back what ends it. */
export function loadRequested(chunks: Chunks): () => void {
  const bring = bringerOf(chunks)
  return onElementRequest(tags => tags.forEach(bring))
}

/** Brings the chunk of a tag, if it is one of ours, once. */
function bringerOf(chunks: Chunks): (tag: string) => void {
  const asked = new Set<string>()
  return tag => {
    const chunk = chunks[tag]
    if (!chunk || asked.has(tag)) return
    asked.add(tag)
    void load(tag, chunk)
  }
}

async function load(tag: string, chunk: () => Promise<unknown>): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    try {
      await chunk()
      return
    } catch (error) {
      if (pause === undefined) {
        console.error(`trade-widgets: <${tag}> could not be loaded, so its own content stays.`, error)
      } else {
        await new Promise(resume => setTimeout(resume, pause))
      }
    }
  }
}
