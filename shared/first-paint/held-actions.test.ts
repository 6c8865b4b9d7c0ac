import { expect, test } from 'vitest'
import { HeldActions } from './held-actions.ts'

test('the focus inside a nested element is left to that, for outside nobody hears how it moves there', async () => {
  document.body.innerHTML = '<main><div></div></main>'
  const root = document.body.firstElementChild ?? document.body
  const nested = root.firstElementChild?.attachShadow({ mode: 'open' })
  if (!nested) throw new Error('no shadow root')
  nested.innerHTML = '<input name="subject"><textarea name="message"></textarea>'
  nested.querySelector('textarea')?.focus()
  let touches = 0
  const held = new HeldActions(root)
  held.onTouch = () => {
    touches += 1
  }
  for (const type of ['focusin', 'input']) {
    nested.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
  }
  expect(touches).toBe(2)
  expect(held.isTouched()).toBe(true)
  expect(held.isWaiting()).toBe(false)
  await held.repeat()
  expect(nested.activeElement).toBe(nested.querySelector('textarea'))
})
