declare module 'vitest' {
  interface TaskMeta {
    way?: Way
  }
}

/** A kind of page, how our elements come onto it, and what was tried of them there. */
export type Way = { host: string; by: string; tried: readonly string[] }

/** Options of a test that tries this: it stands in the table of all ways, whether it passes or not. */
export const wayOf = (host: string, by: string, ...tried: string[]): { meta: { way: Way } } => ({
  meta: { way: { host, by, tried } },
})
