import { expect, test } from 'vitest'
import { onElementsNeeded, reportMissing } from '#shared/element/needed-elements.ts'
import { openDialog, openDialogFrom } from './dialogs.ts'

const dialog = (tag: string): Element | null => document.querySelector(tag)

test('opens the dialog element of the page', () => {
  document.body.innerHTML = '<div><trade-login id="ours"></trade-login></div>'
  openDialog('login', { email: 'siti@buyer.test' })
  expect(document.querySelectorAll('trade-login')).toHaveLength(1)
  expect(dialog('#ours')?.hasAttribute('open')).toBe(true)
  expect(dialog('#ours')?.getAttribute('email')).toBe('siti@buyer.test')
})

test('adds one dialog to the body when the page has none', () => {
  openDialog('register')
  openDialog('register')
  expect(document.body.querySelectorAll('trade-register[open]')).toHaveLength(1)
})

test('opening a dialog closes the other one', () => {
  openDialog('login')
  openDialog('register')
  expect(dialog('trade-login')?.hasAttribute('open')).toBe(false)
  expect(dialog('trade-register')?.hasAttribute('open')).toBe(true)
})

test('requests its chunk from the loader', () => {
  const wanted: string[] = []
  const stop = onElementsNeeded(tags => wanted.push(...tags))
  openDialog('recovery')
  stop()
  expect(wanted).toContain('trade-recovery')
})

test('says when its chunk can’t be loaded, and requests it again', () => {
  openDialog('register')
  reportMissing('trade-register')
  const said = dialog('trade-register > dialog')
  expect(said?.textContent).toContain('cannot be reached')
  const wanted: string[] = []
  const stop = onElementsNeeded(tags => wanted.push(...tags))
  const [again, close] = said?.querySelectorAll('button') ?? []
  expect(close?.textContent).toBe('Close')
  again?.click()
  stop()
  expect(wanted).toContain('trade-register')
  expect(dialog('trade-register > dialog')).toBeNull()
  expect(dialog('trade-register')?.hasAttribute('open')).toBe(true)
})

test('adds a dialog to the element that asked, and the next dialog in the same place', () => {
  document.body.innerHTML = '<p></p><trade-asker></trade-asker>'
  const asker = document.querySelector<HTMLElement>('trade-asker')
  asker?.attachShadow({ mode: 'open' })
  if (asker) openDialogFrom(asker, 'login')
  const login = document.querySelector<HTMLElement>('trade-asker > trade-login[open]')
  if (login) openDialogFrom(login, 'register', { email: 'siti@buyer.test' })
  expect(login?.hasAttribute('open')).toBe(false)
  expect(dialog('trade-asker > trade-register[open]')?.getAttribute('email')).toBe('siti@buyer.test')
})

test('inside a modal of the page, uses a dialog of the page only if it is in that modal', () => {
  document.body.innerHTML = `<trade-login></trade-login><div role="dialog"><trade-asker></trade-asker></div>`
  const asker = document.querySelector<HTMLElement>('trade-asker')
  asker?.attachShadow({ mode: 'open' })
  if (asker) openDialogFrom(asker, 'login')
  expect(dialog('body > trade-login')?.hasAttribute('open')).toBe(false)
  dialog('trade-asker > trade-login')?.removeAttribute('open')
  dialog('[role]')?.append(document.createElement('trade-login'))
  dialog('trade-asker > trade-login')?.remove()
  if (asker) openDialogFrom(asker, 'login')
  expect(dialog('[role] > trade-login')?.hasAttribute('open')).toBe(true)
})
