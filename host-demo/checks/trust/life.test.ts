import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '#host-demo/checks/browser/chromium.ts'
import { sampled } from '#host-demo/checks/browser/sampled.ts'
import { type ElementTag, elements } from '#widgets/runtime/elements.ts'
import { member } from './attacked-page.ts'
import { type FakeMarket, openFakeMarket, pageWith, usual } from './fake-market.ts'
import { countLeftovers, type Leftovers } from './page/leftovers.ts'
import { type Mounting, mount, move } from './page/mounting.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// A removed element leaves nothing behind, however often it was added and wherever it was put.

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
/** The number of mounts before counting starts, because the engine compiles frequently run code. */
const WARM_UP = process.env.SAMPLE ? 40 : 200
const MOVES = process.env.SAMPLE ? 40 : 200
/** Enough moves for the last element to be live, like that of the others: some of it stays in memory. */
const WARM_UP_MOVES = 40
const AT_ONCE = 20
/** The bytes that the engine may need more from one collection to the next; after few mounts it goes on compiling. */
const HEAP = (process.env.SAMPLE ? 1.5 : 0.5) * 2 ** 20
/** The number of objects that the browser may hold of the very last one. A leak has one for each element. */
const A_FEW = 5
/** The listeners of one element: a leak has this many for each element. */
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

/** Returns the objects that the page holds once nothing is in progress and garbage has been collected. */
async function holding(): Promise<Holding> {
  const underWay = () => page.evaluate(() => window.leftovers().timers + window.leftovers().requests)
  await expect.poll(underWay).toBe(0)
  // The measurement itself releases objects that the first collection has freed.
  for (let turn = 0; turn < 3; turn++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => window.leftovers())
  }
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  return { ...(await page.evaluate(() => window.leftovers())), heap, nodes, listeners }
}

/** Returns the kinds of objects of which there are more. */
function grown(before: Holding, after: Holding): string[] {
  const allowed: Partial<Holding> = { heap: HEAP, nodes: A_FEW, listeners: LISTENERS, observers: A_FEW }
  return Object.entries(after)
    .map(([name, value]) => [name, value - before[name as keyof Holding]] as const)
    .filter(([name, more]) => more > (allowed[name as keyof Holding] ?? 0))
    .map(([name, more]) => `${name} +${more}`)
}

/** Elements that are not shown to a member. */
const forVisitors: readonly string[] = ['trade-login', 'trade-recovery', 'trade-register']

async function open(tag = ''): Promise<void> {
  market.page = pageWith(market, forVisitors.includes(tag) ? {} : { stored: member('Aisyah') })
  await page.goto(market.partnerUrl)
}

const run = (mounting: Mounting) => page.evaluate(mount, mounting)

test.for(sampled('life', Object.keys(elements) as ElementTag[], 2))(
  '%s leaves nothing behind',
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
    // Data that nobody has used for long is dropped when other data is dropped.
    await page.evaluate(time => window.passTime(time), TEN_MINUTES)
    await run({ ...mounting, times: AT_ONCE })
    const left = grown(before, await holding())
    const requests = await page.evaluate(move, {
      tag,
      attributes: { ...attributes, ...(other && { [other]: '1' }) },
      times: MOVES,
    })
    left.push(...grown(before, await holding()))
    // Data that has become stale meanwhile is requested again, each read once, however often an element is moved.
    if (requests > A_FEW) left.push(`requests +${requests}`)
    if (left.length > 0) console.warn(tag, left)
    tally.cases += 2 * MOUNTS + MOVES
    tally.leaked += left.length
    expectAllZero(tally)
  },
)

/** Returns the objects that a page holds after this many elements came and went before the bundle arrived. */
async function holdingAfter(times: number): Promise<Holding> {
  let release = (): void => {}
  const isReleased = new Promise<void>(done => {
    release = done
  })
  await page.route('**/react-dom-*.js', async route => {
    await isReleased
    await route.continue()
  })
  await open()
  await page.evaluate(
    async ([times, atOnce]) => {
      for (let at = 0; at < times; at += atOnce) {
        const some = Array.from({ length: atOnce }, (_, place) => {
          const element = document.createElement('trade-rfq')
          element.setAttribute('kind', 'product')
          element.setAttribute('item-id', String(at + place + 1))
          return element
        })
        document.body.append(...some)
        await new Promise(requestAnimationFrame)
        for (const element of some) element.remove()
      }
    },
    [times, AT_ONCE] as const,
  )
  release()
  await page.evaluate(() => window.tradeWidgets.define())
  await page.unrouteAll({ behavior: 'wait' })
  return holding()
}

test('elements removed before the bundle has loaded leave nothing behind', async () => {
  const before = await holdingAfter(AT_ONCE)
  expect(grown(before, await holdingAfter(MOUNTS))).toEqual([])
})

test('an element that leaves something behind is noticed', async () => {
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
