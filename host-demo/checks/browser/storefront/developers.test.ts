import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { focusedName, tabTo } from '../tools/focused-name.ts'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// The public reference, as read by a developer who is about to paste an element.
const market = sharedMarket()
afterEach(() => market().empty())

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test.each(['light', 'dark'] as const)('axe finds no barrier on any page (%s)', async colorScheme => {
  const page = await market().visitor({ colorScheme })
  await page.goto('/developers/trade-rfq')
  await page.locator('trade-rfq').getByRole('form', { name: 'Request for quotation' }).waitFor()
  await page.getByRole('tab', { name: 'React' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test.each([360, 768, 1280])('code breaks no line, and the page scrolls to no side, at %i px', async width => {
  const page = await market().visitor({ viewport: { width, height: 800 } })
  await page.goto('/developers/trade-rfq')
  await page.getByRole('button', { name: 'Copy' }).first().waitFor()
  const heights = await page.locator('pre code').evaluateAll(all =>
    all
      .filter(code => code.checkVisibility())
      .map(code => {
        const lines = code.textContent.trimEnd().split('\n').length
        return (
          Math.round(
            code.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(code).lineHeight),
          ) / lines
        )
      }),
  )
  expect(heights.length).toBeGreaterThan(0)
  expect(heights.filter(height => height > 1.5)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
})

test('the element on the page is live: a member sends a request, and the page lists the events', async () => {
  const page = await market().member(demoMembers.buyer)
  await page.goto('/developers/trade-inquiry')
  const form = new FormOnPage(page, 'inquiry')
  await form.fillIn({ Subject: 'Ball valves', Message: 'Do you stock 8 inch?' })
  await form.send()
  await form.closeSuccess()
  const told = page.getByRole('list', { name: 'What it tells the page:' })
  await told.getByText('trade-inquiry-sent').waitFor()
  expect(await told.getByRole('listitem').allTextContents()).toContain(
    'trade-inquiry-submit {"companyId":1,"subject":"Ball valves","fileName":""}',
  )
})

test('code names this marketplace, can be chosen by keyboard, and can be copied', async () => {
  const page = await market().visitor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/developers/trade-company')
  const copied = async (): Promise<string> => {
    await tabTo(page, 'Copy')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toContain(`src="${market().url}/trade-widgets.js" data-api-host="${market().url}"`)

  const code = page.locator('[data-tabs]')
  await code.getByRole('tab', { name: 'HTML' }).focus()
  const chosen: string[] = []
  const [left, right] = ['ArrowLeft', 'ArrowRight']
  for (const key of [right, right, right, right, left, 'Home', 'End', left]) {
    await page.keyboard.press(`${key}`)
    chosen.push(await focusedName(page))
    await code.getByRole('tabpanel', { name: chosen.at(-1) ?? '' }).waitFor()
    expect(await code.getByRole('tabpanel').count()).toBe(1)
  }
  expect(chosen).toEqual(['React', 'Vue', 'WordPress', 'HTML', 'WordPress', 'HTML', 'WordPress', 'Vue'])
  expect(await copied()).toContain(`configure({ apiHost: '${market().url}'`)
})

test('a dialog opens on its page, and the focus returns', async () => {
  const page = await market().visitor()
  await page.goto('/developers/trade-login')
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toBe('Open the dialog')
})

test('on a narrow screen the navigation opens, and nothing scrolls sideways', async () => {
  const page = await market().visitor({ viewport: { width: 320, height: 640 } })
  await page.goto('/developers')
  const navigation = page.getByRole('navigation', { name: 'Developers' })
  expect(await navigation.isVisible()).toBe(false)
  await tabTo(page, 'All pages')
  await page.keyboard.press('Enter')
  await navigation.getByRole('link', { name: 'Configuration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
  for (const name of ['frameworks', 'angular', 'security', 'trade-company', 'trade-menu', 'trade-search']) {
    await page.goto(`/developers/${name}`)
    await page.waitForLoadState('networkidle')
    expect(await scrollsSideways(page), name).toBe(false)
  }
})

test('without its script, everything can be read', async () => {
  const page = await market().visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  await page.goto('/developers/trade-rfq')
  expect(await page.getByRole('navigation', { name: 'Developers' }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'All pages' }).isVisible()).toBe(false)
  for (const name of ['HTML', 'React', 'Vue', 'WordPress'])
    expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true)
})

test('the builder links to the reference of the chosen element', async () => {
  const page = await market().visitor()
  await page.goto('/embed?widget=rfq&id=1')
  await page.getByRole('link', { name: 'All its attributes' }).click()
  await page.getByRole('heading', { level: 1, name: '<trade-rfq>' }).waitFor()
})
