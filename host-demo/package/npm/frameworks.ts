/** Frameworks whose markup knows the elements by an entry of types alone, each with the npm package it needs. */
export const frameworks = { vue: 'vue', svelte: 'svelte', solid: 'solid-js', preact: 'preact' } as const

/** The base of these entries: our attributes and events as markup spells them. */
const markup = `import type { TradeAttributes, TradeEventMap } from './index.js'

/** \`itemId\` as it is written in HTML: \`item-id\`. */
export type Hyphenated<Name> = Name extends \`\${infer First}\${infer Rest}\`
  ? \`\${First extends Lowercase<First> ? '' : '-'}\${Lowercase<First>}\${Hyphenated<Rest>}\`
  : ''

/** Without such a property an attribute is written, so a number may be given as text. */
export type Written<Value> = Value extends number ? number | string : Exclude<Value, null>

/** The attributes of an element in HTML. */
export type Attributes<Tag extends keyof TradeAttributes> = {
  [Name in keyof TradeAttributes[Tag] as Hyphenated<Name>]?: Written<TradeAttributes[Tag][Name]> | undefined
}

/** Its events, as \`ontrade-…\`. */
export type Listeners = {
  [Name in keyof TradeEventMap as \`on\${Name}\`]?: ((event: TradeEventMap[Name]) => void) | undefined
}

/** The attributes of every HTML element, and those of this one. */
export type Tagged<Usual, Own> = Omit<Usual, keyof Own> & Own
`

const vue = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { Tagged, Written } from './markup.js'

/** In templates Vue reads \`item-id\` as this too. */
type Props<All> = { [Name in keyof All]?: Written<All[Name]> | undefined }

type Emits = { [Name in keyof TradeEventMap]: (event: TradeEventMap[Name]) => void }

type Elements = {
  [Tag in keyof TradeAttributes]: new () => HTMLElementTagNameMap[Tag] & {
    $props: Tagged<HTMLAttributes, Props<TradeAttributes[Tag]>> & PublicProps
    $emit: EmitFn<Emits>
  }
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
`

const svelte = `import type { HTMLAttributes } from 'svelte/elements'
import type { TradeAttributes } from './index.js'
import type { Attributes, Listeners, Tagged } from './markup.js'

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<HTMLAttributes<HTMLElementTagNameMap[Tag]>, Attributes<Tag> & Listeners>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`

const solid = `import type { JSX } from 'solid-js'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { Attributes, Tagged } from './markup.js'

/** Solid sets the property of \`item-id\`; \`attr:\` writes the attribute, \`prop:\` names the property. */
type Own<Tag extends keyof TradeAttributes> = Attributes<Tag> & {
  [Name in keyof Attributes<Tag> as \`attr:\${Name}\`]?: Attributes<Tag>[Name]
} & {
  [Name in keyof TradeAttributes[Tag] as \`prop:\${Name & string}\`]?: TradeAttributes[Tag][Name]
}

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]>, Own<Tag>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
    /** \`on:trade-rfq-sent\`, on every element: they bubble. */
    interface CustomEvents extends TradeEventMap {}
  }
}
`

const preact = `import type { HTMLAttributes } from 'preact'
import type { TradeAttributes } from './index.js'
import type { Attributes, Listeners, Tagged } from './markup.js'

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<HTMLAttributes<HTMLElementTagNameMap[Tag]>, Attributes<Tag> & Listeners>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`

/** The files of these entries. Some tools import an entry of types as well, so there is also an empty script. */
export const frameworkTypes = {
  'markup.d.ts': markup,
  'vue.d.ts': vue,
  'svelte.d.ts': svelte,
  'solid.d.ts': solid,
  'preact.d.ts': preact,
  'types-only.js': 'export {}\n',
} as const
