import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount } from '#shared/testing/mount.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import '#shared/testing/test-widget.tsx'

const toy = '<trade-toy toy-id="7"></trade-toy>'

function rootOf(element: Element): Element | null | undefined {
  return element.shadowRoot?.querySelector('.trade-root')
}

test('the theme comes from the attribute, the configuration or the system, and follows changes', async () => {
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

test('language and direction come from the attribute, the surrounding page or the configuration', async () => {
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
