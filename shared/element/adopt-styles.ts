import { isServed, LATE_STYLES } from '#shared/hydration/served.ts'

const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds styles to a shadow root, before its own. Equal CSS is parsed once per document, for any number of elements. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  // The DOM of a test runner may not support adopted sheets, and shows nothing.
  if (!root.adoptedStyleSheets) return
  const sheets = styles.filter(css => css !== '').map(css => sheetOf(css, root.ownerDocument))
  const adopted = root.adoptedStyleSheets
  // An element that moved to another document has lost its sheets.
  if (sheets.every((sheet, index) => adopted[index] === sheet)) return
  root.adoptedStyleSheets = [...new Set([...sheets, ...(servedIn(root) ?? adopted)])]
}

/** Returns the late styles that a server has sent: in a `<style>` of a page, as the second sheet of a fragment. */
function servedIn(root: ShadowRoot): readonly CSSStyleSheet[] | undefined {
  const content = [...root.children].find(child => child instanceof HTMLElement && isServed(child))
  if (!content) return undefined
  const before = content.previousElementSibling
  if (before?.localName !== 'style') return root.adoptedStyleSheets.slice(1)
  const [, css] = before.textContent?.split(LATE_STYLES) ?? []
  return [...(css ? [sheetOf(css, root.ownerDocument)] : []), ...root.adoptedStyleSheets]
}

export function sheetOf(css: string, document: Document): CSSStyleSheet {
  const known = byDocument.get(document) ?? new Map<string, CSSStyleSheet>()
  byDocument.set(document, known)
  let sheet = known.get(css)
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    known.set(css, sheet)
  }
  return sheet
}
