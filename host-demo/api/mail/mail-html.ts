import type { Language } from '#shared/languages/languages.ts'
import { escapeHtml } from '../items/description.ts'

/** An address in escaped text. */
const ADDRESS = /https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g

/**
 * Returns the HTML of a mail with this text: an empty line ends a paragraph, `>` begins the lines of a quotation, tabs
 * separate the cells of a table in one, and the addresses among `links` are links. Others came with the words of somebody else, and stay text.
 */
export function htmlOf(text: string, language: Language, links: readonly string[]): string {
  const ours = new Set(links.map(escapeHtml))
  const linked = (url: string): string => (ours.has(url) ? `<a href="${url}">${url}</a>` : url)
  const blocks = text.split(/\n\s*\n/).map(block => {
    if (isQuotation(block)) {
      const words = escapeHtml(block.replace(/^> ?/gm, ''))
      return isTable(words) ? tableOf(words) : `<blockquote>${inLines(words)}</blockquote>`
    }
    return `<p>${inLines(escapeHtml(block).replace(ADDRESS, linked))}</p>`
  })
  return `<!doctype html><html lang="${language}"><body style="font-family: sans-serif">${blocks.join('')}</body></html>`
}

const isQuotation = (block: string): boolean => block.split('\n').every(line => line.startsWith('>'))

const isTable = (words: string): boolean => words.split('\n').every(line => line.includes('\t'))

/** The first row has the headings. */
function tableOf(words: string): string {
  const rows = words.split('\n').map((line, at) => {
    const tag = at === 0 ? 'th' : 'td'
    const cells = line.split('\t').map(cell => `<${tag}>${cell}</${tag}>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<blockquote><table border="1" cellpadding="6" style="border-collapse: collapse; text-align: left">${rows.join('')}</table></blockquote>`
}

const inLines = (escaped: string): string => escaped.replaceAll('\n', '<br>')
