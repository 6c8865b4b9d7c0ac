import { ApiError } from './error.ts'

/** The source of the token that signs the calls. The session sets it, so the calls need not know where it is kept. */
export type Authorization = {
  member(): { id: number; token: string } | null
  /** Called when the server no longer knows this token. */
  onUnauthorised(token: string): void
}

let authorization: Authorization = { member: () => null, onUnauthorised() {} }

export function authorizeCalls(by: Authorization): void {
  authorization = by
}

/** Returns the token that calls carry, or undefined for a visitor. */
export function bearer(): string | undefined {
  return authorization.member()?.token
}

export function reportUnauthorised(token: string): void {
  authorization.onUnauthorised(token)
}

/** Returns the id for `fromUserId`. Throws ApiError `unauthorised` without a user, so that nothing is sent. */
export function senderId(): number {
  const member = authorization.member()
  if (!member) throw new ApiError('unauthorised')
  return member.id
}
