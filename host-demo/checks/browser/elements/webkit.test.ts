import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { forms, pdf } from '../tools/forms.ts'
import { type HeldScripts, startHeldScripts } from '../tools/held-scripts.ts'
import { ownMarket } from '../tools/own-market.ts'
import { names, userOf } from '../tools/sign-in.ts'
import { openWebkit, type WebkitTab } from '../tools/webkit/webkit-tab.ts'
import { User } from './hosts/user.ts'

// What visitors and members do on the storefront and on pages of partners, in WebKit. A complaint of a page fails the
// test in which it occurred.
const market = ownMarket()
const soon = { timeout: 30_000, interval: 50 }
const company = 'Kemaman Valve Works Sdn Bhd'
const item = 'API 6D Trunnion Ball Valve 8" 600#'

let url: string
let partnerUrl: string
let tab: WebkitTab
let user: User
let folder: string
let file: string

beforeAll(async () => {
  ;({ url, partnerUrl } = market())
  tab = await openWebkit()
  user = new User(tab)
  folder = await mkdtemp(join(tmpdir(), 'trade-webkit-'))
  file = join(folder, pdf.name)
  await writeFile(file, pdf.buffer)
})
afterAll(async () => {
  await tab?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await tab.visit(`${url}/sri.json`)
  await tab.store('', '')
  await tab.evaluate(closeNotice)
  tab.takeComplaints()
})
afterEach(({ task }) => {
  const complaints = tab.takeComplaints()
  if (task.result?.state !== 'fail') expect(complaints, complaints.join('\n')).toEqual([])
})

const address = () => tab.evaluate(() => location.href)
const path = () => tab.evaluate(() => location.pathname)
const scrolled = () => tab.evaluate(() => Math.round(scrollY))

/** Opens a page of the storefront as a signed-in member. */
async function visitAsMember(at: string): Promise<void> {
  await tab.evaluate(keepUser, JSON.stringify(await userOf(demoMembers.buyer, url)))
  await tab.visit(url + at)
}

async function signIn(): Promise<void> {
  await user.click('Sign In')
  await user.sees('Member Login')
  // The field has the focus.
  await expect.poll(() => tab.evaluate(autocompleteOfFocus), soon).toBe('username')
  await tab.type(demoMembers.buyer)
  await user.press('Tab')
  await tab.type(demoMembers.password)
  await user.press('Enter')
  await user.seesNoMore('Member Login')
}

/** Runs in the page. */
function autocompleteOfFocus(): string | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused?.getAttribute('autocomplete') ?? null
}

test('a visitor signs in at an RFQ and sends it with a file', async () => {
  const { path: at, button, question, sent } = forms['product RFQ']
  await tab.visit(url + at)
  await user.sees(button)
  await signIn()
  await user.sees(`Welcome ${names.buyer}`)
  await user.type('Quantity', '4')
  await user.type('Message', 'Third-party inspection at your works')
  await tab.chooseFile(file)
  // The list of files comes late, and moves the button.
  await user.sees('Cancel Upload')
  await user.click(button)
  await user.sees(question)
  await user.press('Enter')
  await user.hears('trade-rfq-sent')
  await user.sees(sent[1])
  await user.click('OK')
  await expect.poll(path, soon).toBe('/product/1')
})

test('a member sends an inquiry with a file', async () => {
  const { path: at, button, question, sent } = forms.inquiry
  await visitAsMember(at)
  await user.type('Message', 'By the end of May')
  await tab.chooseFile(file)
  await user.sees(pdf.name)
  await user.click(button)
  await user.sees(question)
  await user.press('Enter')
  await user.hears('trade-inquiry-sent')
  await user.sees(sent[1])
})

test('a member sends an RFQ list', async () => {
  await visitAsMember('/product/1')
  await user.click(`Add to RFQ list: ${item}`)
  await user.hears('trade-rfq-list-change')
  await tab.visit(`${url}/rfqList`)
  await user.click(item)
  await user.sees(company)
  await user.type('Quantity', '3')
  await user.click('Send all')
  await user.sees('Are you sure to submit your RFQ list?')
  await user.press('Enter')
  await user.sees('RFQ sucessfully send')
})

test('a member writes in the chat, and sees it again on the next page', async () => {
  await visitAsMember('/product/1')
  await user.click('Chat')
  await user.type(`Message to ${company}`, 'Is it in stock?')
  await user.press('Enter')
  await user.seesNoMore('[Is it in stock?]')
  await user.sees('Is it in stock?')
  await tab.visit(`${url}/product/1`)
  await user.click('Chat')
  await user.sees(`Messages with ${company}`)
  await user.sees('Is it in stock?')
})

test('a dialog opens over the page, keeps the focus inside, and returns it on Escape', async () => {
  await tab.visit(`${url}/FAQ`)
  await user.click('Register')
  await user.sees('Register as Our Member')
  await user.press('Tab')
  await tab.press('Escape')
  await user.seesNoMore('Register as Our Member')
  const focused = () =>
    tab.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim())
  await expect.poll(focused, soon).toBe('Register')
})

test('a draft survives a reload', async () => {
  await visitAsMember(forms['product RFQ'].path)
  await user.type('Message', 'Kept on this device')
  await user.sees('Draft saved on this device')
  await tab.visit(url + forms['product RFQ'].path)
  await user.sees('[Kept on this device]')
})

test('an element in a frame signs a visitor in and sends', async () => {
  await tab.visit(`${partnerUrl}/frame.html`)
  await expect.poll(() => tab.evaluate(hasFrame), soon).toBe(true)
  await tab.enterFrame()
  await user.type('Quantity', '4')
  await user.type('Message', 'From WebKit')
  await signIn()
  await user.click(forms['product RFQ'].button)
  await user.sees(forms['product RFQ'].question)
  await user.press('Enter')
  await user.hears('trade-rfq-sent')
  await tab.leaveFrame()
  await user.hears('trade-rfq-sent')
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe('{}')
})

test('this WebKit enforces Trusted Types, so that a strict policy was tried', async () => {
  await tab.visit(`${partnerUrl}/strict-policy.html`)
  const refusal = await tab.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>Bold</b>'
      return 'none'
    } catch (error) {
      return String(error)
    }
  })
  expect(refusal).toContain('TypeError')
  await expect.poll(() => tab.takeComplaints().join(), soon).toContain('TrustedHTML')
})

describe('Back and Forward', () => {
  const partner = () => `${partnerUrl}/valve-works.html`
  const storefront = () => url + forms['product RFQ'].path
  const developers = () => `${url}/developers`
  test.each([
    ['the storefront', 'another site', storefront, partner, `Welcome ${names.buyer}`],
    ['the storefront', 'a page for developers', storefront, developers, `Welcome ${names.buyer}`],
    ['another site', 'the storefront', partner, storefront, company],
  ])('%s that was left for %s is restored as it was', async (_from, _to, from, next, shown) => {
    const to = next()
    await tab.evaluate(keepUser, JSON.stringify(await userOf(demoMembers.buyer, url)))
    await tab.visit(from())
    await user.sees(shown)
    await tab.evaluate(addLink, to)
    const [x = 0, y = 0] = await tab.evaluate(placeOfLink)
    await tab.click(x, y)
    await expect.poll(address, soon).toBe(to)
    await expect.poll(() => tab.evaluate(() => document.readyState), soon).toBe('complete')
    await tab.back()
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'persisted')), soon).toBe(true)
    await user.sees(shown)
    await tab.forward()
    await expect.poll(address, soon).toBe(to)
  })

  test('the home page comes back at its place after the first visit', async () => {
    await tab.visit(`${url}/`)
    await user.sees('Recommended Products')
    await tab.evaluate(() => scrollTo(0, 700))
    await expect.poll(scrolled, soon).toBe(700)
    // Scrolls the card into view.
    await tab.ask('find', item)
    const left = await scrolled()
    // A real press: WebKit leaves out entries that none has made.
    await user.click(item)
    await expect.poll(path, soon).toBe('/product/1')
    await user.sees('About the seller')
    await tab.back()
    await expect.poll(path, soon).toBe('/')
    await user.sees('Recommended Services')
    await expect.poll(() => tab.ask('pending'), soon).toBe('')
    await expect.poll(scrolled, soon).toBe(left)
    await tab.forward()
    await expect.poll(path, soon).toBe('/product/1')
  })

  test('a press just after Back acts', async () => {
    await tab.visit(`${url}/search?keyword=${encodeURIComponent(item)}`)
    await user.sees('Results for')
    const signInButton = (await tab.ask('find', 'Sign In')).split(' ').map(Number)
    await user.click(item)
    await expect.poll(path, soon).toBe('/product/1')
    await user.sees('About the seller')
    await tab.back()
    await expect.poll(path, soon).toBe('/search')
    const [x = 0, y = 0] = signInButton
    await tab.click(x, y)
    await user.sees('Member Login')
  })
})

/** Runs in the page. The notice that asks for another browser would come above the content. */
function closeNotice(): void {
  localStorage.setItem('trade-widgets:browser-notice', 'Google Chrome')
}

/** Runs in the page. */
function keepUser(user: string): void {
  localStorage.setItem('user', user)
}

/** Runs in the page. */
function hasFrame(): boolean {
  return Boolean(document.querySelector('trade-frame')?.shadowRoot?.querySelector('iframe'))
}

/** Runs in the page. */
function addLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Away', id: 'away' })
  document.body.prepend(link)
  scrollTo(0, 0)
  addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted))
}

/** Runs in the page. */
function placeOfLink(): [number, number] {
  const { left, top } = document.querySelector('#away')?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return [left + 5, top + 5]
}

describe('before the scripts of a page are here', () => {
  let site: HeldScripts
  beforeAll(async () => {
    site = await startHeldScripts(url)
    site.hold()
  })
  afterAll(() => site?.close())

  test('typed text stays, and a press acts once it can', async () => {
    // A busy server sends a page that it can't render in time without content, and has it soon after.
    const served = async () => (await fetch(`${url}/search?keyword=valve`)).text()
    await expect.poll(served, soon).toContain('Results for')
    await tab.open(`${site.url}/search?keyword=valve`)
    await user.sees('Results for')
    await user.type('Search the marketplace', ' ball')
    await user.sees('[valve ball]')
    await user.click('Sign In')
    site.letPass()
    await user.sees('Member Login')
    await tab.press('Escape')
    await user.sees('[valve ball]')
  })
})
