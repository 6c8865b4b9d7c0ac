import { expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import '#shared/testing/shoelace-test-widget.tsx'

const toy = '<trade-shoelace-toy></trade-shoelace-toy>'

function part(element: Element, tag: string): Element {
  const found = element.shadowRoot?.querySelector(tag)
  if (!found) throw new Error(`There is no <${tag}>`)
  return found
}

test('its parts have our names, and nothing is registered under Shoelace’s names', async () => {
  const { element } = await mount(toy)
  expect(part(element, 'trade-sl-dropdown')).toBeInstanceOf(customElements.get('trade-sl-dropdown'))
  expect(part(element, 'trade-sl-dropdown').shadowRoot?.querySelector('trade-sl-popup')).toBeTruthy()
  // Joined, so that the plugin does not rename it.
  expect(customElements.get(['sl', 'dropdown'].join('-'))).toBeUndefined()
})

test('a listener given as a React property fires, and the event stays within the element', async () => {
  const screen = await mount(toy)
  const escaped = vi.fn()
  for (const name of ['sl-show', 'sl-after-show', 'sl-hide']) document.addEventListener(name, escaped)
  const dropdown = part(screen.element, 'trade-sl-dropdown')
  await Reflect.get(dropdown, 'updateComplete')
  Object.assign(dropdown, { open: true })
  await screen.findByText('shown')
  Object.assign(dropdown, { open: false })
  await screen.findByText('shown, hidden')
  expect(escaped).not.toHaveBeenCalled()
})
