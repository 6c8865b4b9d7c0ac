import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { messages } from './i18n.ts'

const sampleMessages = messages('sample', {
  signIn: 'Sign In',
  signOut: 'Sign out',
  welcome: 'Welcome {name}',
  total: 'Total Records {count}',
  'menu.home': 'Home',
})

test('fills in values, with numbers in the format of the locale', () => {
  const t = sampleMessages.get()
  expect(t.welcome({ name: 'Siti {count} $&' })).toBe('Welcome Siti {count} $&')
  expect(t.total({ count: 999 })).toBe('Total Records 999')
  expect(t.total({ count: 12345 })).toBe('Total Records 12,345')
  configure({ locale: 'de' })
  expect(sampleMessages.get().total({ count: 12345 })).toBe('Total Records 12.345')
})

test('a host can replace a text by its key at any time', () => {
  configure({
    messages: { 'sample.signIn': 'Log in', 'menu.home': 'Start', 'sample.welcome': 'Hello {name}' },
  })
  const t = sampleMessages.get()
  expect([t.signIn, t['menu.home'], t.welcome({ name: 'Siti' })]).toEqual(['Log in', 'Start', 'Hello Siti'])
})

test('an unknown locale causes no error', () => {
  configure({ locale: 'x_broken' })
  expect(sampleMessages.get().total({ count: 1200 })).toBe('Total Records 1200')
})

test('ignores keys that scripts of the page have added to prototypes', () => {
  const added = [Array.prototype, Object.prototype]
  for (const prototype of added)
    Object.defineProperty(prototype, 'partner', {
      value: () => '',
      enumerable: true,
      writable: true,
      configurable: true,
    })
  try {
    const hostMessages = messages('host', { next: 'Next' })
    const stop = hostMessages.listen(() => {})
    expect(hostMessages.get().next).toBe('Next')
    stop()
  } finally {
    for (const prototype of added) Reflect.deleteProperty(prototype, 'partner')
  }
})
