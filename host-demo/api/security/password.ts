import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { texts } from '#shared/messages/texts.ts'
import { HttpError } from '../request/http-error.ts'

const KEY_BYTES = 32
const BLOCK_SIZE = 8
const PARALLEL = 3

const errors = texts('error.password', {
  busy: 'Too many people are signing in just now. Please try again in {seconds} seconds.',
})

/** Returns `scrypt$N$r$p$salt$key`, so that a password can still be checked after the cost changes. */
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

/** Returns a hash that matches no password, so that checking an unknown account costs the same as a known one. */
export function unmatchedHash(cost: number): string {
  const nothing = Buffer.alloc(KEY_BYTES).toString('base64')
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, Buffer.alloc(16).toString('base64'), nothing].join('$')
}

/** Node has four threads for this work. The others stay free for files and compression, so that reads never wait. */
const MAX_RUNNING = 2
const MAX_WAITING = 30
/** Seconds until the waiting ones are done, at the default cost. */
const RETRY_AFTER = 10

let running = 0
const waiting: (() => void)[] = []

/** Throws an HttpError 429 if too many calls are already waiting. */
async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (waiting.length >= MAX_WAITING) {
    throw new HttpError(429, errors.busy({ seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })
  }
  if (running < MAX_RUNNING) running += 1
  else await new Promise<void>(resolve => waiting.push(resolve))

  const options: ScryptOptions = { N: cost, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * cost * BLOCK_SIZE }
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (fault, key) =>
        fault ? reject(fault) : resolve(key),
      )
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
