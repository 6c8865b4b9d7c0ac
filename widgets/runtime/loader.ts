import { onElementRequest, reportMissing } from '#shared/element/element-requests.ts'
import { loadWithRetries } from '#shared/element/load-with-retries.ts'
import { awaitContent } from '#shared/first-paint/awaited-content.ts'
import { observeElements } from './element-observer.ts'

export type Chunks = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Loads the chunk of every element of ours on the page: those in the document now and later, in the open shadow roots of
 * our own elements, and those that are requested by `requestElements()`. Returns a function that stops it.
 */
export function startLoader(chunks: Chunks): () => void {
  const load = chunkLoader(chunks)
  const observer = observeElements(Object.keys(chunks), async element => {
    load(element.localName)
    await customElements.whenDefined(element.localName)
    if (element.shadowRoot) observer.observe(element.shadowRoot)
  })
  observer.observe(document)
  const stopRequests = onElementRequest(tags => {
    for (const tag of tags) load(tag, true)
  })
  return () => {
    observer.disconnect()
    stopRequests()
  }
}

/** Loads the chunks of the elements that are requested by `requestElements()`, and of no others. Returns a function that stops it. */
export function loadRequested(chunks: Chunks): () => void {
  const load = chunkLoader(chunks)
  return onElementRequest(tags => {
    for (const tag of tags) load(tag, true)
  })
}

/** Loads the chunk of a tag, if it is one of ours, once; again only when it is requested after it could not be had. */
function chunkLoader(chunks: Chunks): (tag: string, isRequested?: boolean) => void {
  const asked = new Set<string>()
  const missing = new Set<string>()
  return (tag, isRequested = false) => {
    const chunk = chunks[tag]
    if (!chunk || (asked.has(tag) && !(isRequested && missing.delete(tag)))) return
    asked.add(tag)
    const message = `trade-widgets: <${tag}> could not be loaded, so its own content stays.`
    const loaded = loadWithRetries(chunk, message)
    awaitContent(loaded)
    loaded.catch(() => {
      missing.add(tag)
      reportMissing(tag)
    })
  }
}
