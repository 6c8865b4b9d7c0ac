import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { elementTags } from '#elements/tags.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { pdf } from '../procurement/given-files.ts'
import { type Site, serve } from '../tools/fixtures/serve.ts'
import { FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'
import { rowsIn } from '../tools/rfq-list.ts'
import { userOf } from '../tools/sign-in.ts'
import { chromiumTab } from './hosts/chromium-tab.ts'
import { type HostSite, openHostSite } from './hosts/host-site.ts'
import { hosts, KEYS_ON_PROTOTYPES } from './hosts/hosts.ts'
import { scenarioOf } from './hosts/scenario-of.ts'
import { viewport } from './hosts/tab.ts'
import { User } from './hosts/user.ts'

// Every element and every late part, on a page that has added enumerable properties to the prototypes of built-ins.
const market = ownMarket()
const [polluted = hosts[0]] = hosts.filter(({ name }) => name === KEYS_ON_PROTOTYPES)
const asBuyer = async (): Promise<string> => JSON.stringify(await userOf(demoMembers.buyer, market().url))
afterEach(() => market().empty())

describe('elements', () => {
  let site: HostSite
  beforeAll(async () => {
    site = await openHostSite(market().url)
  })
  afterAll(() => site?.close())

  test.each(elementTags)('%s shows itself and can be used', async tag => {
    const { member, sees, use } = scenarioOf(tag)
    const tab = await chromiumTab(await market().visitor({ viewport, reducedMotion: 'reduce' }), [])
    const user = new User(tab)
    await tab.visit(site.blank)
    await tab.store('trade-widgets:user', member && (await asBuyer()))
    await tab.visit(site.url(polluted, tag))
    await user.sees(sees)
    await user.seesAllLive()
    await use(user, demoMembers)
  })
})

describe('late parts', () => {
  let site: Site | undefined
  afterEach(async () => {
    await site?.close()
    site = undefined
  })

  /** Opens a page with the tools of procurement, which draws its elements itself, for a visitor or the demo buyer. */
  async function open(body: string, isMember = false): Promise<Page> {
    const { url } = market()
    const settings = 'data-procurement data-search-extensions data-structured-data'
    const script = `<script type="module" src="${url}/trade-widgets.js" data-storefront="${url}" data-api-host="${url}" ${settings}></script>`
    const html = `<!doctype html><html lang="en"><title>Ours</title><script>${polluted.js}</script>${script}<body>${body}</body></html>`
    site = await serve({ '/': { body: html } })
    const page = await market().visitor()
    await page.route('**/render/*', route => route.fulfill({ status: 204 }))
    const user = isMember ? await asBuyer() : ''
    await page.addInitScript(given => given && localStorage.setItem('trade-widgets:user', given), user)
    await page.goto(site.origin)
    return page
  }

  test('a search: suggestions, other searches, and several companies asked', async () => {
    const body = '<trade-menu></trade-menu><trade-search keyword="ball valve"></trade-search>'
    const page = await open(body, true)
    await page.getByRole('combobox', { name: 'Search the marketplace' }).pressSequentially('gate')
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add to RFQ list' }).first().click()
    await page.getByRole('button', { name: 'On the RFQ list' }).first().waitFor()
    await page.getByRole('button', { name: 'Shop by Category' }).click()
    await page.getByRole('link', { name: 'View All Products' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: /^Company/ }).click()
    await page.getByRole('checkbox', { name: 'Ask' }).first().check()
    await page.getByRole('button', { name: 'Ask 1 company' }).click()
    await page.getByLabel('Subject').fill('Ball valves')
  })

  test('a product: pictures, a seller’s text, tabs', async () => {
    const page = await open('<trade-product product-id="1"></trade-product>')
    await expect.poll(() => page.locator('.rich-text').textContent()).toMatch(/\w{3}/)
    await page.getByRole('button', { name: 'Enlarge the picture' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Company Profile' }).click()
    await page.getByText('Date Incorporated').waitFor()
  })

  test('a request: requirements, merged files, confirmation, success', async () => {
    const page = await open('<trade-rfq item-id="1"></trade-rfq>', true)
    const form = new FormOnPage(page, 'product RFQ')
    await form.fillIn()
    await page.getByText('Add requirements').click()
    await page.getByLabel('Named place').fill('Kerteh')
    await (await form.files()).setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
    await form.file('one and 1 more.pdf').waitFor()
    await form.send()
    await form.closeSuccess()
  })

  test('an RFQ list from a file', async () => {
    const page = await open('<trade-rfq-list></trade-rfq-list>', true)
    const buffer = Buffer.from('No;Description;Qty;Unit\n1;Ball valve;4;pcs\n2;Gasket;10;pcs\n')
    await page.getByLabel('Import file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('dialog').locator('tbody tr').nth(1).waitFor()
    await page.getByRole('button', { name: 'Add to the list (2)' }).click()
    await rowsIn(page).nth(1).click()
    await page.getByRole('group', { name: 'Line 2', exact: true }).waitFor()
  })

  test('a chat: a message sent', async () => {
    const page = await open('<trade-chat company-id="1"></trade-chat>', true)
    await page.getByPlaceholder('Write a message').fill('Is it in stock?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Is it in stock?', { exact: true }).waitFor()
  })

  test('a frame: its element, also beside images that hide parts of the document', async () => {
    const images = ['body', 'head', 'title', 'forms'].map(name => `<img name="${name}" alt="">`)
    const page = await open(`${images.join('')}<trade-frame tag="trade-newsletter"></trade-frame>`)
    await page.frameLocator('iframe').getByRole('button', { name: 'Subscribe' }).waitFor()
  })

  test('every file of the bundle can be imported', async () => {
    const page = await open('')
    // Workers have prototypes of their own.
    const files = (await readdir('dist/widgets/chunks')).filter(name => /^(?!.*\.worker-).*\.js$/.test(name))
    const addresses = JSON.stringify(files.map(name => `${market().url}/chunks/${name}`))
    // As text, because the test runner rewrites imports.
    const failed =
      await page.evaluate(`Promise.allSettled(${addresses}.map(address => import(address))).then(results =>
      results.flatMap(each => (each.status === 'rejected' ? String(each.reason) : [])))`)
    expect(files.length).toBeGreaterThan(50)
    expect(failed).toEqual([])
  })
})
