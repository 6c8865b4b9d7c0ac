import { onElementRequest, reportMissing } from '#shared/element/element-requests.ts'
import { loadWithRetries } from '#shared/element/load-with-retries.ts'
import { observeElements } from './element-observer.ts'

export type Chunks = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the chunks of all our elements in the document and in each other, and of those that are requested. */
export function startLoader(chunks: Chunks): () => void {
  const load = chunkLoader(chunks)
  const observer = observeElements(Object.keys(chunks), async element => {
    load(element.localName)
    await customElements.whenDefined(element.localName)
    if (element.shadowRoot) observer.observe(element.shadowRoot)
  })
  observer.observe(document)
  const stopRequests = loadRequested(chunks, load)
  return () => {
    observer.disconnect()
    stopRequests()
  }
}

/** Loads only the chunks of elements that `requestElements()` requests. Returns a function that stops it. */
export function loadRequested(chunks: Chunks, load = chunkLoader(chunks)): () => void {
  return onElementRequest(tags => {
    for (const tag of tags) load(tag, true)
  })
}

function chunkLoader(chunks: Chunks): (tag: string, isRequested?: boolean) => void {
  const asked = new Set<string>()
  const missing = new Set<string>()
  return (tag, isRequested = false) => {
    const chunk = chunks[tag]
    if (!chunk || (asked.has(tag) && !(isRequested && missing.delete(tag)))) return
    asked.add(tag)
    const message = `trade-widgets: <${tag}> could not be loaded, so it keeps its own content.`
    const loaded = loadWithRetries(chunk, message)
    loaded.catch(() => {
      missing.add(tag)
      reportMissing(tag)
    })
  }
}
