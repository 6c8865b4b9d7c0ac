import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { TradeAttributes, TradeEventMap } from './index.js'
import type { Properties, Tagged } from './markup.js'

type Emits = { [Name in keyof TradeEventMap]: (event: TradeEventMap[Name]) => void }

type Elements = {
  [Tag in keyof TradeAttributes]: new () => HTMLElementTagNameMap[Tag] & {
    $props: Tagged<HTMLAttributes, Properties<Tag>> & PublicProps
    $emit: EmitFn<Emits>
  }
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
