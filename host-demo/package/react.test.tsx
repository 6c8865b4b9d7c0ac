import { createRef, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { productReply } from '#shared/testing/replies.ts'
import { setScene } from '#shared/testing/scene.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import { describeElements } from './elements.ts'
import { reactComponents } from './react.ts'
import { component, type Facts } from './react-component.ts'

const text = reactComponents(
  (await describeElements()).filter(({ tag }) => /-(rfq|product|login)$/.test(tag)),
)
const facts = [...text.matchAll(/component\((.*), bring\)/g)].map(
  ([, json = '']) => JSON.parse(json) as Facts,
)

// There already: happy-dom upgrades an element by putting another one in its place.
await loadDefinition('trade-product')
const bring = vi.fn()

function componentOf(tag: string) {
  const found = facts.find(each => each.tag === tag)
  if (!found) throw new Error(`${tag} has no component`)
  return component(found, bring)
}

const TradeRfq = componentOf('trade-rfq')
const TradeProduct = componentOf('trade-product')
const TradeLogin = componentOf('trade-login')

test('what clients run says so in its first line', () => {
  expect(text).toMatch(/^'use client'\n/)
})

test('a server renders attributes as the element reads them, and no listener', () => {
  const html = renderToString(
    <>
      <TradeRfq kind="service" itemId={7} procurement={false} className="wide" onTradeRfqSent={() => {}} />
      <TradeProduct productId="7" tenders procurement id="ours" />
      <TradeLogin open={false} email={undefined} />
    </>,
  )
  expect(html).toBe(
    '<trade-rfq kind="service" item-id="7" procurement="false" class="wide"></trade-rfq>' +
      '<trade-product product-id="7" tenders="" procurement="" id="ours"></trade-product>' +
      '<trade-login></trade-login>',
  )
})

test('on the page it is hydrated, brings its element, is heard, follows its props, and is there for a ref', async () => {
  const detail = 'GET /api/public/product/detail'
  const answer = later()
  const network = setScene({ replies: { [detail]: answer } })
  const heard: string[] = []
  const ref = createRef<HTMLElement>()
  const page = (id: number) => (
    <StrictMode>
      <TradeProduct
        ref={ref}
        productId={id}
        onTradeReady={(event: Event) => heard.push(`${event.type} ${id}`)}
      >
        <a href="/product/7">Our pump</a>
      </TradeProduct>
    </StrictMode>
  )
  document.body.innerHTML = `<main>${renderToString(page(7))}</main>`
  const main = document.querySelector('main') ?? document.body
  const before = document.querySelector('trade-product')
  const root = hydrateRoot(main, page(7))
  await vi.waitFor(() => expect(bring).toHaveBeenCalledWith('trade-product'))
  answer.release(({ query }: RecordedRequest) => productReply({ name: `Pump ${query.productId}` }))
  await vi.waitFor(() => expect(heard).toEqual(['trade-ready 7']))
  expect(ref.current).toBe(before)
  expect(before?.shadowRoot?.querySelector('h1')?.textContent).toBe('Pump 7')

  root.render(page(8))
  await vi.waitFor(() => expect(before?.shadowRoot?.querySelector('h1')?.textContent).toBe('Pump 8'))
  expect(network.calls(detail).map(({ query }) => query.productId)).toEqual(['7', '8'])
  root.unmount()
  await vi.waitFor(() => expect(ref.current).toBe(null))
})

test('an element that was ready before React hydrates the page tells so once', async () => {
  setScene({ replies: { 'GET /api/public/product/detail': productReply({ name: 'Mud pump' }) } })
  const heard: unknown[] = []
  const page = (
    <StrictMode>
      <TradeProduct productId={7} onTradeReady={({ type, target }: Event) => heard.push({ type, target })} />
    </StrictMode>
  )
  document.body.innerHTML = `<main>${renderToString(page)}</main>`
  const main = document.querySelector('main') ?? document.body
  const element = document.querySelector('trade-product')
  const onPage = vi.fn()
  element?.addEventListener('trade-ready', onPage)
  await vi.waitFor(() => expect(onPage).toHaveBeenCalled())
  const root = hydrateRoot(main, page)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'trade-ready', target: element }]))
  root.render(page)
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(onPage).toHaveBeenCalledOnce()
  root.unmount()
})
