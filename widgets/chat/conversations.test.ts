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

test('a conversation with a company keeps its key when it starts', () => {
  expect(keys({ id: 7 })).toEqual(['company:7'])
  expect(keys({ id: 7, chatId: 301 })).toEqual(['company:7'])
})

test('a conversation started on this page has its id before the menu lists it', () => {
  const [conversation] = conversationsIn([entry({ id: 7 })], new Map([[7, 301]]))
  expect(conversation).toMatchObject({ key: 'company:7', chatId: 301 })
})

test('a member of a company has one conversation with each client, all under the company’s id', () => {
  expect(keys({ chatId: 301, staffStatus: 1 }, { chatId: 302, staffStatus: 1 })).toEqual([
    'chat:301',
    'chat:302',
  ])
})

test('tells several conversations with one company apart, also from a new one', () => {
  expect(keys({ chatId: 301 }, { chatId: 302 }, {})).toEqual(['chat:301', 'chat:302', 'company:1'])
})

test('a conversation listed twice appears once', () => {
  expect(keys({ id: 7, chatId: 301, staffStatus: 1 }, { id: 7, chatId: 301, staffStatus: 1 })).toEqual([
    'chat:301',
  ])
})
