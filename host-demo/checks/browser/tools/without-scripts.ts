import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { publicRoutes } from './public-routes.ts'

/** The share of the live page's words that the served page must contain. */
export const SHARE = 0.95

/** Returns the public route of this index, with the categories of this database. */
export async function realPath(url: string, index: number): Promise<string> {
  const answer = await fetch(`${url}/api/public/category/all`)
  const categories = (await answer.json()) as { CategoryId: number; CategoryType: string }[]
  const first = (type: string): number => categories.find(each => each.CategoryType === type)?.CategoryId ?? 0
  return publicRoutes({ product: first('Product'), service: first('Service') })[index]?.path ?? ''
}

/** Runs in a page: returns every word that a reader sees, in and out of shadow roots. */
export function visibleWords(): string[] {
  const words: string[] = []
  const collect = (node: Node): void => {
    if (node instanceof Text) words.push(...(node.data.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
    if (!(node instanceof Element)) return
    if (/^(script|style|template|noscript)$/.test(node.localName)) return
    if (node.matches('.glide__slide--clone')) return
    if (!node.checkVisibility({ visibilityProperty: true })) {
      // An element without its own box shows its content.
      if (getComputedStyle(node).display !== 'contents') return
    }
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) {
      for (const child of node.assignedNodes()) collect(child)
      return
    }
    for (const child of (node.shadowRoot ?? node).childNodes) collect(child)
  }
  collect(document.body)
  return words
}

/** Returns the share of the words, each counted as often as it occurs, that the others also contain. */
export function shareOf(
  words: readonly string[],
  others: readonly string[],
): { share: number; missing: string[] } {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  const missing = words.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return { share: 1 - missing.length / words.length, missing }
}

/** Waits until everything in view and below it is shown and live. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await expect
    .poll(async () => {
      // Elements that sleep far below the view are shown for printing.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return page.getByRole('status').filter({ hasText: 'Loading' }).count()
    })
    .toBe(0)
  await page.waitForLoadState('networkidle')
}
