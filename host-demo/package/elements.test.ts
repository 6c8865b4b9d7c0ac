import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeElements } from './elements.ts'
import { writtenBy } from './testing/sources.ts'

const table = readFileSync(fileURLToPath(new URL('../../widgets/elements.ts', import.meta.url)), 'utf8')
const elements = await describeElements()
const widgets = elements.filter(({ isDrawn }) => isDrawn)

test('every tag of the bundle is described', () => {
  const tags = [...table.matchAll(/'(trade-[\w-]+)':/g)].map(([, tag]) => tag)
  expect(elements.map(({ tag }) => tag).sort()).toEqual(tags.sort())
})

test.each(widgets)('$tag declares the events, slots and parts that its sources have', element => {
  const path = new RegExp(`'${element.tag}': \\(\\) => import\\('\\./([^']+)'\\)`).exec(table)?.[1]
  const written = writtenBy(`widgets/${path}`)
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
