import type { ElementDescription } from './elements.ts'

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns `TradeRfq` for `trade-rfq`. */
export const componentName = (tag: string): string => tag.split('-').map(capitalised).join('')

/** Returns `onTradeRfqSent` for `trade-rfq-sent`. */
export const listenerOf = (event: string): string => `on${componentName(event)}`

/** Returns `react.js`: every element as a component. */
export function reactComponents(elements: readonly ElementDescription[]): string {
  const components = elements.map(({ tag, typeName, attributes, events }) => {
    const facts = {
      tag,
      attributes: Object.fromEntries(attributes.map(({ property, name }) => [property, name])),
      undecided: attributes
        .filter(({ type }) => type === 'boolean | undefined')
        .map(({ property }) => property),
      events: Object.fromEntries(events.map(({ name }) => [listenerOf(name), name])),
    }
    return `export const ${typeName} = /* @__PURE__ */ component(${JSON.stringify(facts)}, bring)`
  })
  return `'use client'
import { component } from './react-component.js'

// Where the page has the script, that brings them.
const bring = tag => window.tradeWidgets ?? import('./index.js').then(({ define }) => define([tag]))

${components.join('\n')}
`
}

/** `react.d.ts`: these components, and the elements in the JSX of React 19, for projects that have React's types. */
export function reactTypes(elements: readonly ElementDescription[]): string {
  const components = elements.map(({ tag, typeName, summary, attributes, events }) => {
    const required = attributes.filter(each => each.required).map(({ property }) => `'${property}'`)
    const heard = events.map(({ name }) => `'${name}'`)
    const words = [`'${tag}'`, required.join(' | ') || 'never', heard.join(' | ') || 'never']
    return `/** ${summary} */\nexport declare const ${typeName}: Component<${words.join(', ')}>`
  })
  return `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { RenderedFragment } from './server.js'
import type { Hyphenated, Listeners, Written } from './markup.js'

/** \`rfq-sent\` as in \`onTradeRfqSent\`: \`RfqSent\`. */
type Capitalised<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Capitalised<Rest>}\`
  : Capitalize<Name>

type Attributes<All> = {
  [Name in keyof All]?: Written<All[Name]> | undefined
} & {
  [Name in keyof All as Hyphenated<Name>]?: Written<All[Name]> | undefined
}

/** The props of every HTML element, the attributes of this one under both spellings, and its events as \`ontrade-…\`. */
type Props<Own, All> = Omit<HTMLAttributes<Own>, keyof Attributes<All>> & RefAttributes<Own> & Attributes<All> & Listeners

type Elements = {
  [Tag in keyof TradeAttributes]: Props<HTMLElementTagNameMap[Tag], TradeAttributes[Tag]>
}

type Own<All, Required> = {
  [Name in keyof All as Name extends Required ? Name : never]: Exclude<Written<All[Name]>, undefined>
} & {
  [Name in keyof All as Name extends Required ? never : Name]?: Written<All[Name]> | undefined
}

type Component<Tag extends keyof TradeAttributes, Required, Heard extends keyof TradeEventMap> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof TradeAttributes[Tag]> &
    RefAttributes<HTMLElementTagNameMap[Tag]> &
    Own<TradeAttributes[Tag], Required> & {
      /** The result of \`renderFragment()\` of \`trade-widgets/server\` for the same attributes; its \`fallback\` takes the place of children. */
      fragment?: RenderedFragment | undefined
    } & {
      [Name in Heard as \`on\${Capitalised<Name>}\`]?: ((event: TradeEventMap[Name]) => void) | undefined
    }
>

${components.join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`
}
