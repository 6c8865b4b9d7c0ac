import type { ElementDescription } from './elements.ts'

/** `elements.d.ts`: every element by its tag, with the properties that its attributes have. */
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

/** `react.d.ts`: the same elements in the JSX of React 19, for projects that have React's types. */
export const reactTypes = `import type { HTMLAttributes, RefAttributes } from 'react'
import type { TradeAttributes, TradeEventMap } from './index.js'

/** \`itemId\` as it is written in HTML: \`item-id\`. */
type Hyphenated<Name> = Name extends \`\${infer First}\${infer Rest}\`
  ? \`\${First extends Lowercase<First> ? '' : '-'}\${Lowercase<First>}\${Hyphenated<Rest>}\`
  : ''

/** React writes an attribute where there is no such property: a number may be given as text. */
type Written<Value> = Value extends number ? number | string : Exclude<Value, null>

type Attributes<All> = {
  [Name in keyof All]?: Written<All[Name]> | undefined
} & {
  [Name in keyof All as Hyphenated<Name>]?: Written<All[Name]> | undefined
}

type Events = {
  [Name in keyof TradeEventMap as \`on\${Name}\`]?: ((event: TradeEventMap[Name]) => void) | undefined
}

/** What every HTML element takes, the attributes of this one under both spellings, and its events as \`ontrade-…\`. */
type Props<Own, All> = Omit<HTMLAttributes<Own>, keyof Attributes<All>> & RefAttributes<Own> & Attributes<All> & Events

type Elements = {
  [Tag in keyof TradeAttributes]: Props<HTMLElementTagNameMap[Tag], TradeAttributes[Tag]>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`
