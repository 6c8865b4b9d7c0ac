import { componentName } from '#host-demo/package/npm/react.ts'
import { escapeHtml } from '#shared/server/html.ts'
import { type Script, type Snippet, styleLines } from './snippet.ts'
import type { Values } from './widgets.ts'

/** Returns the snippet for a React page, with the components of the package. */
export function reactSnippetOf(made: Snippet, { apiHost, storefront, signOutPath, theme }: Script): string {
  const { tag, preset, attributes, properties, numbers = [], link, listener } = made
  const component = componentName(tag)
  const props = [...propsOf(attributes, numbers), ...(listener ? [listener] : [])]
  const element = elementIn(component, props, link)
  // Where code also runs on a server, only a client component may listen.
  const kind = listener ? [`'use client'`] : []
  const imports = preset ? [`import 'trade-widgets/presets/${preset}.css'`] : []
  // This element needs no configuration, because it is the configuration.
  if (tag === 'trade-config')
    return `import { ${component} } from 'trade-widgets/react'\n\nexport const Example = () => ${element}`
  const settings = { apiHost, storefront, ...(signOutPath && { signOutPath }), ...(theme && { theme }) }
  const style = styleLines(tag, properties).map(line => `  ${line}`)
  return [
    ...kind,
    ...imports,
    `import { TradeConfig, ${component} } from 'trade-widgets/react'`,
    '',
    'export const Example = () => (',
    '  <>',
    `    ${elementIn('TradeConfig', propsOf(settings, []))}`,
    ...(style.length > 0 ? indented(['<style>{`', ...style, '`}</style>'].join('\n'), 4).split('\n') : []),
    indented(element, 4),
    '  </>',
    ')',
  ].join('\n')
}

/** Turns attributes into props: `item-id="7"` becomes `itemId={7}`, and an attribute without a value stays one. */
function propsOf(attributes: Values, numbers: readonly string[]): string[] {
  return Object.entries(attributes).map(([name, value]) => {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (value === '') return property
    return numbers.includes(name) ? `${property}={${value}}` : `${property}="${escapeHtml(value)}"`
  })
}

/** Writes an element on one line, or on three with the link inside. */
export function elementIn(name: string, attributes: readonly string[], link?: Snippet['link']): string {
  const start = [name, ...attributes].join(' ')
  if (!link) return `<${start} />`
  return `<${start}>\n  <a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>\n</${name}>`
}

export const indented = (text: string, spaces: number): string => text.replace(/^/gm, ' '.repeat(spaces))
