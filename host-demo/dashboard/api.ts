/** The dashboard's calls to the API host, which serves this page too. Each rejects with an ApiError that says what to do. */
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  type Struct,
  string,
  type,
  unknown,
} from 'superstruct'
import { bearer, reportUnauthorised } from '#shared/api/authorization.ts'
import { asForm, forMembers, get, post, put } from '#shared/api/call.ts'
import { request } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/error.ts'
import { httpError } from '#shared/api/http-error.ts'
import { networkError } from '#shared/api/network-error.ts'
import { $config } from '#shared/config/config.ts'

const Party = type({ id: number(), name: string() })

const Attachment = type({ name: string(), url: string() })
export type Attachment = Infer<typeof Attachment>

const Quote = type({
  id: number(),
  type: enums(['rfq', 'inquiry']),
  kind: nullable(enums(['product', 'service'])),
  title: string(),
  itemName: nullable(string()),
  itemId: nullable(number()),
  quantity: nullable(number()),
  message: string(),
  company: Party,
  from: type({ name: string(), email: string() }),
  status: enums(['New', 'Answered']),
  createdAt: string(),
  attachment: nullable(Attachment),
})
export type Quote = Infer<typeof Quote>

const Quotes = type({
  member: type({ name: string(), email: string(), company: nullable(Party) }),
  sent: array(Quote),
  received: array(Quote),
})
export type Quotes = Infer<typeof Quotes>
export type Member = Quotes['member']

const chat = {
  id: number(),
  role: enums(['client', 'staff']),
  title: string(),
  company: Party,
  with: type({ name: string(), picture: string() }),
  unread: number(),
  lastAt: string(),
}
const Chat = type(chat)
export type Chat = Infer<typeof Chat>

const Message = type({
  id: number(),
  isOwn: boolean(),
  isAutomatic: boolean(),
  body: string(),
  createdAt: string(),
})
export type Message = Infer<typeof Message>

const Conversation = type({ ...chat, messages: array(Message) })
export type Conversation = Infer<typeof Conversation>

const Mail = type({ id: number(), to: string(), subject: string(), body: string(), createdAt: string() })
export type Mail = Infer<typeof Mail>

export const fetchQuotes = (): Promise<Quotes> => read('quotes', Quotes)
export const fetchChats = (): Promise<Chat[]> => read('chats', array(Chat))
export const fetchConversation = (id: number): Promise<Conversation> => read(`chats/${id}`, Conversation)
export const fetchMails = (): Promise<Mail[]> => read('outbox', array(Mail))

/** Repeated with the same key, the message is kept once. */
export const sendMessage = (id: number, message: string, idempotencyKey: string): Promise<unknown> =>
  request(forMembers(post(`/api/dashboard/chats/${id}`, 'message')), unknown(), {
    values: { message },
    idempotencyKey,
  })

export const changePassword = (current: string, next: string): Promise<unknown> =>
  request(forMembers(put('/api/login/password', 'CurrentPassword', 'NewPassword')), unknown(), {
    values: { CurrentPassword: current, NewPassword: next },
  })

/** The token that a code of the storefront's link stands for, once. */
export async function redeemCode(code: string): Promise<string> {
  const call = asForm(post('/api/tenant/auth', 'grant_type', 'code'))
  const values = { grant_type: 'authorization_code', code }
  return (await request(call, type({ access_token: string() }), { token: '', values })).access_token
}

/** A PDF of the API host. An address elsewhere is refused: the token is not for others. */
export async function fetchPdf(address: string): Promise<Blob> {
  const { apiHost, fetch = globalThis.fetch } = $config.get()
  const url = new URL(address, `${apiHost}/`)
  if (url.origin !== new URL(apiHost).origin) throw new Error('The file lies on another server.')
  const token = bearer() ?? ''
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch(async cause => {
    throw await networkError(cause)
  })
  const { ok, status, headers } = response
  if (status === 401) reportUnauthorised(token)
  if (!ok) throw httpError({ status, headers, body: await response.text(), needsSignIn: true })
  const isPdf = headers.get('Content-Type')?.startsWith('application/pdf')
  if (!isPdf) throw new Error('The server sent something that is not a PDF.')
  return response.blob()
}

function read<Reply, Schema>(path: string, reply: Struct<Reply, Schema>): Promise<Reply> {
  return request(forMembers(get(`/api/dashboard/${path}`)), reply, { values: {} })
}

/** What went wrong, in the server's own words where it has some. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message
  return error instanceof Error ? error.message : String(error)
}
