import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the violations of WCAG 2.2 A or AA on this page, or within one element of it: one line for each rule. */
export async function violationsOn(page: Page, within = page.locator('html')): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return within.evaluate(async (element, tags) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    // A colour halfway through its transition would fail the contrast check.
    const passingIn = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations().filter(each => each instanceof CSSTransition),
      ...[...root.querySelectorAll('*')].flatMap(each => (each.shadowRoot ? passingIn(each.shadowRoot) : [])),
    ]
    await Promise.allSettled(passingIn(document).map(({ finished }) => finished))
    const result = await axe.run(element, { runOnly: { type: 'tag', values: tags } })
    if (result.passes.length === 0) throw new Error('There was nothing to check')
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} (${node.failureSummary})`).join(' ')}`,
    )
  }, tags)
}
