import { loadWithRetries } from '#shared/element/load-with-retries.ts'
import { onElementsNeeded, reportMissing } from '#shared/element/needed-elements.ts'
import { observeElements } from './element-observer.ts'

export type Chunks = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the chunks of all our elements in the document and in each other, and of those that are needed. */
export function startLoader(chunks: Chunks): () => void {
  const load = chunkLoader(chunks)
  const observer = observeElements(Object.keys(chunks), async element => {
    load(element.localName)
    await customElements.whenDefined(element.localName)
    if (element.shadowRoot) observer.observe(element.shadowRoot)
  })
  observer.observe(document)
  const stopLoading = loadNeeded(chunks, load)
  return () => {
    observer.disconnect()
    stopLoading()
  }
}

/** Loads only the chunks of elements that `needElements()` names. Returns a function that stops it. */
export function loadNeeded(chunks: Chunks, load = chunkLoader(chunks)): () => void {
  return onElementsNeeded(tags => {
    for (const tag of tags) load(tag, true)
  })
}

function chunkLoader(chunks: Chunks): (tag: string, isNeeded?: boolean) => void {
  const asked = new Set<string>()
  const missing = new Set<string>()
  return (tag, isNeeded = false) => {
    const chunk = chunks[tag]
    if (!chunk || (asked.has(tag) && !(isNeeded && missing.delete(tag)))) return
    asked.add(tag)
    const message = `trade-widgets: <${tag}> could not be loaded, so it keeps its own content.`
    const loaded = loadWithRetries(chunk, message)
    loaded.catch(() => {
      missing.add(tag)
      reportMissing(tag)
    })
  }
}
