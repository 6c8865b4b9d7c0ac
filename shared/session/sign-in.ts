import { authenticate, fetchUserDetail } from '#shared/api/account.ts'
import { keepUser, type User } from './session.ts'

/**
 * Signs in and holds the user for every widget and tab. Whatever fails, the stored user becomes null.
 * Throws ApiError; a status of 400 or 401 means that name or password are wrong (decisions.mdx#login-errors).
 */
export async function signIn(username: string, password: string): Promise<User> {
  try {
    const token = await authenticate(username, password)
    const user = { ...(await fetchUserDetail(token)), token }
    keepUser(user)
    return user
  } catch (error) {
    keepUser(null)
    throw error
  }
}
