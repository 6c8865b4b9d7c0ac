import type { Route } from 'playwright-core'

/** What goes wrong with one call, and what a person is to read about it, in the words of `en`. */
export type NetworkFault = {
  name: string
  /** What happens to the call; without it the browser was offline before it. */
  apply?: (route: Route) => Promise<void>
  /** Nothing comes back, until the client gives up. */
  timesOut?: true
  /** The server did its work all the same. */
  saved?: true
  /** 0 where no answer came. */
  status: number
  /** What happened and what to do, in our words. */
  says: string
  /** What the server itself said about it. */
  ownWords?: string
  /** The page can't know whether the server did its work: decisions.mdx#no-false-success. */
  inDoubt?: true
  /** What the browser's console says. */
  complaint?: string
  /** Only calls that answer with a ReturnCode know this. */
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
  // The browser knew before it began, so there is no doubt.
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
  // A gateway that lost the server behind it.
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

/** By the API, with a sentence of its own. */
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

/** By something on the way that answers with a page. */
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

/** The call arrives and is answered, though the page is not told so. */
async function answerOf(route: Route): Promise<string> {
  const answer = await route.fetch()
  if (!answer.ok()) throw new Error(`The server answered ${answer.status()} to what was to be saved`)
  return answer.text()
}
