import type { JSX } from 'solid-js'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { Attributes, Tagged } from './markup.js'

/** Solid sets the property of `item-id`; `attr:` writes the attribute, `prop:` names the property. */
type Own<Tag extends keyof TradeAttributes> = Attributes<Tag> & {
  [Name in keyof Attributes<Tag> as `attr:${Name}`]?: Attributes<Tag>[Name]
} & {
  [Name in keyof TradeAttributes[Tag] as `prop:${Name & string}`]?: TradeAttributes[Tag][Name]
}

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]>, Own<Tag>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
    /** `on:trade-rfq-sent`, on every element: they bubble. */
    interface CustomEvents extends TradeEventMap {}
  }
}
