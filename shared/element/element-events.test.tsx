import { expect, test } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import '#shared/testing/test-widget.tsx'
import { onElementRequest, requestElements } from './element-requests.ts'
import { emitEvent } from './events.ts'

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
  requestElements(['trade-early'])
  const end = onElementRequest(tags => heard.push([...tags]))
  await mount(toy + toy)
  requestElements(['trade-early', 'trade-late'])
  end()
  requestElements(['trade-unheard'])
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
