import type { ElementDescription } from './elements.ts'
import { componentName } from './react.ts'

/** Returns `elements.d.ts`: every element by its tag, with the properties for its attributes. */
export function elementTypes(elements: readonly ElementDescription[]): string {
  const methods = elements.find(({ isDrawn }) => isDrawn)?.methods ?? []
  const lines = <Item>(items: readonly Item[], line: (item: Item) => string): string =>
    items.map(line).join('\n')
  return `/** What every widget can do. */
export interface TradeWidget extends HTMLElement {
${lines(methods, ({ name, description, parameter }) => `  /** ${description} */\n  ${name}(${parameter ? `${parameter.name}?: ${parameter.type}` : ''}): void`)}
}

${lines(
  elements,
  ({ tag, summary, properties, isDrawn }) => `export interface ${componentName(tag)}Attributes {
${lines(properties, ({ property, type, description }) => `  /** ${description} */\n  ${property}: ${type}`)}
}

/** \`<${tag}>\`: ${summary} */
export interface ${componentName(tag)}Element extends ${isDrawn ? 'TradeWidget' : 'HTMLElement'}, ${componentName(tag)}Attributes {}
`,
)}
/** The properties of each element that are attributes too. */
export interface TradeAttributes {
${lines(elements, ({ tag, summary }) => `  /** ${summary} */\n  '${tag}': ${componentName(tag)}Attributes`)}
}

declare global {
  interface HTMLElementTagNameMap {
${lines(elements, ({ tag }) => `    '${tag}': ${componentName(tag)}Element`)}
  }
}
`
}
