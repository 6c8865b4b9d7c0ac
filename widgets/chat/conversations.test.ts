import { expect, test } from 'vitest'
import type { ChatEntry } from '#shared/api/chat.ts'
import { conversationsIn } from './conversations.ts'

const entry = (words: Partial<ChatEntry>): ChatEntry => ({
  id: 1,
  name: 'Kerteh Flow Control',
  logo: '',
  unread: 0,
  chatId: 0,
  staffStatus: 0,
  lastWords: '',
  lastAt: '',
  ...words,
})

const keys = (...entries: Partial<ChatEntry>[]): string[] =>
  conversationsIn(entries.map(entry), new Map()).map(({ key }) => key)

test('the conversation with a company keeps its key when it begins', () => {
  expect(keys({ id: 7 })).toEqual(['company:7'])
  expect(keys({ id: 7, chatId: 301 })).toEqual(['company:7'])
})

test('one that began on this page has its id before the menu knows it', () => {
  const [conversation] = conversationsIn([entry({ id: 7 })], new Map([[7, 301]]))
  expect(conversation).toMatchObject({ key: 'company:7', chatId: 301 })
})

test('who answers for a company has one with each client, all under the company’s own id', () => {
  expect(keys({ chatId: 301, staffStatus: 1 }, { chatId: 302, staffStatus: 1 })).toEqual([
    'chat:301',
    'chat:302',
  ])
})

test('several conversations with one company are told apart, also from a new one', () => {
  expect(keys({ chatId: 301 }, { chatId: 302 }, {})).toEqual(['chat:301', 'chat:302', 'company:1'])
})

test('what the menu names twice stands there once', () => {
  expect(keys({ id: 7, chatId: 301, staffStatus: 1 }, { id: 7, chatId: 301, staffStatus: 1 })).toEqual([
    'chat:301',
  ])
})
