import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patientRender } from '../tools/patient-render.ts'
import { withScript } from '../tools/script-page.ts'

// Markup that somebody has injected into a partner's page, whose policy stops their scripts.
const { market, tag, open } = withScript()

const COMPANY = '<trade-company company-id="1" loading="eager"></trade-company>'

const headers = (): Record<string, string> => ({
  'Content-Security-Policy': `script-src ${market().url}; connect-src ${market().url}`,
})

/** Returns replies that call the company and the product by another name. */
const forged = (source = market().url): string => {
  const replies = {
    '/api/public/tenant/website?tenantId=1': { body: { headerInfo: [{ CompanyName: 'SPOOFED Ltd' }] } },
    '/api/public/product/detail?productId=1': {
      body: { productDetail: [{ Id: 1, Name: 'SPOOFED pump', CompanyId: 1 }] },
    },
  }
  return `<script type="application/json" data-trade-replies="${source}">${JSON.stringify(replies)}</script>`
}

const printed = (marketUrl: string) =>
  patientRender('trade-product', { 'product-id': 1 }, { origin: marketUrl })

const untilLive = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async selector => {
    await window.tradeWidgets.whenReady(document.querySelector<HTMLElement>(selector) ?? document.body)
  }, selector)

/** Returns the names of the companies that the page shows. */
async function companyNames(page: Page): Promise<string[]> {
  await untilLive(page, 'trade-company')
  const name = page.locator('trade-company').getByRole('heading', { level: 1 })
  await name.waitFor()
  return name.allTextContents()
}

test.each([
  ['before the element', () => forged() + COMPANY],
  ['after an element without content', () => COMPANY + forged()],
  ['in a comment', () => `<div><p>Nice!${forged()}</p></div>${COMPANY}`],
  ['inside the element', () => COMPANY.replace('></', `>${forged()}</`)],
  [
    'after an element with other content',
    () =>
      `<trade-hero><template shadowrootmode="open"><p>Hi</p></template></trade-hero>${forged()}${COMPANY}`,
  ],
  [
    'after something that looks like content',
    () => `<div class="trade-root" data-served></div>${forged()}${COMPANY}`,
  ],
])('replies are not taken %s', async (_, body) => {
  const page = await open({ head: tag('type="module"'), body: body(), headers: headers() })
  expect(await companyNames(page)).toEqual(['Kemaman Valve Works Sdn Bhd'])
})

test('the replies of a server are taken, and not those beside them', async () => {
  const { html, isRendered } = await printed(market().url)
  expect(isRendered).toBe(true)
  const body = `${forged()}<section>${html}${forged()}</section>${COMPANY}`
  const page = await open({ head: tag('type="module"'), body, headers: headers() }, page =>
    // Never answered, so the element is live by what came with the page.
    page.route('**/api/public/product/detail*', () => {}),
  )
  await untilLive(page, 'trade-product')
  expect(await page.locator('trade-product').getByRole('heading', { level: 1 }).textContent()).toMatch(
    /API 6D/,
  )
  expect(await companyNames(page)).toEqual(['Kemaman Valve Works Sdn Bhd'])
})

test('forms with the names of our globals change nothing', async () => {
  const names = [
    ...[
      'tradeEarlyActions',
      'tradeFilledRoots',
      'tradeWidgets',
      'nanostoresGlobal',
      'litHtmlVersions',
      'litPropertyMetadata',
    ],
    ...['litHtmlPolyfillSupport', 'reactiveElementPolyfillSupport', 'litElementPolyfillSupport'],
    ...['litElementHydrateSupport', 'litElementVersions', 'reactiveElementVersions', 'ShadyCSS', 'ShadyDOM'],
    ...['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'setImmediate', 'wretch', 'Glide', 'DOMPurify'],
  ]
  const fields = ['get', 'set', 'push', 'define', 'call'].map(name => `<input name="${name}">`).join('')
  const forms = names.map(name => `<form name="${name}" hidden>${fields}</form>`).join('')
  const { html } = await printed(market().url)
  const page = await open(
    { head: tag('type="module"'), body: `${forms}${html}<trade-contact></trade-contact>` },
    page =>
      page.addInitScript(() => {
        const taken: string[] = []
        Object.assign(window, { taken })
        addEventListener('DOMContentLoaded', () => taken.push(typeof Reflect.get(window, 'ShadyCSS')))
      }),
  )
  for (const element of ['trade-product', 'trade-contact']) await untilLive(page, element)
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual(['object'])
  const values = { Name: 'Nur Aina', 'E-mail': 'aina@buyer.test', Message: 'For delivery in May' }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Send a Message' }).click()
  await page.getByRole('alertdialog', { name: 'Message sent' }).waitFor()
})
