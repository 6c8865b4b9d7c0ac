import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { partnerOrigin } from '../tools/partner-origin.ts'
import { withScript } from '../tools/script-page.ts'

// Nothing on a partner's page needs the server-rendered content: firewalls refuse its addresses, captive portals and
// proxies answer in its place, and servers hang.
const { market, open: openPage } = withScript()

/** More than the six connections that a browser opens to a server. */
const elements = [
  '<trade-product product-id="1"></trade-product>',
  '<trade-contact></trade-contact>',
  '<trade-rfq kind="product" item-id="1"></trade-rfq>',
  '<trade-search keyword="valve"></trade-search>',
  '<trade-company company-id="1"></trade-company>',
  '<trade-category category-id="3" kind="product"></trade-category>',
  '<trade-newsletter></trade-newsletter>',
  '<trade-menu></trade-menu>',
].map(html => html.replace('>', ' loading="eager">'))

/** Answers requests for fragments in place of the server. */
let answer: (context: Context) => Response | Promise<Response>
let asked: string[]
beforeEach(() => {
  asked = []
})

/** The marketplace as this network shows it. */
const network = partnerOrigin(site => {
  const pass = (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url)
    return proxy(market().url + pathname + search, context.req)
  }
  site.get('/render/*', context => {
    asked.push(context.req.path)
    return answer(context)
  })
  site.all('*', pass)
})

async function open(): Promise<Page> {
  const url = network()
  const tag = `<script type="module" src="${url}/trade-widgets.js" data-storefront="${url}" data-api-host="${url}"></script>`
  return openPage({ head: tag, body: elements.join('\n') }, async page => {
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      for (const name of ['trade-ready', 'trade-error'] as const)
        addEventListener(name, ({ type, target }) => said.push(`${type} ${(target as Element).localName}`))
    })
  })
}

const names = elements.map(html => /trade-[a-z]+/.exec(html)?.[0] ?? '').toSorted()

/** Expects every element once, with its content, and the text that a visitor types into one of them. */
async function expectAll(page: Page, release = async (): Promise<void> => {}): Promise<void> {
  const message = page.locator('trade-contact').getByLabel('Message', { exact: true })
  await message.fill('For delivery in May')
  await release()
  const said = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'))
  for (const name of names) {
    // Content of a server becomes live once it is near.
    await page.locator(name).scrollIntoViewIfNeeded()
    await expect.poll(said).toContain(`trade-ready ${name}`)
  }
  expect((await said()).toSorted()).toEqual(names.map(name => `trade-ready ${name}`))
  expect(await message.inputValue()).toBe('For delivery in May')
  for (const name of names) {
    const roots = await page
      .locator(name)
      .evaluateAll(found => found.map(each => each.shadowRoot?.children.length))
    expect([name, roots]).toEqual([name, [1]])
  }
  for (const name of [/^API 6D/, /^Kemaman Valve Works/, /^Results for/])
    expect(await page.getByRole('heading', { level: 1, name }).count()).toBe(1)
  // Requests that hang leave no connection for more.
  expect(new Set(asked).size).toBeGreaterThanOrEqual(6)
}

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
const html = { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' }
const portal = '<!doctype html><title>Wi-Fi</title><div class="trade-root">Sign in to use this network</div>'
const foreign = { html: portal, styles: [], replies: {} }

test.each<[string, () => Response, ...expected: string[]]>([
  ['refused', () => new Response('No', { status: 403, headers: html }), 'status of 403'],
  ['not found', () => new Response('None', { status: 404, headers: html }), 'status of 404'],
  ['answered by a fault', () => new Response(portal, { status: 500, headers: json }), 'status of 500'],
  [
    'refused without CORS headers',
    () => new Response('No', { status: 403 }),
    'blocked by CORS policy',
    'net::ERR_FAILED',
  ],
  ['answered by nothing', () => new Response(null, { status: 204, headers: json })],
  ['answered by a page of the network', () => new Response(portal, { headers: html })],
  ['redirected to a page of the network', () => Response.redirect(`${network()}/FAQ`), 'CORS', 'ERR_FAILED'],
  ['answered by a page that claims to be JSON', () => new Response(portal, { headers: json })],
  ['answered by JSON that claims to be a page', () => Response.json(foreign, { headers: html })],
  ['answered by other JSON', () => Response.json({ login: '/wifi' }, { headers: json })],
  ['answered by null', () => Response.json(null, { headers: json })],
  ['answered by HTML that is not of ours', () => Response.json(foreign, { headers: json })],
  [
    'answered by half of it',
    () => new Response('{"html":"<div class=\\"trade-root\\" data-served>', { headers: json }),
  ],
  [
    'answered without styles',
    () => Response.json({ html: '<div class="trade-root" data-served>Half</div>' }, { headers: json }),
  ],
])('all elements work if their content is %s', async (_, reply, ...expected) => {
  answer = reply
  const page = await open()
  await expectAll(page)
  for (const part of expected) market().expected(part)
})

test('all elements work if their content never comes, though it takes all connections', async () => {
  answer = () => new Promise(() => {})
  await expectAll(await open())
})

test('content that comes too late changes nothing', async () => {
  let release = (): void => {}
  const late = new Promise<void>(resume => {
    release = resume
  })
  answer = async context => {
    await late
    const { pathname, search } = new URL(context.req.url)
    return proxy(market().url + pathname + search)
  }
  const page = await open()
  await expectAll(page, async () => {
    release()
    await page.waitForLoadState('networkidle')
  })
})

test('content of some elements only is enough', async () => {
  answer = context => {
    const { pathname, search } = new URL(context.req.url)
    return /contact|search|company/.test(pathname)
      ? proxy(market().url + pathname + search)
      : new Response(portal, { headers: html })
  }
  await expectAll(await open())
})
