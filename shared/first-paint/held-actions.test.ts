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

/** As a browser does it at each key: told before and after. */
function press(field: HTMLInputElement, letter: string): void {
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
  field.value += letter
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is typed while React puts a field back to what it knows follows on what was typed before', async () => {
  document.body.innerHTML = '<main><input></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('input')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  for (const letter of 'Deliv') press(field, letter)
  field.value = ''
  for (const letter of 'ered') press(field, letter)
  expect(field.value).toBe('Delivered')
  await held.repeat()
  expect(field.value).toBe('Delivered')
})

test('a field that is drawn anew has the text and the focus at once: who types goes on in it', async () => {
  document.body.innerHTML = '<main><input></main>'
  const root = document.querySelector('main')
  const field = document.querySelector('input')
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  field.focus()
  for (const letter of 'Deliv') press(field, letter)
  const fresh = document.createElement('input')
  held.ignore(() => root.replaceChildren(fresh))
  held.restore()
  expect(document.activeElement).toBe(fresh)
  for (const letter of 'ered') press(fresh, letter)
  await held.repeat()
  expect(fresh.value).toBe('Delivered')
})

test('what was selected after it was typed is selected still, and a key finds it there', async () => {
  document.body.innerHTML = '<main><textarea></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  field.value = 'seals'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.setSelectionRange(1, 4, 'backward')
  held.noteSelections()
  field.value = ''
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', ctrlKey: true, bubbles: true }))
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['seals', 1, 4])
  await held.repeat()
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['seals', 1, 4])
})
