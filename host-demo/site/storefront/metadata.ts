import { $news } from '#shared/stores/news.ts'
import { addToHead } from '#shared/structured-data/head.ts'
import type { Schema } from '#shared/structured-data/schema.ts'
import type { Metadata } from './data-metadata.ts'
import { canonicalOf, metadataOf, metaOf, sourcesOf, titleOf } from './page-metadata.ts'
import type { Destination } from './route-match.ts'

/** True while the metadata stands that the server wrote for the first page, until more is known. */
let isServed = 'served' in document.documentElement.dataset

let shown: Metadata | undefined

let title = document.title

/** Names the page after its content, or after its route while the content has no heading yet. */
export function setTitle(destination: Destination, heading: string): void {
  title = titleOf(destination, heading)
  showTitle()
  if (shown) writeMeta(destination, shown)
}

/** Puts the number of what is new to the member before the title, as tabs show little more than its beginning. */
function showTitle(): void {
  const count = $news.get()
  document.title = count > 0 ? `(${count}) ${title}` : title
}
$news.listen(showTitle)

/** Tells search engines the address of this page. */
export function setCanonical(destination: Destination): void {
  inHead('link', 'rel', 'canonical').setAttribute('href', canonicalOf(destination).href)
}

/** Tells search engines about the content as soon as it is there, without another request. */
export function followMetadata(destination: Destination): () => void {
  let isOver = false
  let endings: readonly (() => void)[] = []
  shown = undefined
  if (!isServed) write(destination, metadataOf(destination, []))
  isServed = false
  void sourcesOf(destination).then(sources => {
    if (isOver) return
    const update = (): void => {
      if (sources.some(source => source.read())) write(destination, metadataOf(destination, sources))
    }
    endings = sources.map(source => source.follow(update))
    update()
  })
  return () => {
    isOver = true
    for (const end of endings) end()
  }
}

function write(destination: Destination, metadata: Metadata): void {
  shown = metadata
  writeMeta(destination, metadata)
  writeData(metadata.data)
}

function writeMeta(destination: Destination, metadata: Metadata): void {
  for (const [name, content] of Object.entries(metaOf(destination, title, metadata))) {
    const element = inHead('meta', name.startsWith('og:') ? 'property' : 'name', name)
    if (content) element.setAttribute('content', content)
    else element.remove()
  }
}

function writeData(data: readonly Schema[]): void {
  const known = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
  const texts = data.map(each => JSON.stringify(each))
  if (texts.length === known.length && texts.every((text, index) => text === known[index]?.textContent))
    return
  for (const old of known) old.remove()
  for (const text of texts) addToHead(text)
}

function inHead(tag: 'link' | 'meta', attribute: string, value: string): Element {
  const known = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  const element = known ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(attribute, value)
  return element
}
