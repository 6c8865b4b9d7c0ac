import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { addTexts, messages } from './i18n.ts'
import { plural } from './plural.ts'

const listMessages = messages('countedList', {
  lines_one: '{count} line',
  lines_other: '{count} lines',
  title: 'List',
})

const lines = (count: number) => plural(listMessages.get(), 'lines', count)

test('chooses the text by the number, written as in the locale', () => {
  expect([0, 1, 2, 1200].map(lines)).toEqual(['0 lines', '1 line', '2 lines', '1,200 lines'])
})

test('a language may have categories that English lacks, or only one', async () => {
  addTexts({
    './pl/members.json': async () => ({
      'countedList.lines_one': '{count} linia',
      'countedList.lines_few': '{count} linie',
      'countedList.lines_many': '{count} linii',
    }),
    './ms/members.json': async () => ({ 'countedList.lines_other': '{count} baris' }),
  })
  configure({ locale: 'pl' })
  await vi.waitFor(() => expect([1, 3, 5].map(lines)).toEqual(['1 linia', '3 linie', '5 linii']))
  configure({ locale: 'ms-MY' })
  await vi.waitFor(() => expect([1, 3].map(lines)).toEqual(['1 baris', '3 baris']))
})

test('English texts keep the plurals of English in a locale without texts', () => {
  configure({ locale: 'fr' })
  expect(lines(0)).toBe('0 lines')
})
