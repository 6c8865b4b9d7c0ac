import { type } from 'superstruct'
import { type Call, forMembers, post } from './call.ts'
import { calls } from './calls.ts'
import { request } from './client.ts'
import { AnyReply } from './created-id.ts'
import { messageOfSuccess, ReturnCodeReply } from './return-code.ts'
import { id, requiredText, text } from './schema.ts'
import { safeUrl } from './url.ts'

const AuthReply = type({ access_token: requiredText })
const UserReply = type({ UserId: id, Name: text, ImageURL: text, Email: text })

/** The signed-in member as the server knows them, without the token. */
export type UserDetail = { id: number; name: string; image: string; email: string }

export type Registration = {
  email: string
  password: string
  name: string
  mobileNo: string
  category: 'personal' | 'company'
}

/** Gives the access token for a name and password. ApiError with status 400 or 401 when they are wrong. */
export async function authenticate(username: string, password: string): Promise<string> {
  const reply = await request(calls.authenticate, AuthReply, {
    token: '',
    values: { username, password, grant_type: 'password' },
  })
  return reply.access_token
}

/** Fetches the member whom a token belongs to. ApiError `shape` when the id is not above 0, which means signed out. */
export async function fetchUserDetail(token: string): Promise<UserDetail> {
  const reply = await request(calls.userDetail, UserReply, { token, values: {} })
  return { id: reply.UserId, name: reply.Name, image: safeUrl(reply.ImageURL), email: reply.Email }
}

/** Registers a member. ApiError `rejected` with the server's message for any ReturnCode but 200. */
export async function register(member: Registration): Promise<string> {
  const reply = await request(calls.register, ReturnCodeReply, {
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

/** Has a new password mailed and gives the server's message. ApiError `rejected` for a ReturnCode of 401. */
export async function recoverPassword(email: string): Promise<string> {
  return messageOfSuccess(
    await request(calls.recoverPassword, ReturnCodeReply, { values: { emailTo: email } }),
  )
}

/**
 * Tells the server that a token is no longer used, by a POST without a body to the path that the configuration names
 * (`sign-out-path`).
 */
export async function endServerSession(path: string, token: string): Promise<void> {
  const call: Call<never> = { ...forMembers(post(path)), as: 'none' }
  await request(call, AnyReply, { token, values: {} })
}
