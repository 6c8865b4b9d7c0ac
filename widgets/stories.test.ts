// There before the menu asks for it: happy-dom upgrades an element by putting another one in its place.
import './menu/dropdown-part.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Story } from '#shared/testing/story.ts'
import { elements } from './elements.ts'

type StoryFile = { default: { title: string } } & Record<string, Story>

const files = import.meta.glob<StoryFile>('./**/*.stories.ts', { eager: true })

beforeAll(async () => {
  await Promise.all(Object.values(elements).map(bring => bring()))
})

for (const { default: about, ...stories } of Object.values(files)) {
  describe(about.title, () => {
    test.each(Object.entries(stories))('%s shows something and logs nothing', async (_, story) => {
      story.beforeEach()
      const stage = story.render()
      document.body.append(stage)
      await story.play?.({ canvasElement: stage })
      const isRight = story.isHostsOwn ? showsTheHosts : showsSomething
      await vi.waitFor(() => expect(isRight(stage)).toBe(true), { timeout: 10_000 })
    })
  })
}

/** True when an element of ours shows something of its own: not what the host put inside it. */
function showsSomething(stage: ParentNode): boolean {
  return [...stage.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && !isBlank(shadowRoot))
}

/** True when an element shows nothing of its own, and lets through what the host put inside it. */
function showsTheHosts(stage: ParentNode): boolean {
  const root = stage.querySelector('*')?.shadowRoot
  return root?.querySelector('.trade-root > slot:not([name])') !== null && !showsSomething(stage)
}

/** True while neither words nor pictures nor fields are to be seen, however deep. */
function isBlank(part: ParentNode): boolean {
  for (const element of part.querySelectorAll('*')) {
    if (element.matches('img, svg, input, textarea')) return false
    if (element.childElementCount === 0 && element.textContent?.trim()) return false
    if (element.shadowRoot && !isBlank(element.shadowRoot)) return false
  }
  return true
}
