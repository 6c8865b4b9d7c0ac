import type { Route } from 'playwright-core'

/** One way in which a call fails, and the text that the user should read about it, in the words of `en`. */
export type NetworkFault = {
  name: string
  /** Handles the call; without it, the browser is offline before the call. */
  apply?: (route: Route) => Promise<void>
  /** True when nothing comes back until the client gives up. */
  timesOut?: true
  /** True when the server did its work all the same. */
  saved?: true
  /** The status of the answer; 0 if none came. */
  status: number
  /** Our own text about the failure and the user's next step. */
  says: string
  /** The server's own words about it. */
  ownWords?: string
  /** True when the page can't know whether the server did its work: decisions.mdx#no-false-success. */
  inDoubt?: true
  /** The message in the browser's console. */
  complaint?: string
  /** True for a fault that only calls answering with a ReturnCode have. */
  ofEnvelope?: true
}

const UNREACHED = 'The server cannot be reached. Check your internet connection, then try again.'
const TOO_LONG = 'The server took too long to answer. Please try again in a moment.'
const SERVER = 'The server has a problem. Please try again in a few minutes.'
const NOT_ALLOWED = 'The server does not allow this. Check what you entered, or contact us for help.'
const NOT_ACCEPTED = 'The server did not accept this. Check what you entered, then try again.'
const UNREADABLE = 'The server sent an answer we cannot read. Please try again later, or contact us for help.'
const PAGE = '<!doctype html><title>Welcome to the hotel</title><p>Please accept our terms.</p>'

export const networkFaults: readonly NetworkFault[] = [
  // The browser knew before it started the call, so there is no doubt.
  { name: 'offline', status: 0, says: UNREACHED, complaint: 'net::ERR_INTERNET_DISCONNECTED' },
  {
    name: 'DNS failure',
    apply: route => route.abort('namenotresolved'),
    status: 0,
    says: UNREACHED,
    inDoubt: true,
    complaint: 'net::ERR_NAME_NOT_RESOLVED',
  },
  {
    name: 'timeout before it was saved',
    apply: async () => {},
    timesOut: true,
    status: 0,
    says: TOO_LONG,
    inDoubt: true,
  },
  {
    name: 'timeout after it was saved',
    apply: async route => {
      await answerOf(route)
    },
    timesOut: true,
    saved: true,
    status: 0,
    says: TOO_LONG,
    inDoubt: true,
  },
  {
    name: 'connection reset',
    apply: route => route.abort('connectionreset'),
    status: 0,
    says: UNREACHED,
    inDoubt: true,
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  {
    name: 'connection reset after it was saved',
    apply: async route => {
      await answerOf(route)
      await route.abort('connectionreset')
    },
    saved: true,
    status: 0,
    says: UNREACHED,
    inDoubt: true,
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  refusal(400, NOT_ACCEPTED, 'Something in it is not as it should be.'),
  refusal(401, NOT_ALLOWED, 'Please sign in.'),
  status(403, NOT_ALLOWED),
  refusal(409, NOT_ACCEPTED, 'This is in conflict with what is stored.'),
  status(413, NOT_ACCEPTED),
  status(429, 'Too many requests. Please wait 7 seconds, then try again.', { 'Retry-After': '7' }),
  status(500, SERVER),
  // A gateway that lost the connection to the server behind it.
  { ...status(502, SERVER), inDoubt: true },
  { ...refusal(504, SERVER, 'Endpoint request timed out'), inDoubt: true },
  {
    name: 'HTML instead of JSON',
    apply: route => route.fulfill({ status: 200, contentType: 'text/html', body: PAGE }),
    status: 200,
    says: UNREADABLE,
    inDoubt: true,
  },
  {
    name: 'JSON cut short after it was saved',
    apply: async route => {
      const answer = await answerOf(route)
      await json(route, 200, answer.slice(0, answer.length / 2))
    },
    saved: true,
    status: 200,
    says: UNREADABLE,
    inDoubt: true,
  },
  {
    name: 'no ReturnCode',
    apply: route => json(route, 200, JSON.stringify({ ResponseMessage: 'Thank you.' })),
    status: 200,
    says: UNREADABLE,
    inDoubt: true,
    ofEnvelope: true,
  },
]

/** A refusal by the API, in its own words. */
function refusal(code: number, says: string, ownWords: string): NetworkFault {
  const body = JSON.stringify({ ReturnCode: code, ResponseMessage: ownWords })
  return {
    name: `${code}`,
    apply: route => json(route, code, body),
    status: code,
    says,
    ownWords,
    complaint: `status of ${code}`,
  }
}

/** A refusal by something on the way that answers with a page. */
function status(code: number, says: string, headers: Record<string, string> = {}): NetworkFault {
  return {
    name: `${code}`,
    apply: route => route.fulfill({ status: code, headers, contentType: 'text/html', body: PAGE }),
    status: code,
    says,
    complaint: `status of ${code}`,
  }
}

const json = (route: Route, code: number, body: string): Promise<void> =>
  route.fulfill({ status: code, contentType: 'application/json', body })

/** Lets the call reach the server and be answered, without telling the page. */
async function answerOf(route: Route): Promise<string> {
  const answer = await route.fetch()
  if (!answer.ok()) throw new Error(`The server answered ${answer.status()} to what was to be saved`)
  return answer.text()
}
