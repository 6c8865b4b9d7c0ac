import type { ElementDescription } from './elements.ts'

/** Returns `TradeRfq` for `trade-rfq`. */
export const componentName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export const listenerOf = (event: string): string => `on${componentName(event)}`

/** Returns the text of `react.js`. */
export function reactComponents(elements: readonly ElementDescription[]): string {
  const components = elements.map(({ tag, attributes, events }) => {
    const facts = {
      tag,
      attributes: Object.fromEntries(attributes.map(({ property, name }) => [property, name])),
      undecided: attributes.flatMap(({ type, property }) => (type === 'boolean | undefined' ? property : [])),
      events: Object.fromEntries(events.map(({ name }) => [listenerOf(name), name])),
    }
    return `export const ${componentName(tag)} = /* @__PURE__ */ component(${JSON.stringify(facts)}, register)`
  })
  return `'use client'
import { component } from './react-component.js'

// If the page has the script, that registers them. A form of the page may have its name.
const register = tag => typeof window.tradeWidgets?.define === 'function' || import('./index.js').then(({ define }) => define([tag]))

${components.join('\n')}
`
}

/** Returns the text of `react.d.ts`. */
export function reactTypes(elements: readonly ElementDescription[]): string {
  const union = (names: readonly string[]): string => names.map(name => `'${name}'`).join(' | ') || 'never'
  const components = elements.map(({ tag, summary, attributes, events }) => {
    const required = attributes.filter(each => each.required).map(({ property }) => property)
    const words = [`'${tag}'`, union(required), union(events.map(({ name }) => name))]
    return `\n/** ${summary} */\nexport declare const ${componentName(tag)}: Component<${words.join(', ')}>\n`
  })
  return `import type { Component } from './react-component.js'\n${components.join('')}`
}
