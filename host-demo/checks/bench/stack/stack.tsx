import { nanoquery } from '@nanostores/query'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { mask, type Struct } from 'superstruct'
import wretch from 'wretch'

/** The build fills in the element and its reads. No widget has more than two. */
declare const STACK: { tag: string; reads: readonly [string, string] }

export const { reads } = STACK

const api = wretch()
const [createFetcherStore] = nanoquery()

type Keys = Extract<Parameters<typeof createFetcherStore>[0], readonly unknown[]>

/** Returns a store of the reply. Parts of its address may be stores: it waits until each has a value. */
export function replyStore<Reply, Schema>(address: Keys, schema: Struct<Reply, Schema>) {
  return createFetcherStore<Reply>(address, {
    fetcher: async (...parts) => mask(await api.url(parts.join('')).get().json(), schema),
  })
}

export function define(component: ComponentType): void {
  customElements.define(STACK.tag, r2wc(component, { shadow: 'open' }))
}
