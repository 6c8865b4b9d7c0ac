import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { member } from '#shared/testing/scene.ts'
import { $session, $user, forgetUser } from './session.ts'

test.each([
  ['missing', undefined],
  ['the text null', 'null'],
  ['broken JSON', '{"id":7'],
  ['an id of 0', JSON.stringify(member({ id: 0 }))],
  ['a negative id', JSON.stringify(member({ id: -1 }))],
  ['another value', '"hello"'],
])('is signed out when the stored user is %s', (_, stored) => {
  if (stored !== undefined) localStorage.setItem('elsewhere', stored)
  configure({ storageKey: 'elsewhere' })
  expect($user.get()).toBeNull()
})

test.each([
  ['an id as text', { id: '41' }, {}],
  ['no picture', { image: undefined }, { image: '' }],
  ['a picture that is null', { image: null }, { image: '' }],
  ['an e-mail that is null', { email: null }, { email: '' }],
  ['a name that is not text', { name: { first: 'Siti' } }, { name: '' }],
  ['fields of another version', { roles: ['buyer'] }, {}],
])('a stored user with %s is signed in', (storageKey, stored, read) => {
  localStorage.setItem(storageKey, JSON.stringify({ ...member(), ...stored }))
  configure({ storageKey })
  expect($session.get()).toEqual({ at: 'member', user: { ...member(), ...read } })
  forgetUser()
  expect(localStorage.getItem(storageKey)).toBe('null')
})

test.each([{ token: '' }, { token: null }, { token: undefined }, { id: 'me' }, { id: null }])(
  'ignores a stored user with %o',
  stored => {
    const storageKey = JSON.stringify(stored)
    localStorage.setItem(storageKey, JSON.stringify({ ...member(), ...stored }))
    configure({ storageKey })
    expect($session.get()).toEqual({ at: 'visitor' })
  },
)
