import { expect, test } from 'vitest'
import { settingsFromEnv } from '../settings.ts'
import { hashPassword, isPassword, unmatchedHash } from './password.ts'

const COST = 2 ** 4

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('ball-valve-2019', COST)
  expect(await isPassword('ball-valve-2019', hash)).toBe(true)
  for (const wrong of ['', 'ball-valve-2018', 'Ball-valve-2019', ' ball-valve-2019']) {
    expect(await isPassword(wrong, hash)).toBe(false)
  }
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same', COST)).not.toBe(await hashPassword('same', COST))
})

test('two encodings of the same letters are the same password', async () => {
  expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9', COST))).toBe(true)
})

test('a hash with another cost still matches its password', async () => {
  expect(await isPassword('old', await hashPassword('old', 2 ** 5))).toBe(true)
})

test('no password matches the hash that is used for unknown accounts', async () => {
  expect(await isPassword('', unmatchedHash(COST))).toBe(false)
})

test('scrypt uses N 2^15, r 8, p 3 by default', async () => {
  const { passwordCost } = settingsFromEnv({})
  expect(await hashPassword('x', passwordCost)).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/)
})
