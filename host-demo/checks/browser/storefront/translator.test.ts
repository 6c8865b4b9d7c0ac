import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { everyElement, faultsIn, wholeView } from '../tools/every-element.ts'
import { withScript } from '../tools/script-page.ts'

// Page translators see the texts in open shadow roots, and replace each with their own elements.
const { tag, open } = withScript()

/** Runs in the page: looks for texts repeatedly, and replaces them a moment later. */
function startTranslator(): void {
  if (window !== top) return
  function* textsIn(root: Node): Generator<Text> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Text) yield node
      else if (node instanceof Element && node.shadowRoot) yield* textsIn(node.shadowRoot)
    }
  }
  const isWanted = ({ data, parentElement }: Text): boolean =>
    data.trim() !== '' && parentElement?.closest('font, script, style, textarea') === null
  const font = (content: string | Node): HTMLElement => {
    const element = document.createElement('font')
    element.append(content)
    return element
  }
  setInterval(() => {
    const texts = [...textsIn(document.body)].filter(isWanted)
    setTimeout(() => {
      for (const text of texts) if (text.parentNode) text.replaceWith(font(font(`«${text.data.trim()}»`)))
    }, 50)
  }, 100)
}

const openTranslated = async (body: string): Promise<Page> => {
  const page = await open({ head: tag('type="module" data-procurement'), body }, async page => {
    await page.setViewportSize(wholeView)
    await page.addInitScript(startTranslator)
  })
  await expect.poll(() => faultsIn(page)).toEqual([])
  return page
}

const within = (page: Page, element: string) => page.locator(`trade-${element}`)

/**
 * A reader's actions in an element. Each ends with a text that it brings. By key, because the elements above are still
 * changing their height, and would move a button away between the two halves of a click.
 */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async search(page) {
    const search = within(page, 'search')
    await search.getByRole('tab', { name: /Products/ }).press('Enter')
    const products = search.getByRole('tabpanel', { name: /Products/ })
    await products.getByRole('button', { name: 'Next page' }).press('Enter')
    await search.getByText(/«Page [2-9] of/).waitFor()
    await search.getByRole('tab', { name: /Company/ }).press('Enter')
    await search.getByRole('tab', { name: /Company/, selected: true }).waitFor()
    await search.getByText(/«Page 1 of/).waitFor()
  },
  async category(page) {
    const category = within(page, 'category')
    await category.getByRole('button', { name: 'Next page' }).press('Enter')
    await category.getByText(/«Page [2-9] of/).waitFor()
  },
  async product(page) {
    for (const name of [/Company Profile/, /Description/]) {
      await within(page, 'product').getByRole('tab', { name }).press('Enter')
      await within(page, 'product').getByRole('tab', { name, selected: true }).waitFor()
    }
  },
  async company(page) {
    for (const name of [/Our Products/, /Contact Us/, /Overview/]) {
      await within(page, 'company').getByRole('tab', { name }).press('Enter')
      await within(page, 'company').getByRole('tab', { name, selected: true }).waitFor()
    }
  },
  async contact(page) {
    const contact = within(page, 'contact')
    await contact.getByRole('button', { name: /Send a Message/ }).press('Enter')
    await contact.getByRole('alert').first().waitFor()
    await contact.getByRole('textbox').first().fill('Nur Aina')
  },
  async newsletter(page) {
    const newsletter = within(page, 'newsletter').first()
    await newsletter.getByRole('textbox').fill('aina@buyer.test')
    await newsletter.getByRole('button', { name: /Subscribe/ }).press('Enter')
    await newsletter.getByText(/«Successfully Subscribed/).waitFor()
  },
  async hero(page) {
    await within(page, 'hero').getByRole('button', { name: 'Show slide 3 of 3' }).press('Enter')
  },
}

/** Returns the texts of elements, by tag, of those that show any. */
const textsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const shown = [...document.body.children].flatMap(({ localName, shadowRoot }) => {
      const text = shadowRoot?.querySelector('.trade-root')?.textContent?.trim()
      return text && localName !== 'trade-frame' ? [[localName, text]] : []
    })
    return Object.fromEntries(shown)
  })

const FAULT = /Something went wrong in this part|Ralat/

test('texts that a translator replaced still change in every element', async () => {
  const page = await openTranslated(everyElement)
  for (const act of Object.values(acts)) await act(page)
  const before = await textsOf(page)
  await page.evaluate(() => window.tradeWidgets.configure({ locale: 'ms' }))
  // Texts from the server and the host stay; all others are in the other language.
  await expect
    .poll(async () => {
      const after = await textsOf(page)
      return Object.keys(before).filter(element => !after[element] || after[element] === before[element])
    })
    .toEqual([])
  await page.evaluate(() => window.tradeWidgets.configure({ locale: 'en' }))
  for (const act of Object.values(acts)) await act(page)
  expect(Object.entries(await textsOf(page)).filter(([, text]) => FAULT.test(text))).toEqual([])
  expect(await faultsIn(page)).toEqual([])
})

test('a visitor signs in, sends a request and a message, and signs out', async () => {
  const page = await openTranslated(
    '<trade-menu></trade-menu><trade-header></trade-header><trade-rfq item-id="1"></trade-rfq><trade-chat company-id="1"></trade-chat>',
  )
  const rfq = within(page, 'rfq')
  await rfq.locator('input[type=number], input[inputmode]').first().fill('4')
  await rfq.locator('textarea').first().fill('CIF Labuan')
  await rfq.getByRole('button', { name: /Sign In/ }).click()
  // Its labels may be translated by now, or not yet.
  const login = page.getByRole('dialog', { name: /Member Login/ })
  await login.getByLabel(/^«?Username»?$/).fill(demoMembers.buyer)
  await login.getByLabel(/^«?Password»?$/).fill(demoMembers.password)
  await login.getByRole('button', { name: /Sign In/ }).press('Enter')
  await login.waitFor({ state: 'detached' })
  await within(page, 'header')
    .getByText(/Aisyah/)
    .waitFor()
  await rfq.getByRole('button', { name: /Send RFQ Now/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /OK/ }).click()
  await page
    .getByRole('alertdialog', { name: /sucessfully/ })
    .getByRole('button', { name: /OK/ })
    .click()
  const chat = within(page, 'chat')
  await chat.locator('textarea').fill('Is the valve in stock?')
  await chat.locator('textarea').press('Enter')
  await chat
    .getByRole('log')
    .getByText(/«Is the valve in stock/)
    .first()
    .waitFor()
  const menu = within(page, 'menu')
  await menu.getByRole('button', { name: /Sign out/ }).click()
  await menu.getByRole('button', { name: /Keep them and sign out/ }).click()
  await menu.getByRole('button', { name: /Sign In/ }).waitFor()
  expect(Object.entries(await textsOf(page)).filter(([, text]) => FAULT.test(text))).toEqual([])
})
