import { expect, test } from 'vitest'
import { eventNames } from '#shared/element/events.ts'
import { elements as bundled } from '#widgets/runtime/elements.ts'
import { describeElements } from './elements.ts'
import { writtenBy } from './testing/sources.ts'

const elements = await describeElements()
const widgets = elements.filter(({ isDrawn }) => isDrawn)

test('every tag of the bundle is described', () => {
  expect(elements.map(({ tag }) => tag).sort()).toEqual(Object.keys(bundled).sort())
})

test.each(widgets)('$tag declares the events, slots and parts that its sources have', element => {
  const written = writtenBy(element.source)
  written.events.add('trade-error')
  for (const slot of ['', 'error']) written.slots.add(slot)
  written.parts.add('error')
  const names = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name).sort()
  expect({
    events: names(element.events),
    slots: names(element.slots),
    parts: names(element.parts),
  }).toEqual({
    events: [...written.events].sort(),
    slots: [...written.slots].sort(),
    parts: [...written.parts].sort(),
  })
})

test('every event is sent by some element, but for that of the session, which the document sends', () => {
  const sent = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)))
  expect(eventNames.filter(name => !sent.has(name))).toEqual(['trade-session-change'])
})
