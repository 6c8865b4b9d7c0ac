import { createRef, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { productReply } from '#shared/testing/replies.ts'
import { setScene } from '#shared/testing/scene.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import { describeElements } from './elements.ts'
import { reactComponents } from './react.ts'
import { component, type Facts } from './react-component.ts'
import { renderFragment } from './server-entry.ts'

const text = reactComponents(
  (await describeElements()).filter(({ tag }) => /-(rfq|product|login)$/.test(tag)),
)
const facts = [...text.matchAll(/component\((.*), register\)/g)].map(
  ([, json = '']) => JSON.parse(json) as Facts,
)

// Loaded beforehand: happy-dom upgrades an element by replacing it with another one.
await loadDefinition('trade-product')
const register = vi.fn()

function componentOf(tag: string) {
  const found = facts.find(each => each.tag === tag)
  if (!found) throw new Error(`${tag} has no component`)
  return component(found, register)
}

const TradeRfq = componentOf('trade-rfq')
const TradeProduct = componentOf('trade-product')
const TradeLogin = componentOf('trade-login')

test('the client module says so in its first line', () => {
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

test('on the page, a component hydrates, loads its element, sends events, follows its props, and fills a ref', async () => {
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
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('trade-product'))
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

test('an element that is ready before React hydrates the page sends its event once', async () => {
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

/** Turns declarative shadow roots into real ones, as HTML parsers do. */
function parseShadowRoots(page: Element): void {
  for (const template of page.querySelectorAll('template')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content)
    template.remove()
  }
}

const answer = {
  html: '<div class="trade-root" data-served><h1>RFQ</h1></div>',
  styles: ['h1 { margin: 0 }'],
  replies: { '/api/public/product/detail?productId=7': { body: { id: 7 } } },
}

/** An unregistered element, so that it can have the parser's shadow root. */
const TradeLate = component(
  { tag: 'trade-late', attributes: { itemId: 'item-id' }, undecided: [], events: {} },
  register,
)

test('a fragment is in the HTML of the server, and React hydrates the page around it', async () => {
  const fragment = await renderFragment(
    'trade-late',
    { 'item-id': 7 },
    {
      origin: 'https://market.test',
      fetch: async () => Response.json(answer),
      fallback: '<a href="/rfqProduct/7">Ask us</a>',
    },
  )
  const page = (id: number) => (
    <StrictMode>
      <TradeLate itemId={id} fragment={{ ...fragment }}>
        <a href="/elsewhere">Not this one</a>
      </TradeLate>
      <p>{`Beside ${id}`}</p>
    </StrictMode>
  )
  const html = renderToString(page(7))
  expect(html).toBe(`${fragment.html}<p>Beside 7</p>`)
  document.body.innerHTML = `<main>${html}</main>`
  const main = document.querySelector('main') ?? document.body
  parseShadowRoots(main)
  const element = main.querySelector('trade-late')
  const complained = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const root = hydrateRoot(main, page(7), { onRecoverableError: recovered })
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('trade-late'))
  root.render(page(8))
  await vi.waitFor(() => expect(main.querySelector('p')?.textContent).toBe('Beside 8'))
  expect(main.querySelector('trade-late')).toBe(element)
  expect(element?.getAttribute('item-id')).toBe('8')
  expect(element?.shadowRoot?.querySelector('h1')?.textContent).toBe('RFQ')
  expect(element?.innerHTML).toBe('<a href="/rfqProduct/7">Ask us</a>')
  expect(recovered).not.toHaveBeenCalled()
  expect(complained).not.toHaveBeenCalled()
  complained.mockRestore()
  root.unmount()
})

test('a component added later, or without an answer of the server, has its children', async () => {
  const options = { origin: 'https://market.test', fetch: async () => Response.json(answer) }
  const fragment = await renderFragment('trade-rfq', { 'item-id': 7 }, options)
  const missing = { ...options, fetch: async () => new Response('', { status: 404 }) }
  const none = await renderFragment('trade-rfq', { 'item-id': 7 }, missing)
  const page = (given: typeof fragment) => (
    <TradeRfq itemId={7} fragment={given}>
      Ask us
    </TradeRfq>
  )
  expect(renderToString(page(none))).toBe('<trade-rfq item-id="7">Ask us</trade-rfq>')
  const place = document.createElement('main')
  const root = createRoot(place)
  root.render(page(fragment))
  await vi.waitFor(() => expect(place.innerHTML).toBe('<trade-rfq item-id="7">Ask us</trade-rfq>'))
  root.unmount()
})
