import { expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import { whenReady } from './page-api.ts'
import '#shared/testing/test-widget.tsx'

const toy = '<trade-toy toy-id="7"></trade-toy>'

test('whenReady() resolves for an element that is ready already', async () => {
  const screen = await mount(toy)
  await screen.user.click(screen.getByRole('button', { name: 'Ready' }))
  expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
  expect(await whenReady(screen.element)).toBe(screen.element)
})

test('after a removal, whenReady() waits until the element shows content again', async () => {
  const screen = await mount(toy)
  await screen.user.click(screen.getByRole('button', { name: 'Ready' }))
  screen.element.remove()
  await vi.waitFor(() => expect(screen.element.shadowRoot?.querySelector('button')).toBeNull())
  document.body.append(screen.element)
  const heard = vi.fn()
  const waiting = whenReady(screen.element).then(heard)
  const again = await screen.findByRole('button', { name: 'Ready' })
  expect(heard).not.toHaveBeenCalled()
  await screen.user.click(again)
  await waiting
  expect(heard).toHaveBeenCalledWith(screen.element)
})
