import { expect, test } from 'vitest'
import { FIRST, type Given, NAME, PRODUCT, REST, RFQ, said, withFirstFiles } from './painted-first.ts'
import { untilGivenUp } from './script-page.ts'

// What first files do not paint, or can't, and what is left where the rest of the bundle does not come.
const { market, open, signIn } = withFirstFiles()

test('a draft is shown by the rest, which knows how it was kept', async () => {
  const page = await open({ html: RFQ, before: signIn })
  await page.getByLabel('Message').fill('For delivery in May')
  await page.getByText('Draft kept on this device').waitFor()
  await page.reload()
  await page.getByLabel('Message').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
})

test.each([
  [PRODUCT.replace('><', ' tab="2"><'), 'Company Profile'],
  ['<trade-company company-id="1" tab="4"></trade-company>', 'Contact Us'],
])('%s is shown by the rest', async (html, name) => {
  const page = await open({ html })
  await page.getByRole('tab', { name, selected: true }).waitFor()
  // The inquiry in the company's page is an element too.
  await expect.poll(async () => [...new Set(await said(page))]).toEqual(['trade-ready'])
})

test('what the server does not know is said by the rest', async () => {
  const page = await open({ html: PRODUCT.replace('"1"', '"999999"') })
  await page.getByRole('alert').first().waitFor()
  expect(await said(page)).toEqual(['trade-error'])
  market().expected('404')
})

test('without the rest the content stays, and whoever waits for an answer is told', async () => {
  const page = await open({
    html: RFQ,
    async before(page) {
      await page.clock.install()
      await signIn(page)
      await page.route(REST, route => route.abort())
    },
  })
  await page.getByLabel('Message').fill('For delivery in May')
  await page.getByRole('button', { name: 'Send RFQ Now' }).click()
  await untilGivenUp(page)
  await page.getByText('This page could not load everything that sending needs.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
  expect(await said(page)).toContain('trade-error')
  await page.close()
  market().expected('ERR_FAILED')
  market().expected('Failed to load resource')
  market().expected('could not be loaded')
})

test('without the first file the rest shows the content', async () => {
  const page = await open({ html: PRODUCT, before: page => page.route(FIRST, route => route.abort()) })
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  expect(await said(page)).toEqual(['trade-ready'])
  market().expected('Failed to load resource')
})

test.each<[string, Given]>([
  ['in another language', { html: PRODUCT, lang: 'ms' }],
  ['in another language that the script tag says', { html: PRODUCT, settings: 'data-locale="ms"' }],
  ['where an element that has none stands beside it', { html: `${PRODUCT}<trade-banner></trade-banner>` }],
  [
    'where a script has configured',
    { html: `${PRODUCT}<script type="module">tradeWidgets.configure({ locale: 'ms' })</script>` },
  ],
])('%s there is none', async (_, given) => {
  const asked: string[] = []
  const page = await open({
    ...given,
    before: async page => void page.on('request', request => asked.push(request.url())),
  })
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  expect(asked.filter(url => REST.test(url)).length).toBeGreaterThan(2)
  if (!given.html.includes('configure')) expect(asked.filter(url => FIRST.test(url))).toEqual([])
})
