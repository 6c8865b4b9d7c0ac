/** The exact request of one call. The only further header is Accept. */
export type ExpectedRequest = {
  make: () => Promise<unknown>
  call: string
  query?: Record<string, string>
  body?: unknown
  type?: string
  needsSignIn?: true
  /** Where it is not that of the signed-in member. */
  bearer?: string
}
