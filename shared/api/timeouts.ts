/** The time limits of calls, in milliseconds. */
const usual = {
  /** The limit for a call with all its retries; for an upload, the time since bytes last moved. */
  timeout: 15_000,
  /** The limit for an upload through a `config.fetch`, which can't report progress. */
  uploadWithoutProgress: 180_000,
  probe: 5_000,
  /** The delay before the first retry; each further one doubles it. */
  retryDelay: 400,
}

let current = usual

export function timeouts(): typeof usual {
  return current
}

/** Shortens some limits, for tests and stories. Without an argument it restores all of them. */
export function setTimeouts(faster: Partial<typeof usual> = {}): void {
  current = { ...usual, ...faster }
}
