/** The dashboard's calls to the API host, which also serves this page. Each rejects with a helpful ApiError. */
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  type Struct,
  string,
  type,
  unknown,
} from 'superstruct'
import { bearer, reportUnauthorised } from '#shared/api/authorization.ts'
import { asForm, forMembers, get, post, put, upload, type Values } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/error.ts'
import { httpError } from '#shared/api/http-error.ts'
import { networkError } from '#shared/api/network-error.ts'
import { Counts } from '#shared/api/request-states.ts'
import { uploadFile } from '#shared/api/uploads.ts'
import { $config } from '#shared/config/config.ts'
import { languages } from '#shared/languages/languages.ts'
import { ownZone } from '#shared/trade/day.ts'
import { Party, Quote } from '#shared/trade/quote.ts'
import type { Action } from '#shared/trade/quote-state.ts'

import { fileMessages } from './dashboard.messages.ts'
import { showOwnLanguage } from './page-language.ts'

/** The page size of lists of cards, and of the table of requests. */
export const ROWS_PER_PAGE = 10
export const QUOTES_PER_PAGE = 25

const Member = type({
  name: string(),
  email: string(),
  mobileNo: string(),
  company: nullable(Party),
  /** The zone that a browser of the member told last. */
  timeZone: nullable(string()),
  mails: type({
    /** False if the server only keeps mails, so that nobody can confirm an address or get notices. */
    leave: boolean(),
    isConfirmed: boolean(),
    notices: boolean(),
    language: enums(languages),
  }),
})
export type Member = Infer<typeof Member>

export const Side = enums(['sent', 'received'])
export type Side = Infer<typeof Side>

const Quotes = type({
  of: Side,
  counts: Counts,
  /** The number of matching requests in each group of states. */
  groups: type({ open: number(), quoted: number(), accepted: number(), over: number() }),
  /** The number of matching requests, of which these are one page. */
  total: number(),
  quotes: array(Quote),
})
export type Quotes = Infer<typeof Quotes>

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

const Mail = type({
  id: number(),
  to: string(),
  subject: string(),
  body: string(),
  /** The path of the page that it is about, or ''. */
  link: string(),
  createdAt: string(),
  /** Missing if the server only keeps mails. */
  state: optional(enums(['waiting', 'sending', 'sent', 'failed'])),
})
export type Mail = Infer<typeof Mail>

/**
 * Fetches the member, and shows the page in the member's language. Tells the server the zone of this browser, in which the
 * member's days end.
 */
export async function fetchMember(): Promise<Member> {
  const member = await read('member', Member)
  await showOwnLanguage(member.mails.language)
  const timeZone = ownZone()
  if (timeZone && timeZone !== member.timeZone)
    // The next visit tells it again.
    write(put, '/api/dashboard/time-zone', { timeZone }, '', unknown()).catch(() => undefined)
  return member
}

/** Fetches a page of requests. Without a side the server chooses one that is not empty. Pages begin with 1. */
export const fetchQuotes = (of: Side | '', group: string, search: string, page: number): Promise<Quotes> =>
  callApi(
    forMembers(get('/api/dashboard/quotes', 'of', 'group', 'search', 'PageNumber', 'RowsPerPage')),
    Quotes,
    { values: { of, group, search, PageNumber: page, RowsPerPage: QUOTES_PER_PAGE } },
  )

export const fetchChats = (): Promise<Chat[]> => read('chats', array(Chat))
export const fetchConversation = (id: number): Promise<Conversation> => read(`chats/${id}`, Conversation)

/** Notes that the member has read the messages of a conversation up to this one. */
export const sendRead = (id: number, last: number): Promise<unknown> =>
  write(post, `/api/dashboard/chats/${id}/read`, { last }, '', unknown())

export const fetchMails = (): Promise<Mail[]> => read('outbox', array(Mail))

/** Sends a write of a member. A repeat with the same key has no further effect. */
export function write<Reply, Schema>(
  call: typeof post | typeof put,
  path: string,
  values: Values<string>,
  idempotencyKey: string,
  reply: Struct<Reply, Schema>,
): Promise<Reply> {
  return callApi(forMembers(call(path, ...Object.keys(values))), reply, { values, idempotencyKey })
}

export const sendMessage = (id: number, message: string, idempotencyKey: string): Promise<unknown> =>
  write(post, `/api/dashboard/chats/${id}`, { message }, idempotencyKey, unknown())

/** Takes an action on a request, on the basis of the history shown here. */
export function actOnQuote(
  { type, id, history }: Pick<Quote, 'type' | 'id' | 'history'>,
  action: Action,
  fields: Values<string>,
  idempotencyKey: string,
): Promise<unknown> {
  const path = `/api/dashboard/${type === 'rfq' ? 'rfqs' : 'inquiries'}/${id}`
  const zone = action === 'quote' && { timeZone: ownZone() ?? '' }
  const basis = { action, seen: history.at(-1)?.id ?? 0, ...zone }
  return write(post, path, { ...basis, ...fields }, idempotencyKey, unknown())
}

/** Has the link to confirm the member's address mailed again. */
export const sendConfirmation = (idempotencyKey: string): Promise<unknown> =>
  write(post, '/api/dashboard/confirmation', {}, idempotencyKey, unknown())

/** Changes the password, without a key: the API stores a fast hash of the content with each key. */
export const changePassword = (current: string, next: string): Promise<unknown> =>
  write(put, '/api/login/password', { CurrentPassword: current, NewPassword: next }, '', unknown())

/** Uploads the PDF of a quotation or an answer, and returns its address. */
export const uploadDocument = (file: File): Promise<string> =>
  uploadFile(upload('/api/upload/dashboard/document'), file)

/** Exchanges a code from the storefront's link for a token. A code works once. */
export async function redeemCode(code: string): Promise<string> {
  const call = asForm(post('/api/tenant/auth', 'grant_type', 'code'))
  const values = { grant_type: 'authorization_code', code }
  return (await callApi(call, type({ access_token: string() }), { token: '', values })).access_token
}

const FILE_TYPES = { PDF: 'application/pdf', sheet: 'application/octet-stream' } as const

/** Fetches a file from the API host. Other addresses are refused, because the token is only for this host. */
export async function fetchFile(address: string, kind: keyof typeof FILE_TYPES): Promise<Blob> {
  const { apiHost, fetch = globalThis.fetch } = $config.get()
  const url = new URL(address, `${apiHost}/`)
  if (url.origin !== new URL(apiHost).origin) throw new Error(fileMessages.get().otherServer)
  const token = bearer() ?? ''
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch(async cause => {
    throw await networkError(cause)
  })
  const { ok, status, headers } = response
  if (status === 401) reportUnauthorised(token)
  if (!ok) throw httpError({ status, headers, body: await response.text(), needsSignIn: true })
  const isKind = headers.get('Content-Type')?.startsWith(FILE_TYPES[kind])
  if (!isKind) throw new Error(fileMessages.get()[kind === 'PDF' ? 'notAPdf' : 'notASheet'])
  return response.blob()
}

export function read<Reply, Schema>(path: string, reply: Struct<Reply, Schema>): Promise<Reply> {
  return callApi(forMembers(get(`/api/dashboard/${path}`)), reply, { values: {} })
}

/** Returns the reason of an error, in the server's own words if there are any. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message
  return error instanceof Error ? error.message : String(error)
}
