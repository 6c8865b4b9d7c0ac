declare module 'vitest' {
  interface TaskMeta {
    way?: Way
  }
}

/** A kind of page, the way in which our elements come onto it, and the elements that were tried there. */
export type Way = { host: string; by: string; tried: readonly string[] }

/**
 * Returns the options of a test that tries this way. The way is in the table of all ways, whether the test passes or
 * not.
 */
export const wayOf = (host: string, by: string, ...tried: string[]): { meta: { way: Way } } => ({
  meta: { way: { host, by, tried } },
})
