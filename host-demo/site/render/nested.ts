import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { isElementTag } from '#widgets/runtime/elements.ts'

type Nested = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The index in the HTML at which its content begins. */
  at: number
}

const { isElementNode } = defaultTreeAdapter

/** Returns our empty elements in the content of another, in order. Parsed, because a seller's text may look like one. */
export function nestedIn(html: string): Nested[] {
  // Most content has none, and parsing takes time.
  if (!html.includes('<trade-')) return []
  const found: Nested[] = []
  const visit = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of childNodes) {
      if (!isElementNode(child)) continue
      const at = child.sourceCodeLocation?.startTag?.endOffset
      if (isElementTag(child.tagName) && child.childNodes.length === 0 && at !== undefined) {
        const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))
        found.push({ tag: child.tagName, attributes, at })
      }
      visit(child)
    }
  }
  visit(parseFragment(html, { sourceCodeLocationInfo: true }))
  return found
}
