import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dialogTags } from '#elements/frames.ts'
import { type ElementTag, elementTags, examples } from '#elements/tags.ts'
import { launch } from '../browser/tools/chromium.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { member } from './attacked-page.ts'
import { type FakeMarket, openFakeMarket, pageWith, usual } from './fake-market.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// A removed element leaves nothing behind, however often it was added and wherever it was put.

/** Returns the attributes of an element, and the one in which another of its kind differs; '' for none. */
function placed(tag: ElementTag) {
  if (isDialog(tag)) return { attributes: {}, other: 'email' }
  // In a frame every element would load a page, and a chat keeps each conversation.
  const attributes = tag === 'trade-frame' ? {} : examples[tag].attributes
  const names = tag === 'trade-chat' ? [] : Object.keys(attributes)
  const other = names.find(name => /-id$|^keyword$/.test(name)) ?? (tag === 'trade-menu' ? 'keyword' : '')
  return { attributes, other }
}

/** Not shown to a member. */
const isDialog = (tag: string): boolean => dialogTags.some(each => each === tag)

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

/** Work that a page has started and not ended. Counted in the page before any of its scripts runs. */
type Leftovers = { timers: number; observers: number; requests: number }

declare global {
  interface Window {
    leftovers: () => Leftovers
    /** Returns the number of requests so far. */
    requestsMade: () => number
    /** Moves the clock of the page forward, in milliseconds. */
    passTime: (time: number) => void
  }
}

/** Contains everything that it needs. */
function countLeftovers(): void {
  const timers = new Set<number>()
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end, clearInterval: stop } = window
  Object.assign(window, {
    setTimeout: (run: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => {
      const timer = begin(() => {
        timers.delete(timer)
        run(...given)
      }, after)
      timers.add(timer)
      return timer
    },
    setInterval: (...given: Parameters<typeof repeat>) => {
      const timer = repeat(...given)
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer)
      end(timer)
    },
    clearInterval: (timer: number) => {
      timers.delete(timer)
      stop(timer)
    },
  })

  /** The targets of observers. Weak, because dropping every reference to an observer also ends it. */
  const observed = new Set<{ by: WeakRef<object>; target: WeakRef<Node> }>()
  const forgetGone = (): void => {
    for (const each of observed) if (!each.by.deref() || !each.target.deref()) observed.delete(each)
  }
  const stopWatching = (by: object, target?: Node): void => {
    for (const each of observed) {
      if (each.by.deref() === by && (!target || each.target.deref() === target)) observed.delete(each)
    }
  }
  for (const { prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = prototype
    const unobserve: unknown = Reflect.get(prototype, 'unobserve')
    Object.assign(prototype, {
      observe(this: object, target: Node, ...given: unknown[]) {
        stopWatching(this, target)
        observed.add({ by: new WeakRef(this), target: new WeakRef(target) })
        return Reflect.apply(observe, this, [target, ...given])
      },
      disconnect(this: object) {
        stopWatching(this)
        return Reflect.apply(disconnect, this, [])
      },
      ...(typeof unobserve === 'function' && {
        unobserve(this: object, target: Element) {
          stopWatching(this, target)
          return Reflect.apply(unobserve, this, [target])
        },
      }),
    })
  }

  let requests = 0
  let made = 0
  const { fetch } = window
  window.fetch = async (...given) => {
    requests += 1
    made += 1
    return fetch(...given).finally(() => (requests -= 1))
  }

  const { now } = Date
  let passed = 0
  Date.now = () => now() + passed
  window.passTime = time => {
    passed += time
  }
  window.requestsMade = () => made
  window.leftovers = () => {
    forgetGone()
    return { timers: timers.size, observers: observed.size, requests }
  }
}

type Mounting = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The attribute in which each may differ from the one before, by `step`, from 1; '' for none. */
  other: string
  step: number
  times: number
  atOnce: number
}

/** Runs in the page: adds this many of an element, some at once, and removes them when they show something. */
async function mount(mounting: Mounting): Promise<void> {
  const { tag, attributes, other, step, times, atOnce } = mounting
  const isBusy = (element: Element): boolean => {
    const { shadowRoot } = element
    if (element.matches(':not(:defined)') || element.ariaBusy === 'true') return true
    return [...(shadowRoot?.querySelectorAll('[aria-busy=true], *') ?? [])].some(each =>
      /^trade-(?!sl-)/.test(each.localName) ? isBusy(each) : each.ariaBusy === 'true',
    )
  }
  // React renders with a delay: it has run once its root has a child.
  const isUnrendered = ({ localName, shadowRoot }: Element): boolean => {
    const root = shadowRoot?.querySelector('.trade-root')
    if (!root || localName === 'trade-frame') return false
    const mark = Object.keys(root).find(key => key.startsWith('__reactContainer'))
    const { stateNode } = Object((mark && Reflect.get(root, mark)) || undefined)
    return !stateNode?.current?.child
  }
  for (let at = 0; at < times; at += atOnce) {
    const some = Array.from({ length: atOnce }, (_, index) => {
      const element = document.createElement(tag)
      const own = other ? { [other]: String(1 + step * (at + index)) } : {}
      const all = { loading: 'eager', ...attributes, ...own }
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value)
      return element
    })
    document.body.append(...some)
    await new Promise(requestAnimationFrame)
    const end = performance.now() + 60_000
    while (some.some(each => isUnrendered(each) || isBusy(each))) {
      await new Promise(done => setTimeout(done))
      if (performance.now() > end) throw new Error(`<${tag}> came to no rest`)
    }
    for (const element of some) element.remove()
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Runs in the page: moves one element back and forth, and removes it. Returns the number of requests that moving it
 * caused.
 */
async function move({
  tag,
  attributes,
  times,
}: Pick<Mounting, 'tag' | 'attributes' | 'times'>): Promise<number> {
  const places = [document.createElement('div'), document.createElement('div')]
  document.body.append(...places)
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ loading: 'eager', ...attributes }))
    element.setAttribute(name, value)
  places[0]?.append(element)
  const isBusy = (): boolean => Boolean(element.shadowRoot?.querySelector('[aria-busy=true]'))
  const end = performance.now() + 60_000
  do await new Promise(requestAnimationFrame)
  while ((isBusy() || window.leftovers().requests > 0) && performance.now() < end)
  const before = window.requestsMade()
  for (let turn = 1; turn <= times; turn++) {
    places[turn % 2]?.append(element)
    if (turn % 10 === 0) await new Promise(requestAnimationFrame)
  }
  const requests = window.requestsMade() - before
  for (const place of places) place.remove()
  await new Promise(requestAnimationFrame)
  return requests
}

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

async function open(tag = ''): Promise<void> {
  market.page = pageWith(market, isDialog(tag) ? {} : { stored: member('Aisyah') })
  await page.goto(market.partnerUrl)
}

const run = (mounting: Mounting) => page.evaluate(mount, mounting)

test.for(sampled('life', elementTags, 2))(
  '%s leaves nothing behind',
  { timeout: 600_000 },
  async (tag, context) => {
    const tally = tallyFor(context, 'Life')
    await open(tag)
    const { attributes, other } = placed(tag)
    const mounting = { tag, attributes, other, step: 0, times: WARM_UP, atOnce: AT_ONCE }
    const moving = { tag, attributes: { ...attributes, ...(other && { [other]: '1' }) } }
    await run(mounting)
    await run({ ...mounting, step: 1 })
    await page.evaluate(move, { ...moving, times: WARM_UP_MOVES })
    const before = await holding()
    await run({ ...mounting, times: MOUNTS })
    await run({ ...mounting, step: 1, times: MOUNTS })
    // Data that nobody has used for long is dropped when other data is dropped.
    await page.evaluate(time => window.passTime(time), TEN_MINUTES)
    await run({ ...mounting, times: AT_ONCE })
    const left = grown(before, await holding())
    const requests = await page.evaluate(move, { ...moving, times: MOVES })
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
        const some = Array.from({ length: atOnce }, (_, index) => {
          const element = document.createElement('trade-rfq')
          element.setAttribute('kind', 'product')
          element.setAttribute('item-id', String(at + index + 1))
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
  const leaky = { tag: 'leaky-element', attributes: {}, other: '', step: 0, atOnce: AT_ONCE }
  await run({ ...leaky, times: AT_ONCE })
  const before = await holding()
  await run({ ...leaky, times: 60 })
  expect(grown(before, await holding()).map(each => each.split(' ')[0])).toEqual([
    'observers',
    'heap',
    'nodes',
    'listeners',
  ])
})
