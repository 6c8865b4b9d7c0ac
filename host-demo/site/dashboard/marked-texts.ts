/** For tests of pages in Malay: finds words that a page does not take from its tables of texts. */
import { isLanguage } from '#shared/languages/languages.ts'
import { addTexts } from '#shared/messages/i18n.ts'

const files = import.meta.glob<Record<string, string>>('/shared/languages/ms/{widgets,members}.json', {
  eager: true,
  import: 'default',
})

/** Marks each Malay text from now on: 'Tetapan' is shown as '⟦Tetapan⟧'. */
export function markTexts(): void {
  const malay = Object.values(files).flatMap(texts => Object.entries(texts))
  const marked = Object.fromEntries(malay.map(([key, text]) => [key, `⟦${text}⟧`]))
  addTexts({ './ms/marked.json': async () => marked })
}

/** A day in Malay, or the code of a currency. */
const DAY_OR_CODE = /\d{1,2} \p{L}{3} \d{4}|\b[A-Z]{3}\b/gu

const SPOKEN = ['aria-label', 'placeholder', 'alt', 'title']

/** Returns the words that a page shows or speaks outside of marks, except those of its data and of `names`. */
export function unmarkedWords(page: ParentNode, data: unknown, names: readonly string[]): string[] {
  const elements = [...page.querySelectorAll('*')].filter(each => !each.closest('style, svg, time'))
  const spoken = elements.flatMap(each => SPOKEN.map(name => each.getAttribute(name) ?? ''))
  // A text may have its marks around elements, so blocks are read as a whole.
  const shown = [...page.children].map(each => textOf(each))
  const known = [...names, ...stringsIn(data)].sort((one, other) => other.length - one.length)
  return [...spoken, ...shown]
    .flatMap(text => withoutMarked(text).split('\n'))
    .map(text => known.reduce((rest, word) => rest.replaceAll(word, ' '), text).replace(DAY_OR_CODE, ' '))
    .filter(rest => /\p{L}{2}/u.test(rest))
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || node.matches('style, svg, time')) return ''
  // Each language has its own name.
  if (node instanceof HTMLOptionElement && isLanguage(node.value)) return ''
  return [...node.childNodes].map(textOf).join('\n')
}

function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? text : withoutMarked(rest)
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split('\n').filter(line => line.length > 1)
  return data instanceof Object ? Object.values(data).flatMap(stringsIn) : []
}
