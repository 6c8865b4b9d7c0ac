import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { addLanguage, messages } from './i18n.ts'

const sampleMessages = messages('sample', {
  signIn: 'Sign In',
  signOut: 'Sign out',
  welcome: 'Welcome {name}',
  total: 'Total Records {count}',
  'menu.home': 'Home',
})

test('fills in values, numbers as the locale writes them', () => {
  const t = sampleMessages.get()
  expect(t.welcome({ name: 'Siti {count} $&' })).toBe('Welcome Siti {count} $&')
  expect(t.total({ count: 999 })).toBe('Total Records 999')
  expect(t.total({ count: 12345 })).toBe('Total Records 12,345')
  configure({ locale: 'de' })
  expect(sampleMessages.get().total({ count: 12345 })).toBe('Total Records 12.345')
})

test('a host replaces a text by its key, live', () => {
  configure({
    messages: { 'sample.signIn': 'Log in', 'menu.home': 'Start', 'sample.welcome': 'Hello {name}' },
  })
  const t = sampleMessages.get()
  expect([t.signIn, t['menu.home'], t.welcome({ name: 'Siti' })]).toEqual(['Log in', 'Start', 'Hello Siti'])
})

test('a language is used for its locale, also by messages defined later; what it leaves out stays English', async () => {
  addLanguage('id', async () => ({
    'sample.signIn': 'Masuk',
    'sample.total': 'Total {count} data',
    'later.next': 'Berikutnya',
  }))
  configure({ locale: 'id-ID' })
  await vi.waitFor(() => expect(sampleMessages.get().signIn).toBe('Masuk'))
  expect(sampleMessages.get().signOut).toBe('Sign out')
  expect(sampleMessages.get().total({ count: 12345 })).toBe('Total 12.345 data')

  const laterMessages = messages('later', { next: 'Next' })
  await vi.waitFor(() => expect(laterMessages.get().next).toBe('Berikutnya'))

  configure({ locale: 'en' })
  expect(sampleMessages.get().signIn).toBe('Sign In')
})

test('a language that could not be loaded is asked for again when more texts are shown', async () => {
  const load = vi.fn(async () => ({ 'sample.signIn': 'Mlebu', 'early.next': 'Sabanjure' }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  addLanguage('jv', load)
  configure({ locale: 'jv' })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(sampleMessages.get().signIn).toBe('Sign In')

  const earlyMessages = messages('early', { next: 'Next' })
  await vi.waitFor(() => expect(earlyMessages.get().next).toBe('Sabanjure'))
  expect(sampleMessages.get().signIn).toBe('Mlebu')
})

test('an unknown locale is no error', () => {
  configure({ locale: 'x_broken' })
  expect(sampleMessages.get().total({ count: 1200 })).toBe('Total Records 1200')
})

test('keys that scripts of the page added to the prototypes do no harm', () => {
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
