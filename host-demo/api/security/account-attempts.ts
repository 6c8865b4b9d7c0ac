import { and, eq, gt } from 'drizzle-orm'
import { daysLater } from '#shared/trade/calendar.ts'
import { signInAddress } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import { countAttempt, resetAttempts, secondsToWait } from './rate-limit.ts'
import { hashSecret } from './secrets.ts'

const REMEMBERED_DAYS = 90

/**
 * Counts an attempt on an account, known or not. Each address has its own attempts, so that none uses up another's. An
 * account that many addresses try is slowed down, except at addresses where its member has signed in before: otherwise
 * anyone could lock a member out. Throws an HttpError 429 after too many attempts.
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

/** Remembers the address of a sign-in, and forgets its earlier failures. */
export async function noteSignIn(api: Api, email: string, address: string): Promise<void> {
  await resetAttempts(api, 'loginByAccountAndAddress', pairOf(email, address))
  const key = hashSecret(pairOf(email, address))
  const expiresAt = daysLater(api.settings.clock(), REMEMBERED_DAYS)
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
