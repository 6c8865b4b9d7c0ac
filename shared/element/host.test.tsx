import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount } from '#shared/testing/mount.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import '#shared/testing/test-widget.tsx'
import { onElementRequest, requestElements } from './element-requests.ts'
import { emitEvent } from './events.ts'

const toy = '<trade-toy toy-id="7"></trade-toy>'

function rootOf(element: Element): Element | null | undefined {
  return element.shadowRoot?.querySelector('.trade-root')
}

test('the user’s choice counts until the host sets the attribute, be it to the same value', async () => {
  const screen = await mount('<trade-toy toy-id="7" tab="2"></trade-toy>')
  const choose = (): Promise<void> => screen.user.click(screen.getByRole('button', { name: 'Tab 3' }))
  await choose()
  await screen.findByText(/"tab":3/)
  expect(screen.element.getAttribute('tab')).toBe('2')
  screen.element.setAttribute('tab', '2')
  await screen.findByText(/"tab":2/)
  await choose()
  screen.element.setAttribute('keyword', 'other')
  expect((await screen.findByText(/"keyword":"other"/)).textContent).toContain('"tab":3')
  Object.assign(screen.element, { tab: 1 })
  await screen.findByText(/"tab":1/)
  await choose()
  screen.element.removeAttribute('tab')
  await screen.findByText(/"tab":1/)
})

test('ready is announced once, and ends the fallback', async () => {
  const screen = await mount('<trade-toy toy-id="7" keyword="slow"><a href="/x">Our page</a></trade-toy>')
  expect(rootOf(screen.element)?.innerHTML).toBe('<slot></slot>')
  screen.element.setAttribute('keyword', '')
  const ready = await screen.findByRole('button', { name: 'Ready' })
  await screen.user.click(ready)
  await screen.user.click(ready)
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
  screen.element.setAttribute('keyword', 'slow')
  await screen.findByText(/"keyword":"slow"/)
})

test('blanks, comments and slotted children are no fallback; a child that comes late is', async () => {
  const screen = await mount(
    '<trade-toy toy-id="7" keyword="slow"> <!-- x --> <b slot="more">more</b></trade-toy>',
  )
  await screen.user.click(screen.getByRole('button', { name: 'Tab 3' }))
  await screen.findByText(/"tab":3/)
  screen.element.append('Our page')
  await vi.waitFor(() => expect(rootOf(screen.element)?.innerHTML).toBe('<slot></slot>'))
})

test('events bubble and cross shadow roots, and only those meant to be are cancelled', async () => {
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

test('theme: the attribute, else the configuration, else the system; live', async () => {
  const { element } = await mount(toy)
  const root = rootOf(element)
  const theme = (): string | null | undefined => root?.getAttribute('data-theme')
  expect(theme()).toBe('light')
  configure({ theme: 'dark' })
  expect(theme()).toBe('dark')
  element.setAttribute('theme', 'light')
  expect(theme()).toBe('light')
  element.setAttribute('theme', 'violet')
  expect(theme()).toBe('dark')
  expect(expectedInConsole('theme="violet"')).toHaveLength(1)
  Object.assign(element, { theme: 'light' })
  expect(theme()).toBe('light')
  element.removeAttribute('theme')
  configure({ theme: undefined })
  expect(theme()).toBe('light')
})

test('a removed element no longer follows the configuration', async () => {
  const { element } = await mount(toy)
  const root = rootOf(element)
  element.remove()
  await vi.waitFor(() => expect(root?.childElementCount).toBe(0))
  configure({ theme: 'dark' })
  expect(root?.getAttribute('data-theme')).toBe('light')
  document.body.append(element)
  expect(root?.getAttribute('data-theme')).toBe('dark')
})

test('language and direction: the attribute, else the page around, else the configuration; live', async () => {
  const { element } = await mount(`<section>${toy}</section>`)
  const root = rootOf(element)
  const look = (): string => `${root?.getAttribute('lang')} ${root?.getAttribute('dir')}`
  expect(look()).toBe('en ltr')
  configure({ locale: 'ar-EG' })
  expect(look()).toBe('ar-EG rtl')
  element.lang = 'ms'
  expect(look()).toBe('ms ltr')
  element.parentElement?.setAttribute('dir', 'rtl')
  element.removeAttribute('lang')
  configure({ locale: 'ms' })
  expect(look()).toBe('ms rtl')
})

test('focus() goes to the first thing inside that takes it', async () => {
  const screen = await mount(toy)
  screen.element.focus()
  expect(document.activeElement).toBe(screen.element)
  expect(screen.element.shadowRoot?.activeElement).toBe(screen.getByRole('button', { name: 'Tab 3' }))
})

test('the tags that an element nests are demanded when it is attached, each once', async () => {
  const heard: string[][] = []
  requestElements(['trade-early'])
  const end = onElementRequest(tags => heard.push([...tags]))
  await mount(toy + toy)
  requestElements(['trade-early', 'trade-late'])
  end()
  requestElements(['trade-unheard'])
  expect(heard[0]).toContain('trade-early')
  expect(heard.flat().filter(tag => tag === 'trade-inner-toy')).toHaveLength(1)
  expect(heard.at(-1)).toEqual(['trade-late'])
})

test('equal styles are one sheet for all elements', async () => {
  const { element } = await mount(toy + toy)
  const [first, second] = document.body.querySelectorAll('trade-toy')
  expect(element).toBe(first)
  expect(first?.shadowRoot?.adoptedStyleSheets).toHaveLength(2)
  expect(first?.shadowRoot?.adoptedStyleSheets).toEqual(second?.shadowRoot?.adoptedStyleSheets)
})
