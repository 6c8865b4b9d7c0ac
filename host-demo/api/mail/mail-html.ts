import { escapeHtml } from '../offers/description.ts'
import type { Language } from './language.ts'

/** An address in escaped text. */
const ADDRESS = /https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g

/** Returns the HTML of a mail with this text: an empty line ends a paragraph, and addresses are links. */
export function htmlOf(text: string, language: Language): string {
  const paragraphs = text.split(/\n\s*\n/).map(paragraph => {
    const lines = escapeHtml(paragraph).replace(ADDRESS, url => `<a href="${url}">${url}</a>`)
    return `<p>${lines.replaceAll('\n', '<br>')}</p>`
  })
  return `<!doctype html><html lang="${language}"><body style="font-family: sans-serif">${paragraphs.join('')}</body></html>`
}
