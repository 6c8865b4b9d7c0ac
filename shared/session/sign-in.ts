import { authenticate, fetchUserDetail } from '#shared/api/account.ts'
import { ApiError } from '#shared/api/error.ts'
import { $config } from '#shared/config/config.ts'
import { keepUser, presentUser, type User } from './session.ts'
import { endAtServer } from './sign-out.ts'

/**
 * Signs in for every widget and tab. Throws ApiError; 400 or 401 means a wrong name or password. After a failure nobody
 * is signed in, unless somebody has signed in meanwhile (decisions.mdx#login-errors).
 */
export async function signIn(username: string, password: string): Promise<User> {
  const { apiHost } = $config.get()
  const replaced = presentUser()
  try {
    const token = await authenticate(username, password, replaced?.token)
    // Only the host that issued the token may get it.
    if ($config.get().apiHost !== apiHost) throw new ApiError('unauthorised')
    const user = { ...(await fetchUserDetail(token)), token }
    keepUser(user, apiHost)
    // An earlier token of the same member ends with the sign-in, if the server supports it.
    if (replaced && replaced.id !== user.id) endAtServer(replaced.token)
    return user
  } catch (error) {
    if (presentUser()?.token === replaced?.token) {
      keepUser(null)
      if (replaced) endAtServer(replaced.token)
    }
    throw error
  }
}
