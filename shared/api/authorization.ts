import { ApiError } from './error.ts'

/** Who signs the calls. The session sets it, so that calls know nothing of where it is kept. */
export type Authorization = {
  member(): { id: number; token: string } | null
  /** The server no longer knows this token. */
  onUnauthorised(token: string): void
}

let authorization: Authorization = { member: () => null, onUnauthorised() {} }

export function authorizeCalls(by: Authorization): void {
  authorization = by
}

/** The token that calls carry; nothing for a visitor. */
export function bearer(): string | undefined {
  return authorization.member()?.token
}

export function reportUnauthorised(token: string): void {
  authorization.onUnauthorised(token)
}

/** The id that calls send as `fromUserId`. Without a signed-in user nothing is sent at all: ApiError `unauthorised`. */
export function senderId(): number {
  const member = authorization.member()
  if (!member) throw new ApiError('unauthorised')
  return member.id
}
