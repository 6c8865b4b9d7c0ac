/** The exact request of one call. The only other header is Accept. */
export type ExpectedRequest = {
  make: () => Promise<unknown>
  call: string
  query?: Record<string, string>
  body?: unknown
  type?: string
  needsSignIn?: true
  /** The bearer, if it is not the signed-in member's. */
  bearer?: string
}
