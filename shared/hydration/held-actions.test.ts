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

test('a redrawn field gets its text and the focus at once, so typing continues in it', async () => {
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

test('a field that has the focus before any of our code is found again when it is redrawn', () => {
  document.body.innerHTML = '<main><a href="#top">Home</a><textarea name="message"></textarea></main>'
  const [root, field] = [document.querySelector('main'), document.querySelector('textarea')]
  if (!root || !field) throw new Error('no field')
  field.focus()
  const held = new HeldActions(root)
  expect(held.isTouched()).toBe(true)
  root.innerHTML = '<a href="#top">Home</a><textarea name="message"></textarea>'
  held.restore()
  expect(document.activeElement).toBe(document.querySelector('textarea'))
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

test('a selection made after typing is kept, and a key press finds it', async () => {
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

test('a file chosen after its field was redrawn goes to the new field, once', async () => {
  document.body.innerHTML = '<main><div><input type="file"></div></main>'
  const [root, place, field] = [
    document.querySelector('main'),
    document.querySelector('div'),
    document.querySelector('input'),
  ]
  if (!root || !place || !field) throw new Error('no field')
  const helds = [new HeldActions(root), new HeldActions(place)]
  for (const held of helds) await held.repeat()
  const fresh = document.createElement('input')
  fresh.type = 'file'
  const given: unknown[] = []
  fresh.addEventListener('change', () => given.push(fresh.files))
  place.replaceChildren(fresh)
  const { files } = new DataTransfer()
  Object.defineProperty(field, 'files', { value: files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(given).toEqual([files])
})

test.each([
  ['mouse', 'Sign In', 1],
  ['mouse', 'Register', 0],
  ['touch', 'Sign In', 0],
])(
  'a button redrawn under a %s and released on “%s” is clicked %d times',
  async (pointerType, shown, clicks) => {
    document.body.innerHTML = '<main><div><button type="button"><b>Sign In</b></button></div></main>'
    const [root, place] = [document.querySelector('main'), document.querySelector('div')]
    if (!root || !place) throw new Error('no button')
    const helds = [new HeldActions(root), new HeldActions(place)]
    const down = new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType })
    document.querySelector('b')?.dispatchEvent(down)
    for (const held of helds) held.end()
    place.innerHTML = `<button type="button"><b>${shown}</b></button>`
    let count = 0
    place.addEventListener('click', () => {
      count += 1
    })
    const up = new PointerEvent('pointerup', { bubbles: true, composed: true, pointerType })
    document.querySelector('b')?.dispatchEvent(up)
    for (let tasks = 0; tasks < 3; tasks++) await new Promise(resume => setTimeout(resume))
    expect(count).toBe(clicks)
  },
)

test('a link that its own click removes is not clicked again', async () => {
  document.body.innerHTML = '<main><a href="#results">Results</a></main>'
  const [root, link] = [document.querySelector('main'), document.querySelector('a')]
  if (!root || !link) throw new Error('no link')
  new HeldActions(root)
  let count = 0
  link.addEventListener('click', event => {
    event.preventDefault()
    count += 1
    link.remove()
  })
  for (const type of ['pointerdown', 'pointerup'])
    link.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse' }))
  link.click()
  for (let tasks = 0; tasks < 3; tasks++) await new Promise(resume => setTimeout(resume))
  expect(count).toBe(1)
})
