import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { addTexts, loadLanguage, messages } from './i18n.ts'

const sampleMessages = messages('sample', {
  signIn: 'Sign In',
  signOut: 'Sign out',
  welcome: 'Welcome {name}',
  total: 'Total Records {count}',
  'menu.home': 'Home',
})

test('a language also applies to messages defined later, and texts that it lacks stay English', async () => {
  addTexts({
    './id/widgets.json': async () => ({
      'sample.signIn': 'Masuk',
      'sample.total': 'Total {count} data',
      'later.next': 'Berikutnya',
    }),
  })
  configure({ locale: 'id-ID' })
  await vi.waitFor(() => expect(sampleMessages.get().signIn).toBe('Masuk'))
  expect(sampleMessages.get().signOut).toBe('Sign out')
  expect(sampleMessages.get().total({ count: 12345 })).toBe('Total 12.345 data')

  const laterMessages = messages('later', { next: 'Next' })
  await vi.waitFor(() => expect(laterMessages.get().next).toBe('Berikutnya'))

  configure({ locale: 'en' })
  expect(sampleMessages.get().signIn).toBe('Sign In')
})

test('a language that failed to load is requested again when more texts are shown', async () => {
  const load = vi.fn(async () => ({ 'sample.signIn': 'Mlebu', 'early.next': 'Sabanjure' }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  addTexts({ './jv/widgets.json': load })
  configure({ locale: 'jv' })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(sampleMessages.get().signIn).toBe('Sign In')

  const earlyMessages = messages('early', { next: 'Next' })
  await vi.waitFor(() => expect(earlyMessages.get().next).toBe('Sabanjure'))
  expect(sampleMessages.get().signIn).toBe('Mlebu')
})

test('a page with texts of its own adds them to those of a language that is shown already', async () => {
  addTexts({ './su/widgets.json': async () => ({ 'sample.signIn': 'Asup' }) })
  configure({ locale: 'su' })
  await vi.waitFor(() => expect(sampleMessages.get().signIn).toBe('Asup'))
  const pageMessages = messages('page', { next: 'Next' })
  addTexts({ './su/members.json': async () => ({ 'page.next': 'Salajengna' }) })
  await vi.waitFor(() => expect(pageMessages.get().next).toBe('Salajengna'))
  expect(sampleMessages.get().signIn).toBe('Asup')
})

test.each(['__proto__', 'constructor'])(
  'a language called %s stays English without an error',
  async locale => {
    await loadLanguage(locale)
    configure({ locale })
    expect(sampleMessages.get().signIn).toBe('Sign In')
  },
)
