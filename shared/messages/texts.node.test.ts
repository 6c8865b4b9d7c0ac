import { expect, test } from 'vitest'
import { texts } from './texts.ts'

const t = texts('mail.sample', {
  plain: 'Send',
  dear: 'Dear {name},',
  lines_one: '{count} line of {list}',
  lines_other: '{count} lines of {list}',
})
const replies = texts('mail.replies', { go: 'Replies to this e-mail go to {address}.' })

test('a text has the words of its language, else the English ones', () => {
  expect(replies.go({ address: 'a@b.test' })('ms')).toBe('Balasan kepada e-mel ini dihantar kepada a@b.test.')
  expect(t.plain('ms')).toBe('Send')
  expect(t.dear({ name: 'Mei {name}' })('ms')).toBe('Dear Mei {name},')
})

test('a value can be a text of the same language', () => {
  expect(t.dear({ name: replies.go({ address: 'x' }) })('ms')).toBe(
    'Dear Balasan kepada e-mel ini dihantar kepada x.,',
  )
})

test('a count chooses the form, and is written as in the language', () => {
  expect(t.lines({ count: 1, list: 'A' })('en')).toBe('1 line of A')
  expect(t.lines({ count: 1200, list: 'A' })('en')).toBe('1,200 lines of A')
})
