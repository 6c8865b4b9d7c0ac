// Imported before the menu imports it, because happy-dom upgrades an element by replacing it.
import { elementTags } from '#elements/tags.ts'
import '#widgets/menu/dropdown-element.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Story } from '#shared/testing/story.ts'
import { signedInVariant, signedOutVariant } from '#shared/testing/story-variants.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import {
  measureContent,
  renderedContent,
  rendersContent,
  show,
  showsOnlyFallback,
} from './rendered-content.ts'
import { violations } from './state-assertions.ts'
import { loadsData, statesOf } from './states.ts'

type StoryFile = { default: { title: string; component: string } } & Record<string, Story>

const files = Object.values(import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts', { eager: true }))
const loaded = await Promise.all(elementTags.map(loadDefinition))
const widgets = new Map(loaded.flatMap(definition => (definition ? [[definition.tag, definition]] : [])))
const counts = { states: 0, variants: 0 }

afterAll(() => {
  const { states, variants } = counts
  process.stdout.write(
    `Stories: ${widgets.size} widgets, ${states} states, ${states + variants} stories, ${variants} of them variants.\n`,
  )
})

test('every widget has exactly one file of stories', () => {
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

    test('has a story for each possible state, and otherwise only variants', async () => {
      const dependsOnSession = definition.shows.includes('session')
      await vi.waitFor(async () => {
        const toVisitors = await renderedContent(signedOutVariant(Ready))
        const isOther = (text: string) => text !== toVisitors.text
        const toMembers = await renderedContent(
          signedInVariant(Ready),
          dependsOnSession ? isOther : undefined,
        )
        // Not at first, where a part came late for the visitor only.
        expect(isOther(toMembers.text)).toBe(dependsOnSession)
      })
      ready = await renderedContent(Ready)
      const expected = statesOf(definition)
      const stateStories = Object.entries(stories).filter(([, { isVariant }]) => !isVariant)
      expect(stateStories.map(([name]) => name).sort()).toEqual([...expected].sort())
      counts.states += expected.length
      counts.variants += Object.keys(stories).length - stateStories.length
    })

    test.each(Object.entries(stories))(
      '%s shows the state of its name, and logs nothing',
      async (name, story) => {
        const { container, network, events } = await show(story)
        const isShown = story.showsFallback ? showsOnlyFallback : rendersContent
        await vi.waitFor(() => {
          expect(isShown(container)).toBe(true)
          expect(violations(name, { container, network, events, loads })).toEqual([])
        })
        const { averageLength, count } = measureContent(container)
        if (name === 'LongTexts') expect(averageLength).toBeGreaterThan(ready.averageLength)
        if (name === 'MissingFields') expect(count).toBeLessThan(ready.count)
      },
    )
  })
}
