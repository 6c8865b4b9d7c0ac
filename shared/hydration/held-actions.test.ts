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
  await held.repeat()
  expect(nested.activeElement).toBe(nested.querySelector('textarea'))
})

test('a field that takes the place of another gets its text and its selection once', async () => {
  document.body.innerHTML = '<main><input></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('input')]
  if (!root || !field) throw new Error('no field')
  const held = new HeldActions(root)
  field.value = 'Deliver'
  field.setSelectionRange(3, 5)
  const fresh = document.createElement('input')
  root.replaceChildren(fresh)
  held.restore()
  expect([fresh.value, fresh.selectionStart, fresh.selectionEnd]).toEqual(['Deliver', 3, 5])
  fresh.value = 'Delivered'
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

test.each([
  ['changed', 'Two valves', false, 1],
  ['of a draft that the reader has emptied', '', true, 1],
  ['left alone', '', false, 0],
])('a field that was %s is told of when React listens', async (_, text, isFilled, times) => {
  document.body.innerHTML =
    '<main><textarea name="message"></textarea><select><option>A</option><option selected>B</option></select></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  if (isFilled) window.tradeFilledRoots = new Set([root])
  field.value = text
  const held = new HeldActions(root)
  const told: string[] = []
  field.addEventListener('input', () => told.push(field.value))
  await held.repeat()
  expect(told).toEqual(Array(times).fill(text))
  expect(field.value).toBe(text)
  delete window.tradeFilledRoots
})

test('a choice counts once it differs from the served one', async () => {
  document.body.innerHTML = '<main><select><option>A</option><option selected>B</option></select></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('select')]
  if (!root || !field) throw new Error('no field')
  expect(new HeldActions(root).isTouched()).toBe(false)
  field.value = 'A'
  expect(new HeldActions(root).isTouched()).toBe(true)
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

test.each([
  ['with', 'm', 1],
  ['without', '', 0],
])('the form around a part %s text is sent when the part has told it', async (_, text, held) => {
  document.body.innerHTML = '<form><section><input name="unit"></section><button>Send</button></form>'
  const [form, part, unit] = ['form', 'section', 'input'].map(each => document.querySelector(each))
  if (!form || !part || !(unit instanceof HTMLInputElement)) throw new Error('no form')
  unit.value = text
  const actions = new HeldActions(part)
  const sent: string[] = []
  unit.addEventListener('input', () => sent.push('told'))
  form.addEventListener('submit', event => {
    event.preventDefault()
    sent.push('sent')
  })
  document.querySelector('button')?.click()
  expect(sent).toEqual(held ? [] : ['sent'])
  await actions.repeat()
  expect(sent).toEqual(held ? ['told', 'sent'] : ['sent'])
})
