import type { TradeAttributes, TradeEventMap } from './index.js'

/** `itemId` as it is written in HTML: `item-id`. */
type Hyphenated<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '-'}${Lowercase<First>}${Hyphenated<Rest>}`
  : ''

/** Without such a property an attribute is written, so a number may be given as text. */
export type Written<Value> = Value extends number ? number | string : Exclude<Value, null>

export type Properties<Tag extends keyof TradeAttributes> = {
  [Name in keyof TradeAttributes[Tag]]?: Written<TradeAttributes[Tag][Name]> | undefined
}

export type Attributes<Tag extends keyof TradeAttributes> = {
  [Name in keyof Properties<Tag> as Hyphenated<Name>]: Properties<Tag>[Name]
}

export type Listeners = {
  [Name in keyof TradeEventMap as `on${Name}`]?: ((event: TradeEventMap[Name]) => void) | undefined
}

export type Tagged<Usual, Own> = Omit<Usual, keyof Own> & Own
