import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authReply, companyReply, productReply, userReply } from '#shared/testing/replies.ts'
import { launch } from '../browser/tools/chromium.ts'
import { type FormName, FormOnPage, forms } from '../browser/tools/forms.ts'
import { complaintsOf } from '../browser/tools/page-complaints.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { type FakeMarket, openFakeMarket, usual } from './fake-market.ts'
import { expectAllZero, type Tally, tallyFor } from './tally.ts'

// A member's token and password are where they have to be, and nowhere else.

const TOKEN = 'token-that-nobody-may-see'
const PASSWORD = 'password-that-nobody-may-see'

let market: FakeMarket
let page: Page
/** Everything that left the page or that the page logged, one per line. */
let seen: string[]
let complaints: string[]

let browser: Browser
beforeAll(async () => {
  market = await openFakeMarket()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await market?.close()
})

beforeEach(async ({ onTestFinished }) => {
  page = await browser.newPage({ baseURL: market.url })
  onTestFinished(() => page.context().close())
  complaints = complaintsOf(page)
  seen = []
  const elsewhere = market.partnerUrl.replace('localhost', '127.0.0.1')
  const picture = `${elsewhere}/picture.svg`
  const html = `<p>Seller</p><img src="${picture}"><a href="${elsewhere}/">Site</a>`
  const replies: Record<string, unknown> = {
    ...usual,
    'POST /api/tenant/auth': authReply(TOKEN),
    'GET /api/login/userdetail': userReply({ image: picture }),
    'GET /api/public/product/detail': productReply({
      pictures: [picture],
      longDescription: html,
      company: { websiteUrl: elsewhere },
    }),
    'GET /api/public/tenant/website': companyReply({ logo: picture, banner: picture }),
  }
  market.answer = ({ call }) => replies[call]
})

async function signIn(): Promise<void> {
  const form = new FormOnPage(page, 'login')
  await form.open()
  await form.fillIn({ Username: 'aisyah@buyer.test', Password: PASSWORD })
  await form.send()
  await form.success.waitFor()
}

/** Records everything that the page reports to any listener. */
async function listen(): Promise<void> {
  page.on('console', message => seen.push(`console: ${message.text()}`))
  page.on('request', request => {
    const { authorization, ...headers } = request.headers()
    const isOurs = request.url().startsWith(`${market.url}/api/`)
    const isSignIn = isOurs && request.url().endsWith('/api/tenant/auth')
    seen.push(`request: ${request.url()} ${JSON.stringify(headers)} ${isSignIn ? '' : request.postData()}`)
    if (authorization && !isOurs) seen.push(`request: ${request.url()} ${authorization}`)
  })
  page.on('response', async response => {
    // The last ones may arrive when the page is already closed.
    const cookie = await response.headerValue('set-cookie').catch(() => null)
    if (cookie !== null) seen.push(`cookie: ${cookie}`)
  })
  await page.addInitScript(() => {
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) console.log(`${event.type} ${JSON.stringify(event.detail)}`)
      return dispatchEvent.call(this, event)
    }
  })
}

/** Runs in the page: returns everything that any of its scripts can read, except the place where we keep the member. */
function readPage(): string[] {
  const found = [location.href, document.referrer, document.cookie, document.title, window.name]
  const enter = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) found.push(`${name}=${element.getAttribute(name)}`)
      for (const name of Object.keys(element)) found.push(`${name}: ${String(Reflect.get(element, name))}`)
      if (element instanceof HTMLInputElement) found.push(element.value)
      if (element.shadowRoot) enter(element.shadowRoot)
    }
    found.push(root.textContent ?? '')
  }
  enter(document)
  found.push(JSON.stringify(window.tradeWidgets?.session.get()), JSON.stringify(history.state))
  try {
    for (const [key, text] of Object.entries({ ...sessionStorage, ...localStorage }))
      if (key !== 'user') found.push(`${key}: ${text}`)
  } catch {
    // A blocked storage contains nothing.
  }
  for (const { name } of performance.getEntries()) found.push(name)
  return found
}

/** Returns the places that the token or the password has reached. */
async function leaks(): Promise<string[]> {
  const all = [...seen.splice(0), ...(await page.evaluate(readPage)), ...market.logged, ...market.told]
  const cookies = await page.context().cookies()
  return [
    ...all.filter(line => line.includes(TOKEN) || line.includes(PASSWORD) || line.startsWith('cookie:')),
    ...cookies.map(({ name }) => `cookie ${name}`),
  ]
}

async function countLeaks(tally: Tally, where: string): Promise<void> {
  const found = await leaks()
  if (found.length > 0)
    console.warn(
      where,
      found.map(line => line.slice(0, 300)),
    )
  tally.cases += 1
  tally.leaked += found.length
  tally.uncaught += complaints.splice(0).filter(line => !line.includes('Failed to load resource')).length
}

const ROUTES = [
  '/',
  '/product/1',
  '/service/1',
  '/company/1',
  '/categories',
  '/search?keyword=pump',
  '/category/1/products',
  '/Help',
  '/embed',
  '/rfq/product/1',
]

test('the token and the password stay secret, whatever a member does', {
  timeout: 240_000,
}, async context => {
  const tally = tallyFor(context, 'Session')
  await listen()
  await signIn()
  await countLeaks(tally, 'after signing in')
  for (const path of sampled('privacy', ROUTES, 3)) {
    await page.goto(path)
    await page.getByText('Welcome ').waitFor()
    await countLeaks(tally, path)
  }
  for (const name of ['contact', 'newsletter', 'product RFQ', 'inquiry'] as const satisfies FormName[]) {
    const form = new FormOnPage(page, name)
    await form.open()
    await form.fillIn()
    if ('withFile' in forms[name]) await form.chooseFile()
    await form.send()
    await form.success.waitFor()
    await countLeaks(tally, name)
  }
  expect(market.told.length).toBeGreaterThan(0)
  expectAllZero(tally)
})

test('a page that leaks is noticed', async () => {
  await listen()
  await signIn()
  await leaks()
  await page.evaluate(async token => {
    document.body.title = token
    console.log(token)
    document.dispatchEvent(new CustomEvent('trade-ready', { detail: { token } }))
    await cookieStore.set('token', token)
    const picture = new Image()
    picture.src = `/picture.svg?${token}`
    await picture.decode().catch(() => undefined)
  }, TOKEN)
  expect((await leaks()).length).toBeGreaterThanOrEqual(6)
  complaints.length = 0
})

/** Runs in the page before any of its scripts: each of these is a storage that a browser may offer. */
const storages = {
  'is blocked': () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
} as const

test.for(Object.entries(storages))(
  'with a storage that %s, members can still read, sign in and send',
  async ([, spoil], context) => {
    const tally = tallyFor(context, 'Session')
    await page.addInitScript(spoil)
    await signIn()
    for (const name of ['contact', 'product RFQ', 'inquiry'] as const satisfies FormName[]) {
      // By a link: without a storage, the session ends with the page.
      await page.evaluate(path => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, forms[name].path)
      const form = new FormOnPage(page, name)
      await form.fillIn()
      await form.send()
      await form.success.waitFor()
      if (name !== 'contact') await form.closeSuccess()
      await countLeaks(tally, name)
    }
    expectAllZero(tally)
  },
)
