import type { Page, Request } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { type Site, serve } from '../tools/fixtures/serve.ts'
import { sharedMarket } from '../tools/market.ts'
import { tokenIn, userOf } from '../tools/sign-in.ts'

// After sign-in every call carries the token, including those that the script starts early; a visitor's calls carry no
// such header.
const market = sharedMarket()
afterEach(() => market().empty())

let partner: Site | undefined
afterEach(async () => {
  await partner?.close()
  partner = undefined
})

const NAME = 'Kemaman Valve Works Sdn Bhd'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: NAME })

/** Returns the API requests that the widgets of a page make. The browser itself requests the pictures. */
async function callsOf(page: Page): Promise<Request[]> {
  const calls: Request[] = []
  // Routed pages have no cache. From a cache, the browser would serve an answer and then request it again by itself.
  await page.route('**/api/**', route => route.fallback())
  page.on('request', request => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/') && request.resourceType() !== 'image'
    if (isCall) calls.push(request)
  })
  return calls
}

const line = (call: Request): string => `${call.method()} ${new URL(call.url()).pathname}`

test('on the storefront, every call of a member carries the bearer and is made once', async () => {
  const page = await market().member()
  const calls = await callsOf(page)
  await page.goto('/company/1')
  await heading(page).waitFor()
  const bearer = `Bearer ${await tokenIn(page)}`
  // This read waits until the browser is idle, because the server rendered the content.
  await expect.poll(() => calls.map(line)).toContain('GET /api/public/tenant/website')
  expect(calls.filter(call => call.headers().authorization !== bearer).map(line)).toEqual([])
  expect([...new Set(calls.map(call => call.url()))]).toHaveLength(calls.length)
})

test.each([
  ['a member', true, ''],
  ['a member of this API', true, 'here'],
  ['a member of another API', false, 'https://other.test'],
  ['a visitor', false, ''],
])('on a partner page %s sends the token, or nothing', async (_, isMember, api) => {
  const user = await userOf(demoMembers.buyer, market().url)
  const page = await market().visitor()
  const calls = await callsOf(page)
  const { url } = market()
  const tag = `<script src="${url}/trade-widgets.js" data-storage-key="ours" data-storefront="${url}"></script>`
  const html = `<!doctype html><html lang="en"><title>Ours</title>${tag}<trade-company company-id="1"></trade-company>`
  partner = await serve({ '/': { body: html } })
  const stored = { ours: isMember || api ? JSON.stringify(user) : 'null' }
  if (api) Object.assign(stored, { 'ours:api': api === 'here' ? url : api })
  await page.addInitScript(entries => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, stored)
  await page.goto(partner.origin)
  await heading(page).waitFor()
  const expected = isMember ? `Bearer ${Reflect.get(Object(user), 'token')}` : undefined
  // This read waits until the browser is idle, because the server rendered the content.
  await expect.poll(() => calls.map(line)).toContain('GET /api/public/tenant/website')
  expect(calls.filter(call => call.headers().authorization !== expected).map(line)).toEqual([])
  expect([...new Set(calls.map(call => call.url()))]).toHaveLength(calls.length)
})

test('if the server refuses the token, the page keeps its content and the session ends', async () => {
  const page = await market().member()
  await page.route('**/api/public/tenant/website?*', route =>
    route.request().headers().authorization ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  )
  await page.goto('/company/1')
  await heading(page).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user:ended') ?? '')).toMatch(/^\d+$/)
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await heading(page).waitFor()
  expect(market().expected('401')).toBe(1)
})
