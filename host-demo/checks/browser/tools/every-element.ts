import type { Page } from 'playwright-core'
import { type ElementTag, elementTags, examples } from '#elements/tags.ts'

/** Returns the element as a page would write it. */
export const markupOf = (tag: ElementTag): string => `<${tag} ${examples[tag].markup}></${tag}>`

/** One of each element, for a window in which most are in view: elements out of view stay as they were painted. */
export const everyElement = elementTags.map(markupOf).join('\n')
export const wholeView = { width: 1280, height: 15_000 }

/**
 * Returns the faults of the elements on a page as they come into view: elements that are not defined, have no root or
 * several, or show nodes that React does not hold. React marks the nodes that it holds.
 */
export function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap(element => {
      const { localName, shadowRoot } = element
      if (!localName.startsWith('trade-') || localName === 'trade-config') return []
      if (!element.matches(':defined')) return [`${localName} is not defined`]
      const [root, ...others] = shadowRoot?.querySelectorAll('.trade-root') ?? []
      if (!root || others.length > 0) return [`${localName} has ${others.length} other roots`]
      const own = [...root.querySelectorAll(':not(.tool, slot)')]
      const isHeld = own.some(each => Object.keys(each).some(key => key.startsWith('__react')))
      const isLive = own.length === 0 || isHeld || localName === 'trade-frame'
      if (isLive && !root.matches('[data-asleep]')) return []
      element.scrollIntoView()
      return [`${localName} is not live`]
    }),
  )
}
