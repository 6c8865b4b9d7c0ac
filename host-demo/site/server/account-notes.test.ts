import { expect, test } from 'vitest'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { accountNotes } from './shutdown.ts'

const notesOf = (env: NodeJS.ProcessEnv) => accountNotes(settingsFromEnv(env), 'http://localhost:4173')

test('a demo prints its members and the link to the mails', () => {
  const notes = notesOf({})
  expect(notes).toContain('buyer@demo.test (buys), seller@demo.test (sells)')
  expect(notes).toContain('ball-valve-2019')
  expect(notes).toMatch(/ http:\/\/localhost:4173\/api\/outbox\?secret=[\w-]{43}\n/)
})

test('on a database server, it says that there are no members, and prints no link', () => {
  const notes = notesOf({ DATABASE_URL: 'postgres://x' })
  expect(notes).toContain('none are made')
  expect(notes).toContain('shown to nobody but their member')
  expect(notes).not.toMatch(/ball-valve|secret=/)
})

test('it names the mail server without its password, or says that mails stay', () => {
  const server = {
    SMTP_URL: 'smtps://user:hush@smtp.example',
    SMTP_FROM: 'office@market.example',
    PUBLIC_ORIGINS: 'https://market.example',
  }
  expect(notesOf(server)).toContain('leave through smtp.example')
  expect(notesOf(server)).not.toContain('hush')
  expect(notesOf({})).toContain('stay on this machine')
})
