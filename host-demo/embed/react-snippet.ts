import { componentName } from '#host-demo/package/react.ts'
import { escaped, type Script, type Snippet, styleLines } from './snippet.ts'
import type { Values } from './widgets.ts'

/** The same for a page of React, with the components of the package. */
export function reactSnippetOf(made: Snippet, { apiHost, storefront, signOutPath, theme }: Script): string {
  const { tag, preset, attributes, properties, numbers = [], link, listener } = made
  const component = componentName(tag)
  const props = [...propsOf(attributes, numbers), ...(listener ? [listener] : [])]
  const element = elementIn(component, props, link)
  // Of what runs on a server too, only a client component may listen.
  const kind = listener ? [`'use client'`] : []
  const imports = preset ? [`import 'trade-widgets/presets/${preset}.css'`] : []
  // It needs no configuration, for it is that.
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

/** `item-id="7"` is `itemId={7}`, and what is there by its name alone stays so. */
function propsOf(attributes: Values, numbers: readonly string[]): string[] {
  return Object.entries(attributes).map(([name, value]) => {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (value === '') return property
    return numbers.includes(name) ? `${property}={${value}}` : `${property}="${escaped(value)}"`
  })
}

/** In one line, or with the link inside in three. */
export function elementIn(name: string, attributes: readonly string[], link?: Snippet['link']): string {
  const start = [name, ...attributes].join(' ')
  if (!link) return `<${start} />`
  return `<${start}>\n  <a href="${escaped(link.href)}">${escaped(link.text)}</a>\n</${name}>`
}

export const indented = (text: string, spaces: number): string => text.replace(/^/gm, ' '.repeat(spaces))
