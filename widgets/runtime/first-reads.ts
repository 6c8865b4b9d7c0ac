import type { FirstRead, FirstReads } from '#shared/element/first-reads.ts'

const firstReads: FirstReads = Object.assign(
  {},
  ...Object.values(import.meta.glob<FirstReads>('../*/*.reads.ts', { eager: true, import: 'firstReads' })),
)

/** Returns the full addresses of an element's first reads, exactly as the client requests them. */
export function addressesOf(
  tag: string,
  attribute: (name: string) => string | null | undefined,
  apiHost: string,
  memberId?: string,
): string[] {
  const given = (name: string, valid = /./s): string | undefined => {
    const value = attribute(name)?.trim() ?? ''
    return valid.test(value) ? value : undefined
  }
  const reads = firstReads[tag as keyof FirstReads]?.(given, memberId) ?? []
  return reads.flatMap(read => addressOf(read, apiHost) ?? [])
}

function addressOf([path, query]: FirstRead, apiHost: string): string | undefined {
  const pairs = Object.entries(query ?? {})
  const address = `${apiHost}/api/public/${path}`
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  if (given.length < pairs.length || !/^https?:/.test(apiHost)) return undefined
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}
