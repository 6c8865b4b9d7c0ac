import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '#host-demo/browser/chromium.ts'
import { sampled } from '#host-demo/browser/sampled.ts'
import { type ElementTag, elements } from '#widgets/runtime/elements.ts'
import { member } from './attacked-page.ts'
import { type FakeMarket, openFakeMarket, pageWith, usual } from './fake-market.ts'
import { countLeftovers, type Leftovers } from './page/leftovers.ts'
import { type Mounting, mount, move } from './page/mounting.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// An element that is gone has left nothing behind, however often it came and wherever it was put.

type Placed = { attributes?: Record<string, string>; other?: string }

/** The attributes without which an element shows nothing, and the one in which another of its kind differs. */
const placed: Readonly<Partial<Record<ElementTag, Placed>>> = {
  'trade-menu': { other: 'keyword' },
  'trade-search': { other: 'keyword' },
  'trade-product': { other: 'product-id' },
  'trade-service': { other: 'service-id' },
  'trade-rfq': { attributes: { kind: 'product' }, other: 'item-id' },
  'trade-banner': { attributes: { name: 'register' } },
  'trade-category': { attributes: { kind: 'product' }, other: 'category-id' },
  'trade-company': { other: 'company-id' },
  'trade-inquiry': { other: 'company-id' },
  'trade-chat': { attributes: { 'company-id': '1' } },
  'trade-page': { attributes: { name: 'FAQ' } },
  'trade-login': { other: 'email' },
  'trade-recovery': { other: 'email' },
  'trade-register': { other: 'email' },
}

const MOUNTS = process.env.SAMPLE ? 60 : 1000
/** So many before anything is counted, for the engine compiles what runs often. */
const WARM_UP = process.env.SAMPLE ? 40 : 200
const MOVES = process.env.SAMPLE ? 40 : 200
/** So many that the last one of them is live, as that of the others: something of it is held. */
const WARM_UP_MOVES = 40
const AT_ONCE = 20
/** In bytes: what the engine may need more from one collection to the next; after few mounts it goes on compiling. */
const HEAP = (process.env.SAMPLE ? 1.5 : 0.5) * 2 ** 20
/** What the browser may hold of the very last one; a leak has one for each that came. */
const A_FEW = 5
/** The listeners of one element: a leak has so many for each that came. */
const LISTENERS = 30
const TEN_MINUTES = 600_000

type Holding = Leftovers & { heap: number; nodes: number; listeners: number }

let market: FakeMarket
let page: Page
let devtools: CDPSession

beforeAll(async () => {
  market = await openFakeMarket()
  market.answer = ({ call }) => usual[call]
  page = await (await launch()).newPage()
  devtools = await page.context().newCDPSession(page)
  await page.addInitScript(countLeftovers)
})
afterAll(async () => {
  await page?.context().browser()?.close()
  await market?.close()
})

/** What the page holds once nothing is under way and what is unused is collected. */
async function holding(): Promise<Holding> {
  const underWay = () => page.evaluate(() => window.leftovers().timers + window.leftovers().requests)
  await expect.poll(underWay).toBe(0)
  // What counts forgets what the first collection has taken.
  for (let turn = 0; turn < 3; turn++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => window.leftovers())
  }
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  return { ...(await page.evaluate(() => window.leftovers())), heap, nodes, listeners }
}

/** What there is more of. */
function grown(before: Holding, after: Holding): string[] {
  const allowed: Partial<Holding> = { heap: HEAP, nodes: A_FEW, listeners: LISTENERS, observers: A_FEW }
  return Object.entries(after)
    .map(([name, value]) => [name, value - before[name as keyof Holding]] as const)
    .filter(([name, more]) => more > (allowed[name as keyof Holding] ?? 0))
    .map(([name, more]) => `${name} +${more}`)
}

/** What a member is not shown. */
const forVisitors: readonly string[] = ['trade-login', 'trade-recovery', 'trade-register']

async function open(tag = ''): Promise<void> {
  market.page = pageWith(market, forVisitors.includes(tag) ? {} : { stored: member('Aisyah') })
  await page.goto(market.partnerUrl)
}

const run = (mounting: Mounting) => page.evaluate(mount, mounting)

test.for(sampled('life', Object.keys(elements) as ElementTag[], 2))(
  '%s leaves nothing',
  { timeout: 600_000 },
  async (tag, context) => {
    const tally = tallyFor(context, 'Life')
    await open(tag)
    const { attributes = {}, other = '' } = placed[tag] ?? {}
    const mounting = {
      tag,
      attributes,
      other,
      atOnce: AT_ONCE,
      first: 1,
      step: 0,
      times: WARM_UP,
      live: true,
    }
    await run(mounting)
    await run({ ...mounting, step: 1 })
    await page.evaluate(move, {
      tag,
      attributes: { ...attributes, ...(other && { [other]: '1' }) },
      times: WARM_UP_MOVES,
    })
    const before = await holding()
    await run({ ...mounting, times: MOUNTS })
    await run({ ...mounting, step: 1, times: MOUNTS })
    // What nobody has used for long is forgotten when something else goes.
    await page.evaluate(time => window.passTime(time), TEN_MINUTES)
    await run({ ...mounting, times: AT_ONCE })
    const left = grown(before, await holding())
    const requests = await page.evaluate(move, {
      tag,
      attributes: { ...attributes, ...(other && { [other]: '1' }) },
      times: MOVES,
    })
    left.push(...grown(before, await holding()))
    // Data that has grown old meanwhile is asked for anew, each read once, however often an element is moved.
    if (requests > A_FEW) left.push(`requests +${requests}`)
    if (left.length > 0) console.warn(tag, left)
    tally.cases += 2 * MOUNTS + MOVES
    tally.leaked += left.length
    expectAllZero(tally)
  },
)

test('elements that go before react-dom has come leave nothing once it has', async () => {
  const reactDom = '**/react-dom-*.js'
  let release = (): void => {}
  const isReleased = new Promise<void>(done => {
    release = done
  })
  await page.route(reactDom, async route => {
    await isReleased
    await route.continue()
  })
  await open()
  const mounting = {
    tag: 'trade-rfq',
    attributes: { kind: 'product' },
    other: 'item-id',
    atOnce: AT_ONCE,
    first: 1,
    step: 1,
    times: AT_ONCE,
    live: false,
  }
  await run(mounting)
  const before = await holding()
  await run({ ...mounting, times: MOUNTS })
  release()
  // The heap has react-dom itself more.
  const left = async () => grown(before, await holding()).filter(each => !each.startsWith('heap'))
  await expect.poll(left).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
})

test('an element that does is noticed', async () => {
  await open()
  await page.evaluate(() => {
    const kept: unknown[] = []
    customElements.define(
      'leaky-element',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append('Here')
          addEventListener('resize', () => this.title)
          new ResizeObserver(() => this.title).observe(document.body)
          kept.push(this, new Array(20_000).fill(this.title))
        }
      },
    )
  })
  const mounting = {
    tag: 'leaky-element',
    attributes: {},
    other: '',
    atOnce: AT_ONCE,
    first: 1,
    step: 0,
    times: AT_ONCE,
    live: false,
  }
  await run(mounting)
  const before = await holding()
  await run({ ...mounting, times: 60 })
  expect(grown(before, await holding()).map(each => each.split(' ')[0])).toEqual([
    'observers',
    'heap',
    'nodes',
    'listeners',
  ])
})
