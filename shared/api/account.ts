import { type Infer, type } from 'superstruct'
import { asForm, forMembers, get, post, put } from './call.ts'
import { callApi } from './client.ts'
import { record } from './record.ts'
import { messageOfSuccess, ReturnCodeReply } from './return-code.ts'
import { id, requiredText, text } from './schema.ts'
import { url } from './url.ts'

export const accountCalls = {
  authenticate: asForm(post('/api/tenant/auth', 'username', 'password', 'grant_type')),
  userDetail: forMembers(get('/api/login/userdetail')),
  register: post('/api/login/tenant/register', 'Email', 'Password', 'Name', 'MobileNo', 'Category'),
  recoverPassword: put('/api/Admin/password/recovery', 'emailTo'),
}

const AuthReply = type({ access_token: requiredText })
const UserReply = record({
  id: ['UserId', id],
  name: ['Name', text],
  image: ['ImageURL', url],
  email: ['Email', text],
})

export type Registration = {
  email: string
  password: string
  name: string
  mobileNo: string
  category: 'personal' | 'company'
}

/** Returns an access token, or throws ApiError 400 or 401. The server can end the session of `replaced`. */
export async function authenticate(username: string, password: string, replaced = ''): Promise<string> {
  const reply = await callApi(accountCalls.authenticate, AuthReply, {
    token: replaced,
    values: { username, password, grant_type: 'password' },
  })
  return reply.access_token
}

/** Fetches the member that a token belongs to. Throws ApiError `shape` if its id is not above 0: signed out. */
export function fetchUserDetail(token: string): Promise<Infer<typeof UserReply>> {
  return callApi(accountCalls.userDetail, UserReply, { token, values: {} })
}

/** Registers a member. Throws ApiError `rejected` with the server's message for any ReturnCode but 200. */
export async function register(member: Registration): Promise<string> {
  const reply = await callApi(accountCalls.register, ReturnCodeReply, {
    values: {
      Email: member.email,
      Password: member.password,
      Name: member.name,
      MobileNo: member.mobileNo,
      Category: member.category,
    },
  })
  return messageOfSuccess(reply, code => code === 200)
}

/** Has a new password mailed and returns the server's message. Throws ApiError `rejected` for a ReturnCode of 401. */
export async function recoverPassword(email: string): Promise<string> {
  return messageOfSuccess(
    await callApi(accountCalls.recoverPassword, ReturnCodeReply, { values: { emailTo: email } }),
  )
}
