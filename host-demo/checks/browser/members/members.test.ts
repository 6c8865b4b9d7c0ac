import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'
import { settled } from '../tools/without-scripts.ts'

// A page is rendered for visitors. A member sees no request to sign in, and no movement while the page adapts.
const market = sharedMarket()
afterEach(() => market().empty())

const paths = [
  '/',
  '/product/1',
  '/rfqProduct/1',
  '/company/1/contactUs/4/subject/Ball%20valve',
  '/search?keyword=valve',
]

/** Holds back every script outside the page's HTML, and returns a function that lets them pass. */
async function holdScripts(page: Page): Promise<() => void> {
  let letPass = (): void => {}
  const passed = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/*.js', async route => {
    await passed
    await route.continue()
  })
  return () => letPass()
}

test.each(paths)('%s asks no member to sign in, before or after its scripts load', async path => {
  const page = await market().member()
  const letPass = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const prompts = page
    .getByText('Please login')
    .or(page.getByRole('button', { name: 'Sign In', exact: true }))
  const visible = (): Promise<string[]> => prompts.filter({ visible: true }).allTextContents()
  expect(await visible()).toEqual([])
  letPass()
  await settled(page)
  await page.getByText('Sign out').first().waitFor()
  expect(await visible()).toEqual([])
})

const widths = [360, 1280]
const cases = paths.flatMap(path => widths.map(width => [path, width] as const))

/** Runs in a page that has been painted: from here on it notes each layout shift in `window.shifts`. */
async function noteShifts(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number
        sources?: { previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const moved = sources.map(
        ({ previousRect: from, currentRect: to }) => `${from.x},${from.y} to ${to.x},${to.y}`,
      )
      shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift' })
}

test.each(cases)('nothing moves on %s at %i px while it changes for a member', async (path, width) => {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  const letPass = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await page.evaluate(noteShifts)
  letPass()
  await page.getByText('Sign out').first().waitFor({ state: 'attached' })
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
