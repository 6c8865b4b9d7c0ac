import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { framedTags } from '#elements/frames.ts'
import { examples } from '#elements/tags.ts'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { documentNames } from '#host-demo/package/build/document-names.ts'
import { withScript } from './script-page.ts'
import { signIn, userOf } from './sign-in.ts'

// A page whose elements have names that hide every property of its document.
const { market, tag, open } = withScript()

/** Names that plain objects, components and elements have too. They are read from variables called `document` only. */
const sharedNames: ReadonlySet<string> = new Set([
  ...['all', 'append', 'children', 'clear', 'close', 'constructor', 'dir', 'hidden', 'links', 'normalize'],
  ...['open', 'prepend', 'title', 'write', 'writeln'],
])

const chunks = fileURLToPath(new URL('../../../dist/widgets/chunks/', import.meta.url))

/** Returns every property of a document in this browser. */
async function namesOfDocument(): Promise<string[]> {
  const page = await market().visitor()
  return page.evaluate(() => {
    const names = new Set<string>()
    for (let owner = Document.prototype; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
      for (const name of Object.getOwnPropertyNames(owner)) names.add(name)
    return [...names]
  })
}

/** Returns an element for each of these names. */
async function hiding(): Promise<string> {
  const names = await namesOfDocument()
  expect(names.length).toBeGreaterThan(200)
  // An image hides some of them, a form hides others.
  return names
    .map((name, place) => (place % 2 ? `<form name="${name}"></form>` : `<img name="${name}" alt="">`))
    .join('')
}

async function openHiding(body: string, user?: unknown): Promise<Page> {
  const page = await open(
    { head: tag('type="module"'), body: (await hiding()) + body },
    async page =>
      user &&
      (await page.addInitScript(
        value => localStorage.setItem('trade-widgets:user', value),
        JSON.stringify(user),
      )),
  )
  expect(await page.evaluate(() => typeof document.createElement)).toBe('object')
  return page
}

test('every element appears and is live, and a request is sent', async () => {
  const html = framedTags.map(tag => `<${tag} ${examples[tag].markup} loading="eager"></${tag}>`)
  const page = await openHiding(html.join(''), await userOf(demoMembers.buyer, market().url))
  await page.evaluate(selector => {
    for (const element of Document.prototype.querySelectorAll.call(document, selector)) {
      if (element instanceof HTMLElement)
        void window.tradeWidgets.whenReady(element).then(() => element.setAttribute('lang', 'en'))
    }
  }, framedTags.join())
  for (const tag of framedTags) await page.locator(`${tag}[lang=en]`).first().waitFor({ state: 'attached' })

  const search = page.locator('trade-search')
  await search.getByRole('button', { name: 'Next page' }).first().click()
  await search.getByText('Page 2 of').first().waitFor()

  const chat = page.locator('trade-chat')
  await chat.getByRole('textbox').first().fill('Is it in stock?')
  await chat.getByText('Bintulu Pipe & Fittings Sdn Bhd').first().click()

  await page.locator('trade-company').first().getByRole('tab', { name: 'Our Products' }).click()
  await page.getByRole('list', { name: 'Our Products' }).waitFor()

  const rfq = page.locator('trade-rfq')
  await rfq.getByLabel('Quantity').fill('12')
  await rfq.getByLabel('Message', { exact: true }).fill('Delivered to Kemaman')
  await rfq.getByRole('button', { name: 'Send RFQ Now' }).click()
  await rfq.getByRole('alertdialog', { name: 'Are you sure to submit your RFQ?' }).waitFor()
  await page.keyboard.press('Enter')
  await rfq.getByRole('alertdialog', { name: 'RFQ sucessfully send' }).waitFor()
})

test('a visitor signs in', async () => {
  const page = await openHiding(
    `<button onclick="this.nextElementSibling.setAttribute('open', '')">Our sign-in</button><trade-login></trade-login>`,
  )
  await page.getByRole('button', { name: 'Our sign-in' }).click()
  await signIn(page)
})

test('the build knows each of these names that the bundle reads', async () => {
  const files = await Promise.all((await readdir(chunks)).map(file => readFile(`${chunks}${file}`, 'utf8')))
  const code = files.join('\n')
  const unknown = (await namesOfDocument()).filter(
    // Handlers are only set; constants are read from Node.
    name => !documentNames.has(name) && !sharedNames.has(name) && !/^on|^[A-Z_]+$/.test(name),
  )
  expect(unknown.filter(name => new RegExp(`\\.${name}\\b`).test(code))).toEqual([])
})
