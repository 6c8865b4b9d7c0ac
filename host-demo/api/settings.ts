import { isZone } from '#shared/trade/day.ts'
import { type MailServer, parseMailServer, parseOffice } from './mail/mail-server.ts'
import { type Limits, limits } from './security/limits.ts'
import { newToken } from './security/secrets.ts'
import type { Catalogue } from './seed/records.ts'

/** The place of the data. `memory` is for tests; `from` is a data folder dumped from an earlier database. */
export type Engine =
  | { kind: 'memory'; from?: Blob }
  /** `reserve` is in bytes: nothing is written while its disk has less free space. */
  | { kind: 'folder'; path: string; reserve?: number }
  | { kind: 'server'; url: string }

export type Settings = {
  engine: Engine
  /** Loads the content of a new database; called once in its life. */
  catalogue: () => Promise<Catalogue>
  /** Creates the demo members with a new database. Off for anything but a demo: their password is public. */
  demoMembers: boolean
  /** Opens /api/outbox, which shows all mails, including those with passwords. Undefined closes it. */
  outboxSecret: string | undefined
  /** Sends the mails. Undefined keeps them all in the outbox. */
  mailServer: MailServer | undefined
  /** The address for messages to the marketplace itself. */
  office: string
  /** Takes the visitor's address from X-Forwarded-For. Use it only behind a proxy that sets this header. */
  trustProxy: boolean
  /** The origins at which visitors reach the server. Other names are refused; with none, every name is accepted. */
  origins: readonly string[]
  /** Returns the origin of the links in mails: the first of `origins`, else the address at which the server listens. */
  site: () => string
  clock: () => Date
  /** The marketplace's time zone (IANA): that of tenders, and of members and companies whose own is unknown. */
  timeZone: string
  /** Milliseconds that rendering a page or an element may take. */
  renderPatience: number
  /** Milliseconds for which the lines of an RFQ list wait for others, so that their seller gets one mail. */
  listQuiet: number
  /** Milliseconds until a seller's automatic answer shows. */
  sellerDelay: number
  /** The least milliseconds for a recovery answer, so that known and unknown e-mails cannot be told apart. */
  recoveryFloor: number
  /** scrypt's N; r is 8 and p is 3. */
  passwordCost: number
  /** Seconds until a session ends: unused, and at the latest. */
  sessions: { idle: number; absolute: number }
  /** The largest number of a member's sessions. The next sign-in ends the one that was unused the longest. */
  sessionsPerMember: number
  limits: Limits
  /** Receives one line of JSON for each answer. */
  log: (line: string) => void
  /** Receives one line for each of our own faults, with its stack. */
  logFault: (line: string) => void
  /** Lets tests and journeys answer in the API's place. The configuration never sets it. */
  faults?: (request: Request) => Response | undefined | Promise<Response | undefined>
}

const HOUR = 3600

export const RENDER_PATIENCE = 2_000

/**
 * Reads settings from the environment: `DATABASE_URL`, `DATA_DIR` (default `.data`), `TRUST_PROXY=1`,
 * `PUBLIC_ORIGINS=https://market.example,https://www.market.example` (by default any), `OPEN_OUTBOX` and
 * `DEMO_MEMBERS` (1 or 0; by default on for the embedded database and off for a server, which may not be a demo),
 * `RATE_LIMIT_FACTOR` (multiplies every limit), `SMTP_URL` and `SMTP_FROM` (the mail server and the sender of all mails),
 * `OFFICE_EMAIL` (receives the messages to the marketplace; by default the sender), `TIME_ZONE` (default
 * `Asia/Kuala_Lumpur`). Values in `given` take precedence.
 */
export function settingsFromEnv(env: NodeJS.ProcessEnv, given: Partial<Settings> = {}): Settings {
  const engine: Engine =
    given.engine ??
    (env.DATABASE_URL
      ? { kind: 'server', url: env.DATABASE_URL }
      : { kind: 'folder', path: env.DATA_DIR || '.data' })
  const origins = publicOrigins(env.PUBLIC_ORIGINS)
  const mailServer = parseMailServer(env.SMTP_URL, env.SMTP_FROM)
  if (mailServer && origins.length === 0 && !given.site)
    throw new Error(
      'SMTP_URL is set, but PUBLIC_ORIGINS is not: the links in mails would lead to localhost. Set PUBLIC_ORIGINS to the address of the site, such as https://market.example',
    )
  const isWanted = (choice: string | undefined) => (choice ? choice === '1' : engine.kind !== 'server')
  return {
    engine,
    catalogue: async () => (await import('./seed/catalogue.ts')).catalogue(),
    demoMembers: isWanted(env.DEMO_MEMBERS),
    outboxSecret: isWanted(env.OPEN_OUTBOX) ? newToken() : undefined,
    mailServer,
    office: parseOffice(env.OFFICE_EMAIL, mailServer),
    trustProxy: env.TRUST_PROXY === '1',
    origins,
    site: () => origins[0] ?? `http://localhost:${env.PORT || 4173}`,
    clock: () => new Date(),
    timeZone: timeZoneFrom(env.TIME_ZONE),
    renderPatience: RENDER_PATIENCE,
    listQuiet: 60_000,
    sellerDelay: 2500,
    recoveryFloor: 120,
    passwordCost: 2 ** 15,
    sessions: { idle: 7 * 24 * HOUR, absolute: 30 * 24 * HOUR },
    sessionsPerMember: 20,
    limits: limits(Number(env.RATE_LIMIT_FACTOR) || 1),
    log: () => undefined,
    logFault: () => undefined,
    ...given,
  }
}

function timeZoneFrom(given = ''): string {
  const name = given.trim() || 'Asia/Kuala_Lumpur'
  if (isZone(name)) return name
  throw new Error(
    `TIME_ZONE is ${JSON.stringify(given)}, which is not a time zone. Write its IANA name, such as Asia/Kuala_Lumpur`,
  )
}

function publicOrigins(given = ''): string[] {
  const written = given.split(',').flatMap(each => each.trim() || [])
  return written.map(each => {
    const url = URL.canParse(each) ? new URL(each) : undefined
    if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin
    throw new Error(
      `PUBLIC_ORIGINS names ${JSON.stringify(each)}, which is not a valid origin. Write https://market.example, without a path`,
    )
  })
}
