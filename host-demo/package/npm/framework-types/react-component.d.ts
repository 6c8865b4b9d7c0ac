import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { Attributes, Listeners, Properties, Tagged, Written } from './markup.js'
import type { RenderedFragment } from './server.js'

type Capitalised<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Capitalised<Rest>}`
  : Capitalize<Name>

type Props<Tag extends keyof TradeAttributes, Own> = RefAttributes<HTMLElementTagNameMap[Tag]> &
  Tagged<HTMLAttributes<HTMLElementTagNameMap[Tag]>, Own>

type Elements = {
  [Tag in keyof TradeAttributes]: Props<Tag, Properties<Tag> & Attributes<Tag> & Listeners>
}

export type Component<
  Tag extends keyof TradeAttributes,
  Required extends keyof TradeAttributes[Tag],
  Heard extends keyof TradeEventMap,
> = ForwardRefExoticComponent<
  Props<Tag, Demanded<Tag, Required> & Omit<Properties<Tag>, Required> & Handlers<Heard>>
>

type Demanded<Tag extends keyof TradeAttributes, Required extends keyof TradeAttributes[Tag]> = {
  [Name in Required]: Exclude<Written<TradeAttributes[Tag][Name]>, undefined>
}

type Handlers<Heard extends keyof TradeEventMap> = {
  [Name in Heard as `on${Capitalised<Name>}`]?: ((event: TradeEventMap[Name]) => void) | undefined
} & {
  /** The result of `renderFragment()` for the same attributes; its `fallback` takes the place of children. */
  fragment?: RenderedFragment | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
