import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const BLOCK_SIZE = 8
const PARALLEL = 3

/** `scrypt$N$r$p$salt$key`, so that a hash made at another cost still proves its password. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Takes the same time for a right and a wrong password. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, , , salt, key] = hash.split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const found = await derive(password, Buffer.from(salt ?? '', 'base64'), Number(cost))
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** A hash that no password has: an unknown account is tried against it, to cost what a known one costs. */
export function unmatchedHash(cost: number): string {
  const nothing = Buffer.alloc(KEY_BYTES).toString('base64')
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, Buffer.alloc(16).toString('base64'), nothing].join('$')
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * cost * BLOCK_SIZE }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })
}
