import { describe, expect, test } from 'vitest'
import { amongShortcuts, answered } from './page-with-shortcuts.ts'
import { NAME, PRODUCT, RFQ, SEARCH, said, withFirstFiles } from './painted-first.ts'

// Widgets on a seller's page: a small file paints each, and the whole bundle goes on from there.
const { openPainted, signIn } = withFirstFiles()

test.each([
  [SEARCH, /valve/],
  [PRODUCT, NAME],
  ['<trade-service service-id="1"></trade-service>', /\w/],
  ['<trade-company company-id="1"></trade-company>', 'Kemaman Valve Works Sdn Bhd'],
  [RFQ, NAME],
  [PRODUCT.replace('><', ' theme="dark"><a href="/product/1">The valve of the month</a><'), NAME],
])('%s is painted before all else, and the same nodes live', async (html, name) => {
  const { page, content, goOn } = await openPainted({ html })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await said(page)).toEqual([])
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(await said(page)).toEqual(['trade-ready'])
})

test('elements beside each other are painted each by its own file', async () => {
  const { page, goOn } = await openPainted({ html: PRODUCT + RFQ })
  await page.getByLabel('Message').waitFor()
  expect(await page.getByRole('heading', { level: 1, name: NAME }).count()).toBe(2)
  await page.getByRole('tab', { name: 'Company Profile' }).click()
  await goOn()
  await expect.poll(() => said(page)).toEqual(['trade-ready', 'trade-ready'])
})

test('a member’s chat is painted at its end, and goes on there', async () => {
  const { page, content, goOn } = await openPainted({
    html: '<style>trade-chat::part(log) { height: 40px }</style><trade-chat company-id="1"></trade-chat>',
    before: signIn,
  })
  const toEnd = (): Promise<number> =>
    page
      .getByRole('log')
      .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(await page.getByRole('log').evaluate(log => log.scrollTop)).toBeGreaterThan(0)
  expect(await toEnd()).toBeLessThan(2)
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(await toEnd()).toBeLessThan(2)
  expect(await said(page)).toEqual(['trade-ready'])
})

describe('what a reader does before the rest has come', () => {
  test('a tab that was clicked opens', async () => {
    const { page, goOn } = await openPainted({ html: PRODUCT })
    const tab = page.getByRole('tab', { name: 'Company Profile' })
    await tab.click()
    await goOn()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  })

  test('a member’s text stays, and is sent', async () => {
    const { page, content, goOn } = await openPainted({ html: RFQ, before: signIn })
    await page.getByLabel('Quantity').fill('12')
    await page.getByLabel('Message').fill('For delivery in May')
    await goOn()
    expect(await content.evaluate(node => node.isConnected)).toBe(true)
    await page.getByRole('button', { name: 'Send RFQ Now' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('For delivery in May')
  })

  test('no shortcut of the page takes what is typed', async () => {
    const { page, goOn } = await openPainted({ html: amongShortcuts(RFQ) })
    await page.getByLabel('Message').focus()
    await page.keyboard.type('Need seals N/A')
    await goOn()
    expect(await page.getByLabel('Message').inputValue()).toBe('Need seals N/A')
    expect(await answered(page)).toEqual({ pressed: 0, typed: '', heard: [] })
  })

  test('a button that was clicked answers, though it was pushed far away meanwhile', async () => {
    const { page, goOn } = await openPainted({ html: `<div id="above"></div>${RFQ}` })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.evaluate(() => {
      document.querySelector('div')?.style.setProperty('height', '5000px')
    })
    await goOn()
    await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  })

  test('a button that was clicked answers, though react-dom came before its widget', async () => {
    let letWidget = (): void => {}
    const widget = new Promise<void>(resume => {
      letWidget = resume
    })
    const { page, goOn } = await openPainted({
      html: PRODUCT + RFQ,
      before: page =>
        page.route('**/chunks/rfq-*.js', async route => {
          await widget
          await route.continue()
        }),
    })
    await page.locator('trade-rfq').getByRole('button', { name: 'Sign In' }).click()
    await goOn()
    letWidget()
    await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  })

  test('a link leads on, or the page that listens takes over', async () => {
    const { page, goOn } = await openPainted({ html: SEARCH })
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
    expect(await said(page)).toEqual(['trade-navigate'])
    await goOn()
  })
})

test('however late the rest comes, it goes on from what is shown', async () => {
  let reads = 0
  const { page, content, goOn } = await openPainted({
    html: PRODUCT,
    before: async page => {
      page.on('request', request => {
        if (request.url().includes('/product/detail')) reads += 1
      })
      await page.clock.install()
    },
  })
  await page.clock.fastForward('01:00')
  await goOn()
  expect(await content.evaluate(node => node.isConnected)).toBe(true)
  expect(reads).toBe(1)
})
