import type { Language } from '#shared/languages/languages.ts'
import { escapeHtml } from '../offers/description.ts'

/** An address in escaped text. */
const ADDRESS = /https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g

/**
 * Returns the HTML of a mail with this text: an empty line ends a paragraph, `>` begins the lines of a quotation, and the
 * addresses among `links` are links. Others came with the words of somebody else, and stay text.
 */
export function htmlOf(text: string, language: Language, links: readonly string[]): string {
  const ours = new Set(links.map(escapeHtml))
  const linked = (url: string): string => (ours.has(url) ? `<a href="${url}">${url}</a>` : url)
  const blocks = text.split(/\n\s*\n/).map(block => {
    if (isQuotation(block))
      return `<blockquote>${inLines(escapeHtml(block.replace(/^> ?/gm, '')))}</blockquote>`
    return `<p>${inLines(escapeHtml(block).replace(ADDRESS, linked))}</p>`
  })
  return `<!doctype html><html lang="${language}"><body style="font-family: sans-serif">${blocks.join('')}</body></html>`
}

const isQuotation = (block: string): boolean => block.split('\n').every(line => line.startsWith('>'))

const inLines = (escaped: string): string => escaped.replaceAll('\n', '<br>')
