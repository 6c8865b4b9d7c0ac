import type { HTMLAttributes } from 'preact'
import type { TradeAttributes } from './index.js'
import type { Attributes, Listeners, Tagged } from './markup.js'

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<
    HTMLAttributes<HTMLElementTagNameMap[Tag]>,
    Attributes<Tag> & Listeners
  >
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
