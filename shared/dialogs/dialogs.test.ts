import { expect, test } from 'vitest'
import { onElementRequest, reportMissing } from '#shared/element/element-requests.ts'
import { openDialog } from './dialogs.ts'

const dialog = (tag: string): Element | null => document.querySelector(tag)

test('opens the dialog element of the page', () => {
  document.body.innerHTML = '<div><trade-login id="ours"></trade-login></div>'
  openDialog('login', { email: 'siti@buyer.test' })
  expect(document.querySelectorAll('trade-login')).toHaveLength(1)
  expect(dialog('#ours')?.hasAttribute('open')).toBe(true)
  expect(dialog('#ours')?.getAttribute('email')).toBe('siti@buyer.test')
})

test('adds one to the body where the page has none, once', () => {
  openDialog('register')
  openDialog('register')
  expect(document.body.querySelectorAll('trade-register[open]')).toHaveLength(1)
})

test('one dialog takes the place of another', () => {
  openDialog('login')
  openDialog('register')
  expect(dialog('trade-login')?.hasAttribute('open')).toBe(false)
  expect(dialog('trade-register')?.hasAttribute('open')).toBe(true)
})

test('asks the loader for its chunk', () => {
  const wanted: string[] = []
  const stop = onElementRequest(tags => wanted.push(...tags))
  openDialog('recovery')
  stop()
  expect(wanted).toContain('trade-recovery')
})

test('says when its chunk can’t be had, and asks for it again', () => {
  openDialog('register')
  reportMissing('trade-register')
  const said = dialog('trade-register > dialog')
  expect(said?.textContent).toContain('cannot be reached')
  const wanted: string[] = []
  const stop = onElementRequest(tags => wanted.push(...tags))
  const [again, close] = said?.querySelectorAll('button') ?? []
  expect(close?.textContent).toBe('Close')
  again?.click()
  stop()
  expect(wanted).toContain('trade-register')
  expect(dialog('trade-register > dialog')).toBeNull()
  expect(dialog('trade-register')?.hasAttribute('open')).toBe(true)
})
