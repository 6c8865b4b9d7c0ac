/** How long calls may take, in milliseconds. */
export type Timeouts = {
  /** For a whole call with its retries; for an upload, since bytes last moved. */
  timeout: number
  /** For an upload through a `config.fetch`, which can't tell progress. */
  uploadWithoutProgress: number
  /** For the question whether the server is reachable at all. */
  probe: number
  /** Before the first retry; doubled before the next. */
  retryDelay: number
}

const usual: Timeouts = { timeout: 15_000, uploadWithoutProgress: 180_000, probe: 5_000, retryDelay: 400 }

let current = usual

export function timeouts(): Timeouts {
  return current
}

/** Shortens some: for tests and stories. Without an argument all are as usual again. */
export function setTimeouts(faster: Partial<Timeouts> = {}): void {
  current = { ...usual, ...faster }
}
