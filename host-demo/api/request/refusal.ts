/** A call that we decline, with a message that its sender can act on. Answered as `{ ReturnCode, ResponseMessage }`. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: RefusalStatus, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

export const notFound = (what: string) => new Refusal(404, `${what} was not found.`)
