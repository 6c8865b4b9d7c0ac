import { escapeHtml } from '#shared/server/html.ts'
import { type Script, type Snippet, styleLines } from './snippet.ts'
import type { Values } from './widgets.ts'

/** Returns the name of an element's block. */
export const blockName = (tag: string): string => tag.replace('trade-', 'trade-widgets/')

/** Returns the shortcode for WordPress, or the block as the code editor shows it; then the CSS of the theme. */
export function wordPressSnippetOf(made: Snippet, { storefront, base = storefront }: Script): string {
  const { tag, preset, attributes, properties, numbers = [] } = made
  const css = [
    ...(preset ? [`@import url('${base}/presets/${preset}.css');`] : []),
    ...styleLines(tag, properties),
  ]
  const ways = [shortcode(tag, attributes), block(tag, attributes, numbers), css.join('\n')]
  return ways.filter(Boolean).join('\n\n')
}

/** Encodes brackets, which would end the shortcode. WordPress keeps character references, and browsers read them. */
function shortcode(tag: string, attributes: Values): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value).replaceAll('[', '&#91;').replaceAll(']', '&#93;')}"`,
  )
  return `[${[tag, ...written].join(' ')}]`
}

function block(tag: string, attributes: Values, numbers: readonly string[]): string {
  const given = Object.entries(attributes).map(([name, value]) => {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [property, value === '' || (numbers.includes(name) ? Number(value) : value)]
  })
  const named = [blockName(tag), ...(given.length > 0 ? [inComment(Object.fromEntries(given))] : [])]
  return `<!-- wp:${named.join(' ')} /-->`
}

/** Writes JSON that can neither end a comment nor be taken for HTML, as WordPress writes it. */
const inComment = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('\\"', '\\u0022')
    .replace(/--|[<>&]/g, signs =>
      [...signs].map(sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    )
