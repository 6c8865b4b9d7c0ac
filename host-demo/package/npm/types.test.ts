import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root, type TypedProject, typedProject } from './typed-project.ts'

// The compiler takes seconds, and more if another one runs beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let project: TypedProject
beforeAll(async () => {
  project = await typedProject()
})
afterAll(() => project?.remove())

test('a page in TypeScript knows the elements, their events and the API', async () => {
  const page = `
    import { configure, open, session, whenReady, type TradeRfqElement } from 'trade-widgets'
    import 'trade-widgets/tokens.css'

    configure({ apiHost: 'https://api.example', theme: 'dark', locale: undefined })
    open('login', { email: 'aisyah@buyer.example' })
    const end: () => void = session.subscribe(({ signedIn, name }) => console.log(signedIn, name))
    session.signOut()
    window.tradeWidgets.open('register')

    const rfq = document.createElement('trade-rfq')
    rfq.kind = 'service'
    rfq.itemId = 7
    rfq.refresh()
    rfq.reset()
    rfq.focus({ preventScroll: true })
    const same: Promise<TradeRfqElement> = whenReady(rfq)
    rfq.addEventListener('trade-rfq-failed', ({ detail }) => {
      const step: 'upload' | 'create' = detail.step
      console.log(step, detail.error.message, detail.quantity.toFixed(1), detail.lead?.utm.campaign)
    })
    document.addEventListener('trade-session-change', event => console.log(event.detail.name))
    console.log(document.querySelector('trade-company')?.companyId?.toFixed(), end, same)

    // @ts-expect-error there are products and services
    rfq.kind = 'tender'
    // @ts-expect-error no such setting
    configure({ apiHots: 'https://api.example' })
    // @ts-expect-error no such dialog
    open('chat')
    // @ts-expect-error who is signed in is not the page's to set
    session.get().signedIn = true
  `
  expect(await project.complaints({ 'page.ts': page })).toBe('')
})

test('a CommonJS project can import the types, and everything that Node can require', async () => {
  const page = `
    import type { Config, TradeRfqElement } from 'trade-widgets'
    import { configure } from 'trade-widgets'

    export const config: Partial<Config> = { theme: 'dark' }
    configure(config)
    const rfq: TradeRfqElement = document.createElement('trade-rfq')
    rfq.refresh()
    // @ts-expect-error no such setting
    configure({ apiHots: 'https://api.example' })
    // @ts-expect-error there are products and services
    rfq.kind = 'tender'
  `
  const options = { module: 'node16', moduleResolution: 'node16' }
  expect(await project.complaints({ 'page.cts': page }, options)).toBe('')
})

test('the types for a page’s tests include the fake server', async () => {
  const page = `
    import { configure } from 'trade-widgets'
    import { fakeNetwork, fault, inTurn, json, later, marketReplies, member, productReply } from 'trade-widgets/testing'
    import type { FakeNetwork, FakeResponse, Member, RecordedRequest, Replies } from 'trade-widgets/testing'

    const detail = 'GET /api/public/product/detail'
    const slow = later()
    const replies: Replies = { ...marketReplies(), [detail]: productReply({ name: 'Mud pump' }) }
    const network: FakeNetwork = fakeNetwork(replies)
    configure({ fetch: network.fetch })
    network.reply(detail, inTurn(fault('offline'), json(503, {}), slow))
    slow.release(({ query }: RecordedRequest): FakeResponse => productReply({ id: Number(query.productId) }))
    const seen: RecordedRequest | undefined = network.calls(detail)[0]
    const siti: Member = member({ name: 'Siti' })
    console.log(seen?.body, siti.token.length)

    // @ts-expect-error no such fault
    fault('earthquake')
    // @ts-expect-error a product has no such word
    productReply({ colour: 'red' })
  `
  expect(await project.complaints({ 'testing.ts': page })).toBe('')
})

test('the examples of README compile', async () => {
  const readme = project.texts['README.md'] ?? ''
  const examples = [...readme.matchAll(/^```(tsx?)$([\s\S]*?)^```$/gm)]
  expect(examples).toHaveLength(3)
  const sources = examples.map(([, kind = '', source = ''], at) => [`readme-${at}.${kind}`, source] as const)
  expect(await project.complaints(Object.fromEntries(sources))).toBe('')
})

test('React 19 knows the elements in JSX, without the global namespace', async () => {
  const app = `
    import type {} from 'trade-widgets/react'
    import { useRef } from 'react'
    import type { TradeCompanyElement } from 'trade-widgets'

    export function App({ id }: { id: number }) {
      const company = useRef<TradeCompanyElement>(null)
      return (
        <main>
          <trade-company ref={company} companyId={id} tab={2} className="wide" lang="ms">
            <a href="/company/12">Our page</a>
          </trade-company>
          <trade-rfq
            kind="product"
            item-id="7"
            quantity={4}
            theme="dark"
            ontrade-rfq-sent={event => console.log(event.detail.id?.toFixed(), company.current?.companyId)}
          />
          <trade-login open email="aisyah@buyer.example" />
          {/* @ts-expect-error there are products and services */}
          <trade-rfq kind="tender" item-id="7" />
          {/* @ts-expect-error no such attribute */}
          <trade-header keyword="pump" />
          {/* @ts-expect-error no such element */}
          <trade-basket />
        </main>
      )
    }

    // @ts-expect-error the global namespace stays as it was
    export type Global = JSX.IntrinsicElements
  `
  expect(await project.complaints({ 'app.tsx': app })).toBe('')
})

test('the React components have types for required attributes, attributes and events', async () => {
  const app = `
    import { useRef } from 'react'
    import type { TradeRfqElement } from 'trade-widgets'
    import { TradeConfig, TradeLogin, TradeRfq, TradeSearch, TradeTenders } from 'trade-widgets/react'

    export function App({ id }: { id: number }) {
      const rfq = useRef<TradeRfqElement>(null)
      return (
        <main>
          <TradeConfig apiHost="https://api.example" brand={undefined} />
          <TradeRfq
            ref={rfq}
            kind="product"
            itemId={id}
            quantity={4}
            message={2026}
            procurement={false}
            className="wide"
            onTradeRfqSent={event => console.log(event.detail.id?.toFixed(), rfq.current?.itemId)}
          >
            <a href="/rfqProduct/7">Request a quotation</a>
          </TradeRfq>
          <TradeLogin open email="aisyah@buyer.example" />
          <TradeSearch keyword={600} tab="products" page={2} categoryId={id} state={1} />
          {/* @ts-expect-error a text is not a tab */}
          <TradeSearch tab={2} />
          {/* @ts-expect-error present or absent */}
          <TradeLogin open={1} />
          {/* @ts-expect-error of which item? */}
          <TradeRfq kind="product" />
          {/* @ts-expect-error there are products and services */}
          <TradeRfq kind="tender" itemId={id} />
          {/* @ts-expect-error it sends no request */}
          <TradeTenders onTradeRfqSent={() => {}} />
        </main>
      )
    }
  `
  expect(await project.complaints({ 'components.tsx': app })).toBe('')
})

test('the declared functions are those of the script, with the same parameters and results', async () => {
  const both = `
    import type * as script from '${join(root, 'widgets/runtime/trade-widgets.ts')}'
    import type * as declared from 'trade-widgets'

    type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
    export const same: Same<typeof script, typeof declared> = true
  `
  expect(await project.complaints({ 'both.ts': both })).toBe('')
})

test('the editor shows the descriptions of settings and events from their sources', async () => {
  const settings = await readFile(join(project.installed, 'types/shared/config/settings.d.ts'), 'utf8')
  expect(settings).toContain('/** The name of the marketplace. */\n    brand: Setting<string>')
  expect(project.texts['custom-elements.json']).toContain('The name of the marketplace.')
})
