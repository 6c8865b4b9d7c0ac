const byDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives a shadow root these styles, before those that it has. Equal CSS is parsed once per document however many elements use it. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  // The DOM of a test runner may have no sheets to adopt, and shows nothing.
  if (!root.adoptedStyleSheets) return
  const sheets = styles.filter(css => css !== '').map(css => sheetOf(css, root.ownerDocument))
  const adopted = root.adoptedStyleSheets
  // An element that moved to another document has lost its sheets.
  if (sheets.every((sheet, index) => adopted[index] === sheet)) return
  root.adoptedStyleSheets = [...new Set([...sheets, ...adopted])]
}

/** The styles, parsed. */
export function sheetOf(css: string, document: Document): CSSStyleSheet {
  const known = byDocument.get(document) ?? new Map<string, CSSStyleSheet>()
  byDocument.set(document, known)
  const sheet = known.get(css)
  if (sheet) return sheet
  const made = new (document.defaultView ?? globalThis).CSSStyleSheet()
  made.replaceSync(css)
  known.set(css, made)
  return made
}
