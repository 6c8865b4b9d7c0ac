import { parseJson } from './decode.ts'
import { errorMessages } from './error.messages.ts'
import { ApiError } from './error.ts'
import { isObject } from './schema.ts'

type HttpErrorResponse = { status: number; headers: Headers; body: string; needsSignIn: boolean }

/** Longer texts are pages or stack traces, which no form should show. */
const LONGEST_MESSAGE = 500

/** The names under which servers put the sentence that describes the error. */
const MESSAGE_FIELDS = [
  'ResponseMessage',
  'Message',
  'message',
  'error_description',
  'detail',
  'title',
  'error',
]

/** The `error` of a 403 for a member who signed in with a mailed password and has to choose another first. */
const PASSWORD_CHANGE_REQUIRED = 'password_change_required'

/** Turns an answer outside 2xx into the matching ApiError. */
export function httpError({ status, headers, body, needsSignIn }: HttpErrorResponse): ApiError {
  const reply = parseJson(body)
  if (status === 403 && isObject(reply) && Reflect.get(reply, 'error') === PASSWORD_CHANGE_REQUIRED) {
    return new ApiError('unauthorised', { status, message: errorMessages.get().passwordChangeRequired })
  }
  const details = { status, serverMessage: textIn(reply, MESSAGE_FIELDS), field: textIn(reply, ['field']) }
  if (status === 401 && needsSignIn) return new ApiError('unauthorised', details)
  // Signing in again would not help: the server knows the member, or no sign-in is involved.
  if (status === 401 || status === 403) {
    return new ApiError('unauthorised', { ...details, message: errorMessages.get().forbidden })
  }
  if (status === 404 || status === 410) return new ApiError('missing', details)
  if (status === 429) {
    return new ApiError('throttled', { ...details, retryAfter: waitIn(headers.get('Retry-After')) })
  }
  return new ApiError(status >= 500 ? 'server' : 'rejected', details)
}

/** Returns the seconds from a Retry-After header, which holds either seconds or a date. */
function waitIn(header: string | null): number | undefined {
  const value = header?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

function textIn(reply: unknown, names: readonly string[]): string | undefined {
  if (!isObject(reply)) return undefined
  for (const name of names) {
    const value: unknown = Reflect.get(reply, name)
    if (typeof value === 'string' && value.trim() && value.length <= LONGEST_MESSAGE) return value
  }
  return undefined
}
