// Imported before the menu does it: happy-dom upgrades an element by replacing it.
import '#widgets/menu/dropdown-element.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isSettled, queryAllDeep, shownTexts } from '#shared/testing/rendered-text.ts'
import type { Story } from '#shared/testing/story.ts'
import { signedInVariant, signedOutVariant } from '#shared/testing/story-variants.ts'
import { elements, isElementTag, loadDefinition } from '#widgets/runtime/elements.ts'
import { violations } from './state-assertions.ts'
import { loadsData, statesOf } from './states.ts'

type StoryFile = { default: { title: string; component: string } } & Record<string, Story>

const files = Object.values(import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts', { eager: true }))
const loaded = await Promise.all(Object.keys(elements).filter(isElementTag).map(loadDefinition))
const widgets = new Map(loaded.flatMap(definition => (definition ? [[definition.tag, definition]] : [])))
const counts = { states: 0, variants: 0 }

afterAll(() => {
  const { states, variants } = counts
  process.stdout.write(
    `Stories: ${widgets.size} widgets, ${states} states, ${states + variants} stories, ${variants} of them variants.\n`,
  )
})

test('every widget has a file of stories, and one only', () => {
  const tags = files.map(({ default: about }) => about.component)
  expect(tags.sort()).toEqual([...widgets.keys()].sort())
})

for (const { default: about, ...stories } of files) {
  const definition = widgets.get(about.component)
  const { Ready } = stories
  if (!definition || !Ready) throw new Error(`${about.title} shows no widget of ours that is ready`)
  const loads = loadsData(definition)

  describe(about.component, () => {
    let ready = measureContent(document.body)

    test('has a story of each state that it can be in, and beside them only variants', async () => {
      const toVisitors = await renderedContent(signedOutVariant(Ready))
      const toMembers = await renderedContent(signedInVariant(Ready))
      ready = await renderedContent(Ready)
      expect(toVisitors.text !== toMembers.text).toBe(definition.shows.includes('session'))
      const expected = statesOf(definition)
      const stateStories = Object.entries(stories).filter(([, { isVariant }]) => !isVariant)
      expect(stateStories.map(([name]) => name).sort()).toEqual([...expected].sort())
      counts.states += expected.length
      counts.variants += Object.keys(stories).length - stateStories.length
    })

    test.each(Object.entries(stories))('%s is what it is called, and logs nothing', async (name, story) => {
      const { container, network, events } = await show(story)
      const isShown = story.showsFallback ? showsOnlyFallback : rendersContent
      await vi.waitFor(() => {
        expect(isShown(container)).toBe(true)
        expect(violations(name, { container, network, events, loads })).toEqual([])
      })
      const { averageLength, count } = measureContent(container)
      if (name === 'LongTexts') expect(averageLength).toBeGreaterThan(ready.averageLength)
      if (name === 'MissingFields') expect(count).toBeLessThan(ready.count)
    })
  })
}

/** Puts a story on the page, as Storybook does. */
async function show(story: Story) {
  const end = story.beforeEach()
  const container = story.render()
  document.body.append(container)
  await story.play?.({ canvasElement: container })
  return { container, events: story.events(), network: story.network(), end }
}

/** What is shown once everything has loaded. */
async function renderedContent(story: Story) {
  const { container, end } = await show(story)
  await vi.waitFor(() => expect(isSettled(container)).toBe(true))
  const seen = measureContent(container)
  end()
  // Only then has React unmounted it.
  await new Promise(resolve => setTimeout(resolve))
  return seen
}

/** The content of a part of the page: the average length of a text, and how many texts and pictures there are. */
function measureContent(part: ParentNode & Node) {
  const texts = shownTexts(part).filter(text => text.trim())
  const text = texts.join(' ')
  return {
    text,
    averageLength: text.length / texts.length,
    count: texts.length + queryAllDeep(part, 'img').length,
  }
}

/** True when a trade element renders anything besides the host's own content. */
function rendersContent(container: ParentNode): boolean {
  return [...container.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && !isBlank(shadowRoot))
}

/** True when an element renders nothing but the host's own content. */
function showsOnlyFallback(container: ParentNode): boolean {
  const slots = queryAllDeep(container, '.trade-root > slot').filter(slot => slot instanceof HTMLSlotElement)
  return slots.some(slot => slot.assignedNodes().length > 0) && !rendersContent(container)
}

/** True while no text, picture or field is shown, at any depth. */
function isBlank(part: ParentNode): boolean {
  for (const element of part.querySelectorAll('*')) {
    if (element.matches('img, svg, input, textarea')) return false
    if (element.childElementCount === 0 && element.textContent?.trim()) return false
    if (element.shadowRoot && !isBlank(element.shadowRoot)) return false
  }
  return true
}
