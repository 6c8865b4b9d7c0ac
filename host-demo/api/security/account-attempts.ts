import { and, eq, gt } from 'drizzle-orm'
import { signInAddress } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { countAttempt, resetAttempts, secondsToWait } from './rate-limit.ts'
import { hashSecret } from './secrets.ts'

const REMEMBERED_MS = 90 * 24 * 3600 * 1000

/**
 * Counts an attempt on an account, known or not. Each address has its own attempts, so that none uses up those of
 * another; an account that is tried from many is slowed down, but never where its member has signed in before: else
 * anybody could lock a member out. Throws an HttpError 429 when there were too many.
 */
export async function countAccountAttempt(
  api: Api,
  call: 'login' | 'recovery',
  email: string,
  address: string,
): Promise<void> {
  await countAttempt(api, `${call}ByAccountAndAddress`, pairOf(email, address))
  if (await hasSignedInFrom(api, email, address)) return
  if ((await secondsToWait(api, `${call}ByAccount`, email)) > 0) {
    await countAttempt(api, `${call}BySlowedAccount`, email)
  }
}

/** Remembers from where a member signed in, and forgets what went wrong there before. */
export async function noteSignIn(api: Api, email: string, address: string): Promise<void> {
  await resetAttempts(api, 'loginByAccountAndAddress', pairOf(email, address))
  const key = hashSecret(pairOf(email, address))
  const expiresAt = new Date(api.settings.clock().getTime() + REMEMBERED_MS)
  await api.orm
    .insert(signInAddress)
    .values({ key, expiresAt })
    .onConflictDoUpdate({ target: signInAddress.key, set: { expiresAt } })
}

async function hasSignedInFrom({ orm, settings }: Api, email: string, address: string): Promise<boolean> {
  const isPair = eq(signInAddress.key, hashSecret(pairOf(email, address)))
  const isRecent = gt(signInAddress.expiresAt, settings.clock())
  return (await orm.select().from(signInAddress).where(and(isPair, isRecent))).length > 0
}

const pairOf = (email: string, address: string) => `${email} ${address}`
