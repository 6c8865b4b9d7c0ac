import { expect, test } from 'vitest'
import { HeldActions } from './held-actions.ts'

test('leaves the focus inside a nested element to that element', async () => {
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

/** Types a letter as a browser does, with events before and after. */
function press(field: HTMLInputElement, letter: string): void {
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
  field.value += letter
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a draft that React shows does not replace the text typed before, when the field loses the focus', async () => {
  document.body.innerHTML = '<main><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  field.value = 'Two valves'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = 'A draft'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await held.repeat()
  expect(field.value).toBe('Two valves')
})

test('text of several lines stays, though React resets the field between its events', async () => {
  document.body.innerHTML = '<main><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  const input = () => field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
  field.value = 'Two valves,\nCIF Labuan'
  input()
  field.value = ''
  input()
  input()
  await held.repeat()
  expect(field.value).toBe('Two valves,\nCIF Labuan')
})

test('a reader who empties a field again leaves it empty', async () => {
  document.body.innerHTML = '<main><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  for (const text of ['Two valves', '']) {
    field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  await held.repeat()
  expect(field.value).toBe('')
})

test('letters typed while React resets a field follow the earlier ones', async () => {
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

test('a letter typed while React resets a field replaces the text that was selected', () => {
  document.body.innerHTML = '<main><input></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('input')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  field.focus()
  press(field, 'seals')
  field.setSelectionRange(1, 4)
  field.dispatchEvent(new Event('selectionchange', { bubbles: true }))
  field.value = ''
  field.dispatchEvent(new Event('selectionchange', { bubbles: true }))
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['seals', 1, 4])
  held.end()
})

test('a redrawn field gets its text, so typing continues in it', async () => {
  document.body.innerHTML = '<main><input></main>'
  const root = document.querySelector('main')
  const field = document.querySelector('input')
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  for (const letter of 'Deliv') press(field, letter)
  const fresh = document.createElement('input')
  root.replaceChildren(fresh)
  held.restore()
  for (const letter of 'ered') press(fresh, letter)
  await held.repeat()
  expect(fresh.value).toBe('Delivered')
})

test('a field that has the focus before any of our code counts as touched', () => {
  document.body.innerHTML = '<main><a href="#top">Home</a><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  field.focus()
  expect(new HeldActions(root).isTouched()).toBe(true)
})

test('a field of a filled-in draft that the reader has emptied stays empty', async () => {
  document.body.innerHTML = '<main><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  window.tradeFilledRoots = new Set([root])
  const held = new HeldActions(root)
  field.value = 'The draft that React shows'
  await held.repeat()
  expect(field.value).toBe('')
  delete window.tradeFilledRoots
})

test.each([
  ['Add', 'Added', 0],
  ['Products (1)', 'Products (12)', 1],
])('“%s” that says “%s” by now is pressed %d times', async (before, after, clicks) => {
  document.body.innerHTML = `<main><button type="button">${before}</button></main>`
  const [root, button] = [document.querySelector('main'), document.querySelector('button')]
  if (!root || !button) throw new Error('no button')
  const held = new HeldActions(root)
  button.click()
  button.textContent = after
  let count = 0
  button.addEventListener('click', () => {
    count += 1
  })
  await held.repeat()
  expect(count).toBe(clicks)
})

test.each([
  ['the only one', 1],
  ['one of two', 0],
])('a button that was replaced by %s of its words is pressed %d times', async (_, clicks) => {
  document.body.innerHTML = '<main><button type="button">Add</button></main>'
  const [root, button] = [document.querySelector('main'), document.querySelector('button')]
  if (!root || !button) throw new Error('no button')
  const held = new HeldActions(root)
  button.click()
  root.innerHTML = '<button type="button">Add</button>'.repeat(2 - clicks)
  let count = 0
  root.addEventListener('click', () => {
    count += 1
  })
  await held.repeat()
  expect(count).toBe(clicks)
})
