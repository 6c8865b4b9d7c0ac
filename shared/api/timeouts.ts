/** How long calls may take, in milliseconds. */
const usual = {
  /** For a whole call with its retries; for an upload, since bytes last moved. */
  timeout: 15_000,
  /** For an upload through a `config.fetch`, which can't tell progress. */
  uploadWithoutProgress: 180_000,
  /** For the question whether the server is reachable at all. */
  probe: 5_000,
  /** Before the first retry; doubled before the next. */
  retryDelay: 400,
}

let current = usual

export function timeouts(): typeof usual {
  return current
}

/** Shortens some: for tests and stories. Without an argument all are as usual again. */
export function setTimeouts(faster: Partial<typeof usual> = {}): void {
  current = { ...usual, ...faster }
}
