import { expect, test } from 'vitest'
import { parseMailServer } from './mail-server.ts'

test('without a URL there is no mail server', () => {
  expect(parseMailServer()).toBeUndefined()
  expect(parseMailServer('', 'office@market.example')).toBeUndefined()
})

test.each(['smtp://127.0.0.1:2525', 'smtps://user:p%40ss@smtp.example'])('takes %s', url => {
  expect(parseMailServer(url, 'office@market.example')).toEqual({ url, from: 'office@market.example' })
})

test.each(['smtp.example', 'https://user:secret@smtp.example', 'smtp://', 'smtps:secret'])(
  'refuses %s, and does not repeat its password',
  url => {
    const parse = () => parseMailServer(url, 'office@market.example')
    expect(parse).toThrow('SMTP_URL is not the URL of a mail server.')
    expect(parse).not.toThrow('secret')
  },
)

test.each(['', 'office', 'Office <office@market.example>', 'office@market.example\r\nBcc: a@b.c'])(
  'refuses the sender %j',
  from => {
    expect(() => parseMailServer('smtp://smtp.example', from)).toThrow('is not an e-mail address')
  },
)
