import { expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import '#shared/testing/test-widget.tsx'

const toy = '<trade-toy toy-id="7"></trade-toy>'

function rootOf(element: Element): Element | null | undefined {
  return element.shadowRoot?.querySelector('.trade-root')
}

test('the user’s choice wins until the host sets the attribute, even to the same value', async () => {
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

test('announces ready once and then hides the fallback', async () => {
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

test('blanks, comments and slotted children are not a fallback; a child added later is', async () => {
  const screen = await mount(
    '<trade-toy toy-id="7" keyword="slow"> <!-- x --> <b slot="more">more</b></trade-toy>',
  )
  await screen.user.click(screen.getByRole('button', { name: 'Tab 3' }))
  await screen.findByText(/"tab":3/)
  screen.element.append('Our page')
  await vi.waitFor(() => expect(rootOf(screen.element)?.innerHTML).toBe('<slot></slot>'))
})

test('focus() goes to the first focusable control inside', async () => {
  const screen = await mount(toy)
  screen.element.focus()
  expect(document.activeElement).toBe(screen.element)
  expect(screen.element.shadowRoot?.activeElement).toBe(screen.getByRole('button', { name: 'Tab 3' }))
})
