import type { Page, Route } from 'playwright-core'

/** One way in which a call fails, and the text that the user should read about it, in the words of `en`. */
export type NetworkFault = {
  name: string
  /** Handles the call; without it, the browser is offline before the call. */
  apply?: (route: Route) => Promise<void>
  /** True when nothing comes back until the client gives up. */
  timesOut?: true
  saved?: true
  /** 0 if no answer came. */
  status: number
  says: string
  ownWords?: string
  /** True when the page can't know whether the server did its work: decisions.mdx#no-false-success. */
  inDoubt?: true
  complaint?: string
  /** True for a fault that only calls answering with a ReturnCode have. */
  ofEnvelope?: true
}

export type FaultResult = {
  write: string
  fault: string
  requests?: number
  rows?: number
  isKept?: boolean
  message?: string
  rowsInTheEnd?: number
  isRight: boolean
}

const UNREACHED = 'The server cannot be reached. Check your internet connection, then try again.'
const TOO_LONG = 'The server took too long to answer. Please try again in a moment.'
const SERVER = 'The server has a problem. Please try again in a few minutes.'
const NOT_ALLOWED = 'The server does not allow this. Check what you entered, or contact us for help.'
const NOT_ACCEPTED = 'The server did not accept this. Check what you entered, then try again.'
const UNREADABLE = 'The server sent an answer we cannot read. Please try again later, or contact us for help.'
const page = {
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to the hotel</title><p>Please accept our terms.</p>',
}

const inDoubt = { status: 0, says: UNREACHED, inDoubt: true } as const

export const networkFaults: readonly NetworkFault[] = [
  // The browser knew before it started the call, so there is no doubt.
  { name: 'offline', status: 0, says: UNREACHED, complaint: 'net::ERR_INTERNET_DISCONNECTED' },
  {
    ...inDoubt,
    name: 'DNS failure',
    apply: route => route.abort('namenotresolved'),
    complaint: 'net::ERR_NAME_NOT_RESOLVED',
  },
  { ...inDoubt, name: 'timeout before it was saved', apply: async () => {}, timesOut: true, says: TOO_LONG },
  {
    ...inDoubt,
    name: 'timeout after it was saved',
    apply: async route => void (await answerOf(route)),
    timesOut: true,
    saved: true,
    says: TOO_LONG,
  },
  {
    ...inDoubt,
    name: 'connection reset',
    apply: route => route.abort('connectionreset'),
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  {
    ...inDoubt,
    name: 'connection reset after it was saved',
    apply: route => answerOf(route).then(() => route.abort('connectionreset')),
    saved: true,
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  refusal(400, NOT_ACCEPTED, 'Something in it is not as it should be.'),
  refusal(401, NOT_ALLOWED, 'Please sign in.'),
  refusal(403, NOT_ALLOWED),
  refusal(409, NOT_ACCEPTED, 'This is in conflict with what is stored.'),
  refusal(413, NOT_ACCEPTED),
  { ...refusal(429, 'Too many requests. Please wait 7 seconds, then try again.'), apply: tooMany },
  refusal(500, SERVER),
  // A gateway that lost the connection to the server behind it.
  { ...refusal(502, SERVER), inDoubt: true },
  { ...refusal(504, SERVER, 'Endpoint request timed out'), inDoubt: true },
  {
    ...inDoubt,
    name: 'HTML instead of JSON',
    apply: route => route.fulfill({ status: 200, ...page }),
    status: 200,
    says: UNREADABLE,
  },
  {
    ...inDoubt,
    name: 'JSON cut short after it was saved',
    apply: async route => {
      const whole = await answerOf(route)
      await route.fulfill({ contentType: 'application/json', body: whole.slice(0, whole.length / 2) })
    },
    saved: true,
    status: 200,
    says: UNREADABLE,
  },
  {
    ...inDoubt,
    name: 'no ReturnCode',
    apply: route => route.fulfill({ json: { ResponseMessage: 'Thank you.' } }),
    status: 200,
    says: UNREADABLE,
    ofEnvelope: true,
  },
]

/** A refusal by the API in its own words or, without any, by something on the way that answers with a page. */
function refusal(status: number, says: string, ownWords?: string): NetworkFault {
  return {
    name: `${status}`,
    apply: ownWords
      ? route => route.fulfill({ status, json: { ReturnCode: status, ResponseMessage: ownWords } })
      : route => route.fulfill({ status, ...page }),
    status,
    says,
    ...(ownWords && { ownWords }),
    complaint: `status of ${status}`,
  }
}

function tooMany(route: Route): Promise<void> {
  return route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, ...page })
}

/** Lets the call reach the server and be answered, without telling the page. */
async function answerOf(route: Route): Promise<string> {
  const answer = await route.fetch()
  if (!answer.ok()) throw new Error(`The server answered ${answer.status()} to what was to be saved`)
  return answer.text()
}

/** The call that fails, and the call that the same submission makes directly before it. */
type FaultyCall = { method: 'POST' | 'PUT'; path: string; after?: string }

/** Longer than the 15 seconds that a call may take. */
const PATIENCE = 16_000

/** The network of one page, on which one call can be made to fail. The page's clock has to be installed. */
export class FaultyNetwork {
  readonly #page: Page
  readonly #call: FaultyCall
  requests = 0

  constructor(page: Page, call: FaultyCall) {
    this.#page = page
    this.#call = call
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname === call.path && request.method() === call.method) this.requests++
    })
  }

  /** Makes the call fail from now on; `happened` resolves once it has failed. */
  async breakWith({ apply, timesOut }: NetworkFault): Promise<{ happened: () => Promise<void> }> {
    if (!apply) {
      await this.#goOffline()
      return { happened: async () => {} }
    }
    const broken = new Promise<void>((resolve, reject) =>
      this.#page.route(this.#calls, route => apply(route).then(resolve, reject)),
    )
    return {
      happened: async () => {
        await broken
        if (timesOut) await this.#page.clock.fastForward(PATIENCE)
      },
    }
  }

  /** Goes offline immediately, or as soon as the preceding call is answered. */
  async #goOffline(): Promise<void> {
    const context = this.#page.context()
    if (!this.#call.after) return context.setOffline(true)
    await this.#page.route(this.#callsBefore, async route => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
  }

  async restore(): Promise<void> {
    await this.#page.context().setOffline(false)
    await this.#page.unroute(this.#calls)
    await this.#page.unroute(this.#callsBefore)
  }

  readonly #callsBefore = (url: URL): boolean => url.pathname === this.#call.after
  readonly #calls = (url: URL): boolean => url.pathname === this.#call.path
}
