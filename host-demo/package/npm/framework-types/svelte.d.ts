import type { HTMLAttributes } from 'svelte/elements'
import type { TradeAttributes } from './index.js'
import type { Attributes, Listeners, Tagged } from './markup.js'

type Elements = {
  [Tag in keyof TradeAttributes]: Tagged<
    HTMLAttributes<HTMLElementTagNameMap[Tag]>,
    Attributes<Tag> & Listeners
  >
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
