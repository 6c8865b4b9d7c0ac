import type { TradeAttributes, TradeEventMap } from './index.js'

/** `itemId` as it is written in HTML: `item-id`. */
type Hyphenated<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '-'}${Lowercase<First>}${Hyphenated<Rest>}`
  : ''

/** Attributes are texts, so a number may be given as text, and a text such as a quantity as a number. */
export type Written<Value> = Value extends number
  ? number | string
  : string extends Value
    ? number | string
    : Exclude<Value, null>

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
