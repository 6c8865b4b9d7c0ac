import { type Limits, limits } from './security/limits.ts'
import { newToken } from './security/secrets.ts'
import type { Catalogue } from './seed/records.ts'

/** Where the data lies. `memory` is for tests; `from` is a data folder that an earlier database dumped. */
export type Engine =
  | { kind: 'memory'; from?: Blob }
  /** `reserve` is in bytes: with less free on its disk nothing is written. */
  | { kind: 'folder'; path: string; reserve?: number }
  | { kind: 'server'; url: string }

export type Settings = {
  engine: Engine
  /** What a new database is filled with; asked once in its life. */
  catalogue: () => Promise<Catalogue>
  /** Creates the demo members with a new database. Their password is public: off for anything but a demo. */
  demoMembers: boolean
  /** Shows all mails, also those that recover a password, at /api/outbox to whoever knows it; undefined shows none. */
  outboxSecret: string | undefined
  /** Takes the visitor's address from X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy: boolean
  clock: () => Date
  /** Milliseconds after which a seller's automatic answer shows. */
  sellerDelay: number
  /** Milliseconds that a recovery answer takes at least, so that known and unknown mails cannot be told apart. */
  recoveryFloor: number
  /** scrypt's N; r is 8 and p is 3. */
  passwordCost: number
  /** Seconds after which a session ends: unused, and at the latest. */
  sessions: { idle: number; absolute: number }
  limits: Limits
  /** Takes one line of JSON for each answer. */
  log: (line: string) => void
  /** Takes one for each fault of ours, with its stack. */
  logFault: (line: string) => void
  /** Tests and journeys answer in the API's place; never set by configuration. */
  faults?: (request: Request) => Response | undefined | Promise<Response | undefined>
}

const HOUR = 3600

/**
 * Settings from the environment: `DATABASE_URL`, `DATA_DIR` (default `.data`), `TRUST_PROXY=1`, `OPEN_OUTBOX` and
 * `DEMO_MEMBERS` (1 or 0; without them on for the embedded database and off for a server, which may be no demo),
 * `RATE_LIMIT_FACTOR` (multiplies every limit). What `given` names wins.
 */
export function settingsFromEnv(env: NodeJS.ProcessEnv, given: Partial<Settings> = {}): Settings {
  const engine: Engine =
    given.engine ??
    (env.DATABASE_URL
      ? { kind: 'server', url: env.DATABASE_URL }
      : { kind: 'folder', path: env.DATA_DIR || '.data' })
  const isWanted = (choice: string | undefined) => (choice ? choice === '1' : engine.kind !== 'server')
  return {
    engine,
    catalogue: async () => (await import('./seed/catalogue.ts')).catalogue(),
    demoMembers: isWanted(env.DEMO_MEMBERS),
    outboxSecret: isWanted(env.OPEN_OUTBOX) ? newToken() : undefined,
    trustProxy: env.TRUST_PROXY === '1',
    clock: () => new Date(),
    sellerDelay: 2500,
    recoveryFloor: 120,
    passwordCost: 2 ** 15,
    sessions: { idle: 7 * 24 * HOUR, absolute: 30 * 24 * HOUR },
    limits: limits(Number(env.RATE_LIMIT_FACTOR) || 1),
    log: () => undefined,
    logFault: () => undefined,
    ...given,
  }
}
