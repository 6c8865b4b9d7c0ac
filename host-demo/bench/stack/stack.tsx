import { nanoquery } from '@nanostores/query'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { mask, type Struct } from 'superstruct'
import wretch from 'wretch'

/** The build fills in the element and its reads in turn. */
declare const STACK: { tag: string; reads: readonly string[] }

const api = wretch()
const [createFetcherStore] = nanoquery()

type Keys = Parameters<typeof createFetcherStore>[0]

/** A reply by its schema; the address is its keys in a row, and waits until stores among them have a value. */
export function replyStore<Reply, Schema>(
  schema: Struct<Reply, Schema>,
  keys: Keys = [STACK.reads[0] ?? ''],
) {
  return createFetcherStore<Reply>(keys, {
    fetcher: async (...parts) => mask(await api.url(parts.join('')).get().json(), schema),
  })
}

export function define(component: ComponentType): void {
  customElements.define(STACK.tag, r2wc(component, { shadow: 'open' }))
}
