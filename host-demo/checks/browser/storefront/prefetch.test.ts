import type { Locator, Page, Request } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { sharedMarket } from '../tools/market.ts'
import { userOf } from '../tools/sign-in.ts'

// From one screen of the storefront to the next: early fetches, kept content, and transitions.
const market = sharedMarket()
afterEach(() => market().empty())

type Visit = { page: Page; links: Locator; asked: (part: string) => string[] }

/** Opens the results of a search, and collects the page's requests. */
async function visit(options = {}): Promise<Visit> {
  const page = await market().visitor(options)
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  await page.goto('/search?keyword=valve')
  const links = page.getByRole('list', { name: 'Results' }).locator('a[href*="/product/"]')
  await links.first().waitFor()
  // The server-rendered content is there before the storefront listens; the storefront sets this afterwards.
  await page.locator('html[data-theme]').waitFor()
  // Until the results are hydrated, the browser follows their links by itself.
  await page.locator('trade-search [data-served]').waitFor({ state: 'detached' })
  return { page, links, asked: part => urls.filter(url => url.includes(part)) }
}

const DETAIL = '/product/detail'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Signals to the page, all at once, that a finger or the pointer is on these links, once that many are there. */
const sign = (links: Locator, type: 'pointerover' | 'touchstart', count: number) =>
  expect
    .poll(() =>
      links.evaluateAll(
        (all, { type, count }) => {
          // A list that is being redrawn has no links for a moment.
          if (all.length < count) return false
          for (const link of all.slice(0, count))
            link.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
          return true
        },
        { type, count },
      ),
    )
    .toBe(true)

test.each([
  // Not with `hover()`: it scrolls, and then the pointer rests on whatever ends up under it.
  ['the pointer rests on', (link: Locator) => sign(link, 'pointerover', 1)],
  ['the focus rests on', (link: Locator) => link.focus()],
  ['a finger touches', (link: Locator) => sign(link, 'touchstart', 1)],
])('a link that %s loads its first read and its chunks, once', async (_, turnTo) => {
  const { page, links, asked } = await visit()
  const link = links.first()
  await turnTo(link)
  await expect.poll(() => asked(DETAIL)).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => customElements.get('trade-product') !== undefined)).toBe(true)
  await turnTo(links.last())
  await expect.poll(() => asked(DETAIL)).toHaveLength(2)
  await turnTo(link)
  const name = (await link.textContent()) ?? ''
  await link.click()
  await heading(page, name).waitFor()
  expect(asked(DETAIL)).toHaveLength(2)
})

test.each([
  ['a visitor', '/search?keyword=valve', /\/search\/item\?/, 1],
  ['a visitor', '/product/2', /\/product\/detail/, 1],
  ['a member', '/product/2', /\/product\/detail/, 1],
])(
  '%s who opens %s requests its files with the core, and repeats the reads of the page once',
  async (who, path, read, reads) => {
    const page = await market().visitor()
    if (who === 'a member') {
      const user = JSON.stringify(await userOf(demoMembers.buyer, market().url))
      await page.addInitScript(value => localStorage.setItem('user', value), user)
    }
    const asked: Request[] = []
    page.on('request', request => asked.push(request))
    const reading = () => asked.filter(request => read.test(request.url()))
    let letCore = (): void => {}
    const core = new Promise<void>(resolve => (letCore = resolve))
    await page.route('**/chunks/core-*', async route => {
      await core
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked.some(request => /chunks\/(search|product)-/.test(request.url()))).toBe(true)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(reading()).toEqual([])
    letCore()
    // When the browser is idle.
    await expect.poll(() => reading().length).toBe(reads)
    const bearers = await Promise.all(reading().map(request => request.headerValue('authorization')))
    expect(bearers.filter(Boolean)).toHaveLength(who === 'a member' ? reads : 0)
  },
)

test('a link that the pointer only passes loads nothing', async () => {
  const { links, asked } = await visit()
  await sign(links, 'pointerover', 3)
  await expect.poll(() => asked(DETAIL)).toHaveLength(1)
  const third = await links.nth(2).evaluate(link => (link as HTMLAnchorElement).pathname)
  expect(asked(DETAIL)[0]).toMatch(new RegExp(`productId=${third.split('/').at(-1)}$`))
})

test('a reader who saves data loads nothing early', async () => {
  const { page, links, asked } = await visit()
  const saveData = (value: boolean) =>
    page.evaluate(
      saveData => Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true }),
      value,
    )
  await saveData(true)
  await sign(links, 'touchstart', 1)
  await saveData(false)
  const touched = async (): Promise<string[]> => {
    await sign(links.last(), 'touchstart', 1)
    return asked(DETAIL)
  }
  await expect.poll(touched).toHaveLength(1)
})

test('a prefetch that failed is repeated when the reader follows the link', async () => {
  const { page, links, asked } = await visit()
  await page.route(`**${DETAIL}*`, route => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await links.first().hover()
  await expect.poll(() => market().expected('500')).toBe(1)
  const name = (await links.first().textContent()) ?? ''
  await links.first().click()
  await heading(page, name).waitFor()
  expect(asked(DETAIL).length).toBeGreaterThan(1)
})

test('Back and Forward show the earlier content at once, however old, while it is read again', async () => {
  const { page, links } = await visit()
  const name = (await links.first().textContent()) ?? ''
  await links.first().click()
  await heading(page, name).waitFor()
  await page.clock.setSystemTime(Date.now() + 10 * 60_000)
  const waiting: string[] = []
  await page.route('**/api/public/**', route => void waiting.push(route.request().url()))
  await page.goBack()
  await links.first().waitFor()
  await expect.poll(() => waiting.some(url => url.includes('/search/item?'))).toBe(true)
  await page.goForward()
  await heading(page, name).waitFor()
  await expect.poll(() => waiting.some(url => url.includes(DETAIL))).toBe(true)
  await page.context().close()
})

test.each([
  ['cross-fades for readers who want motion', 'no-preference', 1],
  ['appears at once for readers who want none', 'reduce', 0],
] as const)(
  'the next screen %s, and another page of a list is not a new screen',
  async (_, motion, expected) => {
    const { page, links } = await visit({ reducedMotion: motion })
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      Object.assign(window, { faded: 0 })
      document.startViewTransition = change => {
        Object.assign(window, { faded: Reflect.get(window, 'faded') + 1 })
        return start(change)
      }
    })
    const faded = () => page.evaluate(() => Reflect.get(window, 'faded'))
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await page.waitForURL('**&page=2')
    expect(await faded()).toBe(0)
    await links.first().click()
    await page.waitForURL('**/product/*')
    await page.locator('trade-product').getByRole('heading', { level: 1 }).waitFor()
    expect(await faded()).toBe(expected)
    // A press just after Back would be lost in the frames before a fade.
    await page.goBack()
    await links.first().waitFor()
    expect(await faded()).toBe(expected)
  },
)

test('a visitor who follows another link before the screen is shown gets the last screen', async () => {
  const { page } = await visit()
  await page.evaluate(() => {
    for (const path of ['/FAQ', '/Help', '/terms']) {
      document.querySelector<HTMLAnchorElement>(`a[href$="${path}"]`)?.click()
    }
    history.back()
  })
  await heading(page, 'Help').waitFor()
  await expect.poll(() => page.title()).toBe('Help | Trade Enabler')
  await page.goBack()
  await heading(page, 'FAQ').waitFor()
})
