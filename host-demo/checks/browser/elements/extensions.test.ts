import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { everyElement, faultsIn, markupOf, wholeView } from '../tools/every-element.ts'
import { FormOnPage } from '../tools/forms.ts'
import { withScript } from '../tools/script-page.ts'

// Extensions such as Dark Reader see every open shadow root and insert nodes into it.
const { market, tag, open } = withScript()

type Place = 'before' | 'after' | 'inside'

const places: Place[] = ['before', 'after', 'inside']

/** Runs in the page: an extension that inserts a style into each shadow root and restores it when it is lost. */
function startExtension(place: Place): void {
  if (window !== top) return
  const MAX_TIMES = 20
  const isIn = (root: ParentNode): boolean => root.querySelector('.tool') !== null
  const style = (): Element => Object.assign(document.createElement('style'), { className: 'tool' })
  function put(root: ShadowRoot): void {
    if (isIn(root)) return
    if (place === 'before') root.prepend(style())
    else if (place === 'after') root.append(style())
    else {
      const own = root.querySelector('.trade-root')
      const first = own?.firstElementChild
      if (!first) return
      own?.prepend(style())
      first.firstChild?.after(style())
      first.after(style())
    }
  }
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options)
    let times = 0
    const act = (): void => {
      if (times++ < MAX_TIMES) put(root)
    }
    void Promise.resolve().then(act)
    new MutationObserver(act).observe(root, { childList: true, subtree: true })
    return root
  }
}

const openWith = (body: string, place?: Place): Promise<Page> =>
  open({ head: tag('type="module"'), body }, async page => {
    await page.setViewportSize(wholeView)
    if (place) await page.addInitScript(startExtension, place)
  })

const valves = (page: Page) => page.locator('trade-search').getByRole('heading', { level: 1, name: /valve/ })

async function tryTabs(page: Page): Promise<void> {
  for (const [element, name] of [
    ['trade-search', /^Company/],
    ['trade-product', 'Company Profile'],
    ['trade-company', 'Our Products'],
  ] as const) {
    const tab = page.locator(element).getByRole('tab', { name })
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  }
}

test.each(places)('nodes that an extension adds %s our content break no element', async place => {
  const page = await openWith(everyElement, place)
  await expect.poll(() => faultsIn(page)).toEqual([])
  await valves(page).waitFor()
  await tryTabs(page)
  expect(await faultsIn(page)).toEqual([])
})

test('nodes that an extension adds to live elements break none', async () => {
  const page = await openWith(everyElement)
  await expect.poll(() => faultsIn(page)).toEqual([])
  await valves(page).waitFor()
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      const { shadowRoot } = element
      const own = shadowRoot?.querySelector('.trade-root')
      for (const parent of [shadowRoot, own, own?.firstElementChild]) {
        const style = () => Object.assign(document.createElement('style'), { className: 'tool' })
        parent?.prepend(style())
        parent?.firstElementChild?.after(style())
        parent?.append(style())
      }
    }
  })
  await tryTabs(page)
  await page.evaluate(() => {
    window.tradeWidgets.configure({ locale: 'ms' })
    for (const element of document.querySelectorAll('trade-search, trade-rfq')) {
      element.remove()
      document.body.append(element)
    }
  })
  await page.locator('trade-rfq').getByRole('button', { name: 'Hantar RFQ Sekarang' }).waitFor()
  await expect.poll(() => faultsIn(page)).toEqual([])
})

test('content that an extension removes is drawn again, without an error message', async () => {
  const page = await openWith(markupOf('trade-product'))
  await expect.poll(() => faultsIn(page)).toEqual([])
  const product = page.locator('trade-product')
  await product.getByRole('tabpanel').evaluate(panel => panel.remove())
  await product.getByRole('tab', { name: 'Company Profile' }).click()
  await product.getByRole('tabpanel').waitFor()
  expect(await page.getByText('Something went wrong').count()).toBe(0)
  market().expected('removeChild')
})

test.each(places)('with an extension’s nodes %s it, a visitor signs in and sends', async place => {
  const page = await openWith(markupOf('trade-rfq'), place)
  const form = new FormOnPage(page, 'product RFQ')
  await form.fillIn()
  await form.signIn()
  await form.send()
  await form.success.waitFor()
})
