import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TypedProject, typedProject } from './typed-project.ts'

// The compiler takes seconds, and more if another one runs beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let project: TypedProject
beforeAll(async () => {
  project = await typedProject()
})
afterAll(() => project?.remove())

/** Preact and Solid share this markup, except for listeners. */
const markup = (listener: string): string => `
  export const App = ({ id }: { id: number }) => (
    <main>
      <trade-company company-id={id} tab={2} class="wide" lang="ms">
        <a href="/company/12">Our page</a>
      </trade-company>
      <trade-rfq
        kind="product"
        item-id="7"
        quantity={4}
        theme="dark"
        procurement={false}
        ${listener}={event => console.log(event.detail.id?.toFixed())}
      />
      <trade-login open email="aisyah@buyer.example" />
      {/* @ts-expect-error there are products and services */}
      <trade-rfq kind="tender" item-id="7" />
      {/* @ts-expect-error no such attribute */}
      <trade-header keyword="pump" />
      {/* @ts-expect-error until the element is there this would be the attribute itemid */}
      <trade-rfq itemId={7} />
      {/* @ts-expect-error a request that was sent has no price */}
      <trade-rfq item-id="7" ${listener}={event => event.detail.price} />
      {/* @ts-expect-error no such element */}
      <trade-basket />
    </main>
  )`

const preact = `
  /** @jsxImportSource preact */
  import type {} from 'trade-widgets/preact'
  import { createRef } from 'preact'
  import type { TradeRfqElement } from 'trade-widgets'

  const rfq = createRef<TradeRfqElement>()
  export const again = <trade-rfq ref={rfq} item-id={7} onClick={() => rfq.current?.refresh()} />
  ${markup('ontrade-rfq-sent')}`

const solid = `
  /** @jsxImportSource solid-js */
  import type {} from 'trade-widgets/solid'
  import { createSignal } from 'solid-js'
  import type { TradeRfqElement } from 'trade-widgets'

  const [id] = createSignal(7)
  export const own = (
    <div on:trade-rfq-sent={event => console.log(event.detail.quantity)}>
      <trade-rfq ref={(rfq: TradeRfqElement) => rfq.refresh()} prop:itemId={id()} attr:kind="product" />
      {/* @ts-expect-error there are products and services */}
      <trade-rfq attr:kind="tender" />
      {/* @ts-expect-error a property is not text */}
      <trade-rfq prop:itemId="7" />
    </div>
  )
  ${markup('on:trade-rfq-sent')}`

const vue = `
  import type {} from 'trade-widgets/vue'
  import type { GlobalComponents } from 'vue'

  type Rfq = InstanceType<GlobalComponents['trade-rfq']>
  export const props: Rfq['$props'] = { kind: 'product', itemId: '7', quantity: 4, class: 'wide', key: 7 }
  export function tell(rfq: Rfq): void {
    rfq.refresh()
    rfq.$emit('trade-ready', new CustomEvent('trade-ready', { detail: {} }))
    // @ts-expect-error no such event
    rfq.$emit('trade-sold', new CustomEvent('trade-sold'))
  }
  // @ts-expect-error there are products and services
  export const tender: Rfq['$props'] = { kind: 'tender' }
  // @ts-expect-error no such element
  export type Basket = GlobalComponents['trade-basket']`

const svelte = `
  import type {} from 'trade-widgets/svelte'
  import type { SvelteHTMLElements } from 'svelte/elements'

  type Rfq = SvelteHTMLElements['trade-rfq']
  export const attributes: Rfq = {
    'item-id': 7,
    quantity: 4,
    class: 'wide',
    'ontrade-rfq-sent': event => console.log(event.detail.id?.toFixed()),
    'data-ours': 'yes',
  }
  // @ts-expect-error there are products and services
  export const tender: Rfq = { kind: 'tender' }
  // @ts-expect-error as it is written in HTML
  export const property: Rfq = { itemId: 7 }
  // @ts-expect-error a request that was sent has no price
  export const price: Rfq = { 'ontrade-rfq-sent': event => event.detail.price }`

test('the types for the compilers of Preact, Solid, Vue and Svelte include the elements', async () => {
  const sources = { 'preact.tsx': preact, 'solid.tsx': solid, 'vue.ts': vue, 'svelte.ts': svelte }
  expect(await project.complaints(sources)).toBe('')
})
