import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'
import { publicRoutes } from '../tools/public-routes.ts'
import { realPath } from '../tools/without-scripts.ts'

// React takes over the very nodes that the server has written. A node that is replaced under a visitor loses the focus,
// the caret, and the press of a finger.
const market = sharedMarket()
afterEach(() => market().empty())

const paths = publicRoutes({ product: 1, service: 1 }).map(({ path }) => path)
const others = ['/search?keyword=valve', '/company/1?tab=products', '/search?page=2']

/** Runs in a page: keeps every node that a server has written, to find those that are replaced. */
function keepNodes(): number {
  const nodes: Element[] = []
  const collect = (within: ParentNode): void => {
    for (const element of within.querySelectorAll('*')) {
      // Its content differs on each device.
      if (element.closest('.of-device, .until-known, .for-members')) continue
      // The name of a category becomes a link as soon as its address is known.
      if (element.matches('span.pill')) continue
      if (element.closest('.trade-root[data-served]')) nodes.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  collect(document)
  Reflect.set(window, 'servedNodes', nodes)
  return nodes.length
}

/** Runs in a page: returns the kept controls that React has neither taken over nor replaced. */
function deadControls(): string[] {
  const nodes: Element[] = Reflect.get(window, 'servedNodes')
  const isDead = (node: Element): boolean =>
    node.isConnected &&
    node.matches('button, input, textarea, select') &&
    !Object.keys(node).some(key => key.startsWith('__reactFiber'))
  return nodes.filter(isDead).map(node => node.outerHTML.slice(0, 160))
}

/** Runs in a page: returns the kept nodes that are gone. */
function replacedNodes(): string[] {
  const nodes: Element[] = Reflect.get(window, 'servedNodes')
  return nodes.filter(node => !node.isConnected).map(node => node.outerHTML.slice(0, 160))
}

async function replacedOn(page: Page, path: string): Promise<string[]> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route('**/chunks/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(keepNodes)).toBeGreaterThan(20)
  letPass()
  await page.locator('.trade-root[data-served]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(deadControls)).toEqual([])
  return page.evaluate(replacedNodes)
}

test.each([...paths, ...others])('%s keeps every node of the server', async path => {
  // High enough for everything to be near.
  const page = await market().visitor({ viewport: { width: 1280, height: 9_000 } })
  const index = paths.indexOf(path)
  expect(await replacedOn(page, index < 0 ? path : await realPath(market().url, index))).toEqual([])
})
