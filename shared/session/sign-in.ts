import { authenticate, fetchUserDetail } from '#shared/api/account.ts'
import { ApiError } from '#shared/api/error.ts'
import { $config } from '#shared/config/config.ts'
import { keepUser, presentUser, type User } from './session.ts'

/**
 * Signs in and holds the user for every widget and tab. Whatever fails, the stored user becomes null, unless it is
 * somebody who has signed in meanwhile.
 * Throws ApiError; a status of 400 or 401 means that name or password are wrong (decisions.mdx#login-errors).
 */
export async function signIn(username: string, password: string): Promise<User> {
  const { apiHost } = $config.get()
  const before = presentUser()?.token
  try {
    const token = await authenticate(username, password)
    // The token is for nobody but the host that gave it.
    if ($config.get().apiHost !== apiHost) throw new ApiError('unauthorised')
    const user = { ...(await fetchUserDetail(token)), token }
    keepUser(user, apiHost)
    return user
  } catch (error) {
    if (presentUser()?.token === before) keepUser(null)
    throw error
  }
}
