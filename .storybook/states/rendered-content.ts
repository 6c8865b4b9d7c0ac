import { expect, vi } from 'vitest'
import { isSettled, queryAllDeep, shownTexts } from '#shared/testing/rendered-text.ts'
import type { Story } from '#shared/testing/story.ts'

/** Puts a story on the page, as Storybook does. */
export async function show(story: Story) {
  const end = story.beforeEach()
  const container = story.render()
  document.body.append(container)
  await story.play?.({ canvasElement: container })
  return { container, events: story.events(), network: story.network(), end }
}

/** Returns the content after everything has loaded, late parts too. Until then, `isComplete` returns false. */
export async function renderedContent(story: Story, isComplete = (_text: string) => true) {
  const { container, end } = await show(story)
  await vi.waitFor(() => {
    expect(isSettled(container)).toBe(true)
    expect(isComplete(measureContent(container).text)).toBe(true)
  })
  const seen = measureContent(container)
  end()
  // React has unmounted it only after this task.
  await new Promise(resolve => setTimeout(resolve))
  return seen
}

/** Measures a part of the page: the average length of its texts, and the number of texts and pictures. */
export function measureContent(part: ParentNode & Node) {
  const texts = shownTexts(part).filter(text => text.trim())
  const text = texts.join(' ')
  return {
    text,
    averageLength: text.length / texts.length,
    count: texts.length + queryAllDeep(part, 'img').length,
  }
}

/** Returns true if a trade element renders anything besides the host's own content. */
export function rendersContent(container: ParentNode): boolean {
  return [...container.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && !isBlank(shadowRoot))
}

/** Returns true if an element renders nothing but the host's own content. */
export function showsOnlyFallback(container: ParentNode): boolean {
  const slots = queryAllDeep(container, '.trade-root > slot').filter(slot => slot instanceof HTMLSlotElement)
  return slots.some(slot => slot.assignedNodes().length > 0) && !rendersContent(container)
}

/** Returns true while no text, picture or field is shown, at any depth. */
function isBlank(part: ParentNode): boolean {
  for (const element of part.querySelectorAll('*')) {
    if (element.matches('img, svg, input, textarea')) return false
    if (element.childElementCount === 0 && element.textContent?.trim()) return false
    if (element.shadowRoot && !isBlank(element.shadowRoot)) return false
  }
  return true
}
