import { $user } from '#shared/session/session.ts'
import { ApiError } from './error.ts'

/** The id that calls send as `fromUserId`. Without a signed-in user nothing is sent at all: ApiError `unauthorised`. */
export function senderId(): number {
  const user = $user.get()
  if (!user) throw new ApiError('unauthorised')
  return user.id
}
