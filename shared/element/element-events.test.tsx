import { expect, test } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import '#shared/testing/test-widget.tsx'
import { shareStyles } from '#shared/styles/sheet.ts'
import { defineWidget } from './define.ts'
import { emitEvent } from './events.ts'
import { late, useLate } from './late.tsx'
import { needElements, onElementsNeeded } from './needed-elements.ts'

const toy = '<trade-toy toy-id="7"></trade-toy>'

test('events bubble and cross shadow roots, and only cancelable ones can be cancelled', async () => {
  const { element } = await mount(toy)
  const inner = element.shadowRoot?.querySelector('article') ?? element
  const heard: string[] = []
  const hear = (event: Event): void => {
    event.preventDefault()
    heard.push(event.type)
  }
  document.addEventListener('trade-navigate', hear, { once: true })
  document.addEventListener('trade-ready', hear, { once: true })
  expect(emitEvent(inner, 'trade-navigate', { route: 'home', params: {}, query: {}, href: '/' })).toBe(false)
  expect(emitEvent(inner, 'trade-ready', {})).toBe(true)
  expect(heard).toEqual(['trade-navigate', 'trade-ready'])
})

test('an element requests the tags inside it only when it shows them, and each tag once', async () => {
  const heard: string[][] = []
  needElements(['trade-early'])
  const end = onElementsNeeded(tags => heard.push([...tags]))
  await mount(toy + toy)
  needElements(['trade-early', 'trade-late'])
  end()
  needElements(['trade-unheard'])
  expect(heard[0]).toContain('trade-early')
  expect(heard.flat()).not.toContain('trade-inner-toy')
  expect(heard.slice(1)).toEqual([['trade-late']])
})

test('elements share equal style sheets', async () => {
  const { element } = await mount(toy + toy)
  const [first, second] = document.body.querySelectorAll('trade-toy')
  expect(element).toBe(first)
  const [sheets = [], others = []] = [first, second].map(each => each?.shadowRoot?.adoptedStyleSheets)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.every((sheet, index) => sheet === others[index])).toBe(true)
})

test('a late part comes with the styles of the shared components that it shows', async () => {
  const rule = '.late-row { color: red }'
  const part = late(async () => {
    shareStyles(rule)
    return { text: 'Row' }
  })
  defineWidget('trade-toy-with-late-row', {
    summary: 'A toy with a late part.',
    component: function ToyWithLateRow() {
      return <p>{useLate(part)?.text}</p>
    },
  })
  const { element, findByText } = await mount('<trade-toy-with-late-row></trade-toy-with-late-row>')
  await findByText('Row')
  const rules = element.shadowRoot?.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules])
  expect(rules?.filter(({ cssText }) => cssText.includes('.late-row'))).toHaveLength(1)
})
