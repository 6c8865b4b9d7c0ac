import type { ElementDescription } from './elements.ts'

/** Returns `elements.d.ts`: every element by its tag, with the properties for its attributes. */
export function elementTypes(elements: readonly ElementDescription[]): string {
  const methods = elements.find(each => each.methods.length > 0)?.methods ?? []
  return `/** What every widget can do. */
export interface TradeWidget extends HTMLElement {
${methods
  .map(
    ({ name, description, parameter }) =>
      `  /** ${description} */\n  ${name}(${parameter ? `${parameter.name}?: ${parameter.type}` : ''}): void`,
  )
  .join('\n')}
}

${elements.map(interfacesOf).join('\n\n')}

/** The properties of each element that are attributes too. */
export interface TradeAttributes {
${elements.map(({ tag, typeName, summary }) => `  /** ${summary} */\n  '${tag}': ${typeName}Attributes`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, typeName }) => `    '${tag}': ${typeName}Element`).join('\n')}
  }
}
`
}

function interfacesOf({ typeName, tag, summary, attributes, isDrawn }: ElementDescription): string {
  // `lang` is a property of every HTML element already.
  const properties = attributes
    .filter(({ property }) => property !== 'lang')
    .map(({ property, type, description }) => `  /** ${description} */\n  ${property}: ${type}`)
  return `export interface ${typeName}Attributes {
${properties.join('\n')}
}

/** \`<${tag}>\`: ${summary} */
export interface ${typeName}Element extends ${isDrawn ? 'TradeWidget' : 'HTMLElement'}, ${typeName}Attributes {}`
}
