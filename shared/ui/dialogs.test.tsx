import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { Modal } from './dialogs.tsx'

const use: { close?: (asSoonAsGone?: () => void) => void } = {}

defineWidget('trade-questions', {
  summary: 'A dialog on its own.',
  component: function Questions() {
    const [isOpen, setOpen] = useState(false)
    const whenGone = useRef<() => void>(undefined)
    use.close = asSoonAsGone => {
      whenGone.current = asSoonAsGone
      startTransition(() => setOpen(false))
    }
    useLayoutEffect(() => {
      if (isOpen || !whenGone.current) return
      queueMicrotask(whenGone.current)
      // So long that React leaves its effects to a later task.
      const end = performance.now() + 20
      while (performance.now() < end);
    }, [isOpen])
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <input aria-label="Beside" />
        {isOpen && (
          <Modal title="A question">
            <input aria-label="Inside" />
          </Modal>
        )}
      </>
    )
  },
  attributes: {},
})

async function opened(): Promise<Screen> {
  const screen = await mount('<trade-questions></trade-questions>')
  await screen.user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'A question' })
  const inside = screen.getByLabelText('Inside')
  await vi.waitFor(() => expect(focused(screen)).toBe(inside))
  // Marks the end: only then may the focus return.
  Object.assign(dialog, { close: vi.fn() })
  return screen
}

const focused = ({ element }: Screen) => element.shadowRoot?.activeElement

test('returns the focus to the button that opened it', async () => {
  const screen = await opened()
  use.close?.()
  await vi.waitFor(() => expect(focused(screen)).toBe(screen.getByRole('button', { name: 'Open' })))
})

test('returns the focus at once, so that another control can take it afterwards', async () => {
  const screen = await opened()
  const dialog = screen.getByRole('dialog')
  const beside = screen.getByLabelText('Beside')
  use.close?.(() => beside.focus())
  await vi.waitFor(() => expect(Reflect.get(dialog, 'close')).toHaveBeenCalled())
  expect(focused(screen)).toBe(beside)
})
