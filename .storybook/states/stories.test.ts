// Imported before the menu does it: happy-dom upgrades an element by replacing it.
import '#widgets/menu/dropdown-element.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isSettled, queryAllDeep, shownTexts } from '#shared/testing/shown-text.ts'
import type { Story } from '#shared/testing/story.ts'
import { signedInVariant, signedOutVariant } from '#shared/testing/story-variants.ts'
import { violations } from './state-assertions.ts'
import { definitions, loadsData, statesOf } from './states.ts'

type StoryFile = { default: { title: string; component: string } } & Record<string, Story>

const files = Object.values(import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts', { eager: true }))
const widgets = await definitions()
const counted = { states: 0, variants: 0 }

afterAll(() => {
  const { states, variants } = counted
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
    let ready = weigh(document.body)

    test('has a story of each state that it can be in, and beside them only variants', async () => {
      const toVisitors = await lookAt(signedOutVariant(Ready))
      const toMembers = await lookAt(signedInVariant(Ready))
      ready = await lookAt(Ready)
      expect(toVisitors.text !== toMembers.text).toBe(definition.shows.includes('session'))
      const expected = statesOf(definition)
      const told = Object.entries(stories).filter(([, { isVariant }]) => !isVariant)
      expect(told.map(([name]) => name).sort()).toEqual([...expected].sort())
      counted.states += expected.length
      counted.variants += Object.keys(stories).length - told.length
    })

    test.each(Object.entries(stories))('%s is what it is called, and logs nothing', async (name, story) => {
      const { stage, network, events } = await show(story)
      const isShown = story.isHostsOwn ? showsTheHosts : showsSomething
      await vi.waitFor(() => {
        expect(isShown(stage)).toBe(true)
        expect(violations(name, { stage, network, events, loads })).toEqual([])
      })
      const { usual, things } = weigh(stage)
      if (name === 'LongTexts') expect(usual).toBeGreaterThan(ready.usual)
      if (name === 'MissingFields') expect(things).toBeLessThan(ready.things)
    })
  })
}

/** Puts a story on the page, as Storybook does. */
async function show(story: Story) {
  const end = story.beforeEach()
  const stage = story.render()
  document.body.append(stage)
  await story.play?.({ canvasElement: stage })
  return { stage, events: story.events(), network: story.network(), end }
}

/** What is shown once everything has loaded. */
async function lookAt(story: Story) {
  const { stage, end } = await show(story)
  await vi.waitFor(() => expect(isSettled(stage)).toBe(true))
  const seen = weigh(stage)
  end()
  // Only then has React unmounted it.
  await new Promise(resolve => setTimeout(resolve))
  return seen
}

/** The content of a part of the page: the usual length of a text, and how many texts and pictures there are. */
function weigh(part: ParentNode & Node) {
  const texts = shownTexts(part).filter(text => text.trim())
  const text = texts.join(' ')
  return { text, usual: text.length / texts.length, things: texts.length + queryAllDeep(part, 'img').length }
}

/** True when a trade element renders anything besides the host's own content. */
function showsSomething(stage: ParentNode): boolean {
  return [...stage.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && !isBlank(shadowRoot))
}

/** True when an element renders nothing but the host's own content. */
function showsTheHosts(stage: ParentNode): boolean {
  const slots = queryAllDeep(stage, '.trade-root > slot').filter(slot => slot instanceof HTMLSlotElement)
  return slots.some(slot => slot.assignedNodes().length > 0) && !showsSomething(stage)
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
