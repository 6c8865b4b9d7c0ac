import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { sharedMarket } from '#host-demo/checks/browser/tools/market.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { addRelease } from '#host-demo/site/server/releases.ts'
import { createSite } from '#host-demo/site/server/site.ts'
import words from '../plugin/words.json'
import { missingForWordpress } from './find-wordpress.ts'
import { type RunningWordpress, runWordpress } from './run-wordpress.ts'

const missing = missingForWordpress()

if (missing) test(`NOT TRIED: the plugin, because there is no WordPress (${missing})`, () => undefined)
else describe('the plugin in a new WordPress', inWordpress)

function inWordpress(): void {
  const market = sharedMarket()
  let wordpress: RunningWordpress
  let folder: string
  let storefront: Listening
  /** The storefront that serves a release; the API is on another host. */
  let marketplace: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trade-plugin-'))
    const [built, releases] = [join(folder, 'built'), join(folder, 'releases')]
    await cp('dist/widgets', built, { recursive: true })
    await writeFile(join(built, 'package.json'), JSON.stringify({ name: 'trade-widgets', version: '9.9.9' }))
    await writeFile(join(built, 'CHANGELOG.md'), '## 9.9.9 (2026-11-23)\n')
    await addRelease(built, releases)
    const api = { fetch: () => new Response(null, { status: 404 }) }
    const { fetch } = await createSite('dist/storefront', api, () => '', settingsFromEnv({}), releases)
    storefront = await listen(fetch, 0, 'PORT')
    marketplace = `http://localhost:${storefront.port}`
    wordpress = await runWordpress()
  })
  afterEach(async () => {
    await market().empty()
    expect(await wordpress.faults()).toEqual([])
  })
  afterAll(async () => {
    await wordpress.close()
    await storefront.close()
    await rm(folder, { recursive: true })
  })

  /** Opens a page of WordPress as a visitor sees it, or one of its users. */
  async function open(path: string, name?: 'admin' | 'author'): Promise<Page> {
    const page = await market().visitor()
    // A missing step ends the file: the next ones would wait for what it leaves undone.
    page.setDefaultTimeout(60_000)
    await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
    const url = new URL(path, wordpress.origin).href
    if (!name) {
      await page.goto(url)
      return page
    }
    await page.goto(`${wordpress.origin}/wp-login.php?redirect_to=${encodeURIComponent(url)}`)
    await page.getByLabel('Username or Email Address').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(wordpress.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL(url)
    return page
  }

  /** Opens the editor of a new post, which requests more from the server than an author may know. */
  function openEditor(name: 'admin' | 'author'): Promise<Page> {
    market().expected(`403 (Forbidden) (${wordpress.origin}/index.php?rest_route=%2Fwp%2Fv2%2F`)
    return open('/wp-admin/post-new.php', name)
  }

  /** Publishes a post as the user of this page, as any kind of editor does; returns its address. */
  function publish(page: Page, content: string): Promise<string> {
    const data = { title: 'Pumps', status: 'publish', content }
    return page.evaluate(
      // The editor's own way to call the server.
      async post => (await Reflect.get(window, 'wp').apiFetch(post)).link,
      { path: '/wp/v2/posts', method: 'POST', data },
    )
  }

  const attributesOf = (element: Locator): Promise<Record<string, string>> =>
    element.evaluate(({ attributes }) =>
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    )
  const scripts = (page: Page) => page.locator('script[src*="trade-widgets.js"]')
  const heading = (page: Page) => page.locator('trade-product').getByRole('heading', { level: 1 })

  test('is uploaded and activated, and asks for the marketplace', async () => {
    const page = await open('/wp-admin/plugin-install.php?tab=upload', 'admin')
    await page.getByLabel('Plugin zip file').setInputFiles('dist/storefront/developers/trade-widgets.zip')
    await page.getByRole('button', { name: 'Install Now' }).click()
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    const notice = page.locator('.notice', { hasText: words.needsMarketplace })
    await notice.getByRole('link', { name: words.settings }).click()
    await page.getByLabel(words.marketplace).fill(`${marketplace}/`)
    await page.getByLabel(words.apiHost).fill(market().url)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
    expect(await page.getByLabel(words.marketplace).inputValue()).toBe(marketplace)
    expect(await page.getByText(words.checkedBy).count()).toBe(0)
    await page.goto(`${wordpress.origin}/wp-admin/plugins.php`)
    await page.getByRole('heading', { name: 'Plugins', level: 1 }).waitFor()
    expect(await notice.count()).toBe(0)
  })

  let written: string

  const inEditor = wayOf('WordPress, its editor', 'block', 'found, set, published by an author')
  test('an author finds the block, sets the product, and publishes', inEditor, async () => {
    const page = await openEditor('author')
    await page.getByRole('textbox', { name: 'Add title' }).fill('Pumps')
    await page.getByRole('button', { name: 'Toggle block inserter' }).click()
    await page.getByPlaceholder('Search').fill('marketplace')
    await page.getByRole('option', { name: /Product$/ }).click()
    const block = page.getByRole('document', { name: 'Block: Product' })
    await block.getByLabel('Product id').fill('1')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    const sidebar = page.getByRole('region', { name: 'Editor settings' })
    await sidebar.getByLabel('Tenders').check()
    await sidebar.getByLabel('Procurement').selectOption(words.no)
    await sidebar.getByLabel('Loading').selectOption('eager')
    await sidebar.getByLabel('Tab').fill('2')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Editor publish' })
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    const link = panel.getByRole('link', { name: 'View Post' })
    written = (await link.getAttribute('href')) ?? ''
    await link.click()
    await heading(page).waitFor()
  })

  const inThemes = wayOf('WordPress, classic and block theme', 'block', 'shows, script once')
  test.each(['classic', 'blocks'])('a visitor sees it in a theme of the kind “%s”', inThemes, async theme => {
    await wordpress.run(`switch_theme( '${theme}' );`)
    const page = await open(written)
    await heading(page).waitFor()
    const product = page.locator('trade-product')
    const chosen = { 'product-id': '1', tab: '2', tenders: '', procurement: 'false', loading: 'eager' }
    expect(await attributesOf(product)).toMatchObject(chosen)
    expect(await product.locator('> a').getAttribute('href')).toBe(`${marketplace}/product/1`)
    expect(await scripts(page).count()).toBe(1)
    expect(await scripts(page).getAttribute('src')).toBe(`${marketplace}/trade-widgets.js`)
    expect(await scripts(page).getAttribute('data-api-host')).toBe(market().url)
  })

  test('a page without an element has no script', async () => {
    const page = await open(await publish(await openEditor('author'), '<p>Our pumps</p>'))
    await page.getByText('Our pumps').waitFor()
    expect(await scripts(page).count()).toBe(0)
  })

  const asText = wayOf('WordPress, text and paragraphs', 'shortcode', 'shows, attributes and link')
  test('an author writes shortcodes into paragraphs', asText, async () => {
    const content = `<!-- wp:paragraph --><p>Ask us: [trade-rfq item-id="1" procurement quantity=4 onclick="alert(1)"]Ask[/trade-rfq]</p><!-- /wp:paragraph -->

[trade-company company-id="2" procurement="false" tab=3]

<p>[trade-newsletter loading=eager]</p>`
    const page = await open(await publish(await openEditor('author'), content))
    const rfq = page.locator('trade-rfq')
    await rfq.getByText('RFQ Item').waitFor()
    await page.locator('trade-company').getByRole('heading', { level: 1 }).waitFor()
    await page.locator('trade-newsletter').getByRole('textbox').waitFor()
    const asked = await attributesOf(rfq)
    expect(asked).toMatchObject({ 'item-id': '1', procurement: '', quantity: '4' })
    expect(asked).not.toHaveProperty('onclick')
    const company = await attributesOf(page.locator('trade-company'))
    expect(company).toMatchObject({ 'company-id': '2', procurement: 'false' })
    expect(await rfq.locator('> a').textContent()).toBe('Ask')
    expect(await scripts(page).count()).toBe(1)
  })

  test('hostile values stay text, also from authors who may write HTML', async () => {
    const hostile = `'"><script>alert(1)</script>`
    const block = JSON.stringify({ itemId: 1, message: hostile }).replace(
      /[<>&]/g,
      each => escapes[each] ?? '',
    )
    const quotes = '" onmouseover="alert(2)'
    const content = `<!-- wp:trade-widgets/rfq ${block} /-->\n\n[trade-contact message='${quotes}']`
    const page = await open(await publish(await openEditor('admin'), content))
    await page.locator('trade-rfq').getByText('RFQ Item').waitFor()
    expect(await page.locator('trade-rfq').getAttribute('message')).toBe(hostile)
    expect(await page.locator('trade-contact').getAttribute('message')).toBe(quotes)
    expect(await page.locator('script:not([src])', { hasText: 'alert' }).count()).toBe(0)
    expect(await page.locator('[onmouseover]').count()).toBe(0)
  })

  test('a release is checked by its hash; one without a hash is refused', async () => {
    const page = await open('/wp-admin/options-general.php?page=trade_widgets', 'admin')
    const save = async (script: string): Promise<void> => {
      await page.getByLabel(words.script).fill(script)
      await page.getByRole('button', { name: 'Save Changes' }).click()
    }
    const released = `${marketplace}/v/9.9.9/trade-widgets.js`
    await save(released)
    const sums: Record<string, string> = await (await fetch(`${marketplace}/v/9.9.9/sri.json`)).json()
    await page.getByText(`${words.checkedBy} ${sums['trade-widgets.js']}`).waitFor()
    await save(`${marketplace}/v/9.9.8/trade-widgets.js`)
    await page.getByText(words.noChecksum.split('%s')[0] ?? '').waitFor()
    expect(await page.getByLabel(words.script).inputValue()).toBe(released)
    const visitor = await open(written)
    await heading(visitor).waitFor()
    expect(await scripts(visitor).count()).toBe(1)
    expect(await scripts(visitor).getAttribute('src')).toBe(released)
    expect(await scripts(visitor).getAttribute('integrity')).toBe(sums['trade-widgets.js'])
  })

  test('after deletion, no settings remain, and pages stay readable', async () => {
    const page = await open('/wp-admin/plugins.php', 'admin')
    await page.getByRole('link', { name: `Deactivate ${words.name}` }).click()
    page.once('dialog', dialog => dialog.accept())
    await page.getByRole('link', { name: `Delete ${words.name}` }).click()
    await page.getByText(`${words.name} was successfully deleted`).waitFor()
    await wordpress.run(`exit( get_option( 'trade_widgets' ) ? 1 : 0 );`)
    expect((await fetch(written)).status).toBe(200)
  })
}

/** The escapes that WordPress writes in the comment of a block. */
const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
