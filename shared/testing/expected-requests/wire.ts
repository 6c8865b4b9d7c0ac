/** What one call must put on the wire, to the letter. Headers besides these are only Accept. */
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
