import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withScript } from '../tools/script-page.ts'
import { recordTasks, type Task } from './main-thread.ts'

// What the main thread has to do until a page is live, in numbers that a busy processor does not change.
const { market, tag, open } = withScript()

/** Waits until every element in view is live. */
const untilLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('*')].filter(
      element =>
        element.matches(':is(trade-hero, trade-search, trade-product, trade-company, trade-rfq)') &&
        element.getBoundingClientRect().top < innerHeight,
    )
    const isLive = ({ shadowRoot }: Element) => shadowRoot?.querySelector('.trade-root:not([data-served])')
    return elements.length > 0 && elements.every(isLive)
  })

const most = (tasks: readonly Task[], figure: keyof Task): number =>
  Math.max(...tasks.map(each => each[figure]))
const sum = (tasks: readonly Task[], figure: keyof Task): number =>
  tasks.reduce((total, each) => total + each[figure], 0)

/** Fails if one task evaluates or upgrades several things, or if layouts are forced more often than `layouts`. */
function expectSmallTasks(tasks: readonly Task[], layouts: number): void {
  expect(sum(tasks, 'evaluations')).toBeGreaterThan(1)
  expect(most(tasks, 'evaluations')).toBe(1)
  expect(most(tasks, 'reactions')).toBeLessThanOrEqual(2)
  expect(sum(tasks, 'forcedLayouts')).toBeLessThanOrEqual(layouts)
}

test('a partner’s page with an RFQ form becomes live in small tasks', async () => {
  let tasks = async (): Promise<readonly Task[]> => []
  const body = '<trade-rfq item-id="12"></trade-rfq>'
  const page = await open({ head: tag('type="module"'), body }, async page => {
    tasks = await recordTasks(page)
  })
  await untilLive(page)
  expectSmallTasks(await tasks(), 4)
})

test.each([
  ['/', 20],
  ['/search?keyword=valve', 8],
  ['/product/12', 15],
  ['/company/12', 15],
  ['/rfqProduct/12', 8],
])(
  '%s of the storefront becomes live in small tasks, with at most %i forced layouts',
  async (path, layouts) => {
    const page = await market().visitor()
    const tasks = await recordTasks(page)
    await page.goto(path)
    await untilLive(page)
    await page.waitForLoadState('networkidle')
    expectSmallTasks(await tasks(), layouts)
  },
)
