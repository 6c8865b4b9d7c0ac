/** Converts plain text to HTML. An empty line ends a paragraph; lines that begin with '- ' form a list. */
export function htmlOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '')
    .map(block => {
      const lines = block.split('\n').map(line => line.trim())
      if (!lines.every(line => line.startsWith('- '))) return `<p>${lines.map(escapeHtml).join('<br>')}</p>`
      return `<ul>${lines.map(line => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`
    })
    .join('')
}

/** Returns the text of such HTML, and of any other HTML as well as possible. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/tr>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '  ')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/li>/gi, '\n')
    .replace(/<\/?(?:p|ul|ol|h\d|div|table)\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Escapes a text for HTML, and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, letter => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;')
