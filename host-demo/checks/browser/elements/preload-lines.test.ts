import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { sharedMarket } from '../tools/market.ts'
import { userOf } from '../tools/sign-in.ts'

// The fastest snippet, on a seller's page. The server counts the requests.
const market = sharedMarket()
afterEach(() => market().empty())

const READ = 'GET /api/public/product/detail?productId=1'

let origin: Listening
let site: Listening
let pasted = ''
let asked: string[] = []

beforeAll(async () => {
  origin = await listen(forward, 0, 'PORT')
  const answer = (): Response => new Response(pasted, { headers: { 'content-type': 'text/html' } })
  site = await listen(answer, 0, 'PORT')
})
afterAll(() => Promise.all([origin.close(), site.close()]))

/** Forwards to the marketplace from another origin, which counts the requests. */
async function forward({ url, method, headers }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  const authorization = headers.get('authorization')
  asked.push(`${method} ${pathname}${search}${authorization ? ' with bearer' : ''}`)
  const names = [
    'accept',
    'authorization',
    'origin',
    'access-control-request-method',
    'access-control-request-headers',
  ]
  const sent = names
    .flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']])
    .filter(([, value]) => value)
  const answer = await fetch(`${market().url}${pathname}${search}`, { method, headers: sent })
  const kept = new Headers(answer.headers)
  // Node has already decompressed it.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  // Otherwise a repeated request could be served from the browser's cache.
  kept.set('cache-control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers: kept })
}

/** Returns the snippet that a seller copies for the first product, for the counting marketplace. */
async function fastest(page: Page, { isChecked = false } = {}): Promise<string> {
  await page.goto('/embed?widget=product&id=1')
  // Not with `check()`, which expects the mark immediately: before react-dom arrives, a click is held.
  await page.getByLabel('Show it as fast as possible').click()
  if (isChecked) await page.getByLabel('Let the browser check the script').click()
  const snippet = page.getByLabel('Snippet')
  await expect
    .poll(() => snippet.inputValue())
    .toMatch(isChecked ? /modulepreload.*integrity/ : /modulepreload/)
  const counting = `http://localhost:${origin.port}`
  return (await snippet.inputValue())
    .replaceAll(market().url, counting)
    .replaceAll(encodeURIComponent(market().url), encodeURIComponent(counting))
}

async function open(page: Page, text: string): Promise<void> {
  pasted = `<!doctype html><html lang="en"><title>Ours</title><body><h1>Ours</h1>${text}</body></html>`
  asked = []
  await page.goto(`http://localhost:${site.port}/`)
  const product = page.locator('trade-product')
  await product.getByRole('heading', { level: 1 }).waitFor()
  // It responds to a click, so it has everything that it needs.
  await product.getByRole('tab', { name: 'Company Profile' }).click()
  await product.getByText('Date Incorporated').waitFor()
  // Near the view, the last part requests a list that is too long to come with the content.
  await product.getByRole('heading', { name: /^More/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some(each => each.includes('list/category'))).toBe(true)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

test.each([false, true])(
  'a visitor’s page requests each file and each read once (checked: %s)',
  async isChecked => {
    const page = await market().visitor()
    const text = await fastest(page, { isChecked })
    // Server-rendered content cannot be verified.
    const content = isChecked ? READ.replace('GET ', '') : '/render/trade-product?'
    expect(text).toContain(content)
    await open(page, text)
    const scripts = asked.filter(each => each.endsWith('.js'))
    const preloaded = text.match(/modulepreload/g) ?? []
    // The script itself and the files after the first content have no preload lines.
    expect(preloaded.length).toBeGreaterThan(2)
    expect(scripts.length).toBeGreaterThan(preloaded.length)
    expect(asked.filter(each => each.includes(content))).toHaveLength(1)
    expect(asked.filter((each, index) => asked.indexOf(each) < index)).toEqual([])
  },
)

test('a member’s read never gets a response that the page requested as a visitor', async () => {
  const page = await market().visitor()
  const text = await fastest(page)
  const user = await userOf(demoMembers.buyer, market().url)
  await page.addInitScript(value => localStorage.setItem('trade-widgets:user', value), JSON.stringify(user))
  await open(page, text)
  expect(asked.filter(each => each === `${READ} with bearer`)).toHaveLength(1)
  // The line is for visitors: a member's content comes with the bundle.
  market().expected('was preloaded using link preload')
})
