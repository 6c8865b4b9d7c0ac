import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { $messages, addMessages } from './messages.ts'

test('fills in values, numbers as the locale writes them', () => {
  const t = $messages.get()
  expect(t('header.welcome', { name: 'Siti {count}' })).toBe('Welcome Siti {count}')
  expect(t('list.total', { count: 12345 })).toBe('Total Records 12,345')
})

test('a host replaces a text by its key, live', () => {
  configure({ messages: { 'menu.signIn': 'Log in' } })
  expect($messages.get()('menu.signIn')).toBe('Log in')
})

test('a language pack is used for its locale; what it leaves out stays English', () => {
  addMessages('id', { 'menu.signIn': 'Masuk' })
  configure({ locale: 'id-ID' })
  expect($messages.get()('menu.signIn')).toBe('Masuk')
  expect($messages.get()('menu.signOut')).toBe('Sign out')
})

test('an unknown locale is no error', () => {
  configure({ locale: 'x_broken' })
  expect($messages.get()('list.total', { count: 1200 })).toBe('Total Records 1200')
})
