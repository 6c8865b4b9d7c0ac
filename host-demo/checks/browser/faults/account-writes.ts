import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Write } from './write.ts'

const password = 'a long enough password'
const emailOf = (marker: string) => `${marker}@faults.test`

/** The dialogs of visitors: decisions.mdx#return-codes and decisions.mdx#login-errors. */
export const accountWrites: readonly Write[] = [
  {
    name: 'sign-in',
    form: 'login',
    method: 'POST',
    path: '/api/tenant/auth',
    by: 'visitor',
    prepare: registered,
    typed: marker => ({ Username: emailOf(marker), Password: password }),
    says: ({ status, says }) => (status === 400 || status === 401 ? 'Invalid Username or Password' : says),
    again: () => 'its button',
    tables: marker => ({
      session: sql`select count(*)::int as count from session join member on member.id = member_id where email = ${emailOf(marker)}`,
    }),
    table: 'session',
    afterTwice: { rows: 2, because: 'a token that was lost on the way signs nobody in, and runs out' },
    async alsoHolds(page) {
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('null')
    },
  },
  {
    name: 'register',
    form: 'register',
    method: 'POST',
    path: '/api/login/tenant/register',
    hasEnvelope: true,
    by: 'member',
    typed: marker => ({
      Email: emailOf(marker),
      Password: password,
      'Repeat Password': password,
      Name: `Member ${marker}`,
      MobileNo: '+60 12 345 6789',
    }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      member: sql`select count(*)::int as count from member where email = ${emailOf(marker)}`,
    }),
    table: 'member',
    refusesRepeat: 'This email is already registered. Please sign in or recover your password.',
  },
  {
    name: 'recovery',
    form: 'recovery',
    method: 'PUT',
    path: '/api/Admin/password/recovery',
    hasEnvelope: true,
    by: 'member',
    prepare: registered,
    typed: marker => ({ Email: emailOf(marker) }),
    says: ({ says, ownWords = says }) => ownWords,
    again: () => 'its button',
    tables: marker => ({
      mail: sql`select count(*)::int as count from mail where subject = 'Your temporary password' and recipient = ${emailOf(marker)}`,
    }),
    table: 'mail',
    afterTwice: { rows: 2, because: 'whoever asks again gets another password, and only the last one works' },
  },
]

async function registered(url: string, marker: string): Promise<void> {
  const member = {
    Email: emailOf(marker),
    Password: password,
    Name: marker,
    MobileNo: '',
    Category: 'personal',
  }
  const answer = await fetch(`${url}/api/login/tenant/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(member),
  })
  expect(await answer.json()).toMatchObject({ ReturnCode: 200 })
}
