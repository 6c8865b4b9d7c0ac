/** The dashboard's calls, each with the shape it answers. Same origin, the bearer in the header. */
import {
  array,
  boolean,
  create,
  enums,
  type Infer,
  nullable,
  number,
  type Struct,
  string,
  type,
} from 'superstruct'
import { dropToken, token } from './token.ts'

const Party = type({ id: number(), name: string() })

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
  attachment: nullable(type({ name: string(), url: string() })),
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

/** Why a call failed, in words that a member can act on. */
export class CallFault extends Error {
  readonly kind: 'offline' | 'signed-out' | 'refused' | 'server'

  constructor(kind: CallFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export const fetchQuotes = () => read('/api/dashboard/quotes', Quotes)
export const fetchChats = () => read('/api/dashboard/chats', array(Chat))
export const fetchConversation = (id: number) => read(`/api/dashboard/chats/${id}`, Conversation)
export const fetchMails = () => read('/api/dashboard/outbox', array(Mail))

/** `key` makes a repeat harmless: the same message with the same key is kept once. */
export async function sendMessage(id: number, message: string, key: string): Promise<void> {
  await call(`/api/dashboard/chats/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ message }),
  })
}

/** A file of this server. Throws a CallFault for an address elsewhere: the token is not for others. */
export async function fetchFile(address: string): Promise<Blob> {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) throw new CallFault('refused', 'The file lies on another server.')
  const answer = await call(url.pathname, {})
  const isPdf = answer.headers.get('Content-Type')?.startsWith('application/pdf')
  if (!isPdf) throw new CallFault('server', 'The server sent something that is not a PDF.')
  return answer.blob()
}

async function read<T>(path: string, shape: Struct<T, unknown>): Promise<T> {
  const answer = await call(path, {})
  try {
    return create(await answer.json(), shape)
  } catch {
    throw new CallFault('server', 'The server sent an answer that this page does not understand.')
  }
}

async function call(
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  if (!token()) throw signedOut()
  const answer = await fetch(path, {
    ...init,
    headers: { ...headers, Authorization: `Bearer ${token()}` },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new CallFault('offline', 'The server did not answer. Check your connection, then try again.')
  })
  if (answer.ok) return answer
  if (answer.status === 401) {
    dropToken()
    throw signedOut()
  }
  if (answer.status >= 500)
    throw new CallFault('server', 'The server had a fault. Please try again in a minute.')
  throw new CallFault('refused', await reasonOf(answer))
}

const signedOut = () => new CallFault('signed-out', 'You are signed out.')

async function reasonOf(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => undefined)
  const isTold = typeof told === 'object' && told !== null && 'ResponseMessage' in told
  return isTold && typeof told.ResponseMessage === 'string'
    ? told.ResponseMessage
    : `The server said ${answer.status}.`
}
