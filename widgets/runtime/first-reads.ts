import type { FirstRead, FirstReads } from '#shared/element/first-reads.ts'

const firstReads: FirstReads = Object.assign(
  {},
  ...Object.values(import.meta.glob<FirstReads>('../*/*.reads.ts', { eager: true, import: 'firstReads' })),
)

/** The full address of a read, exactly as the client requests it, and the reads that follow from its reply. */
export type EarlyRead = readonly [address: string, next: ((reply: unknown) => EarlyRead[]) | undefined]

/** Returns the full addresses of an element's first reads. */
export function addressesOf(...given: Parameters<typeof earlyReadsOf>): string[] {
  return earlyReadsOf(...given).map(([address]) => address)
}

/** Returns an element's first reads. `attribute` is asked again for each reply. */
export function earlyReadsOf(
  tag: string,
  attribute: (name: string) => string | null | undefined,
  apiHost: string,
  memberId?: string,
  isExtended = false,
): EarlyRead[] {
  const given = (name: string, valid = /./s): string | undefined => {
    const value = attribute(name)?.trim() ?? ''
    return valid.test(value) ? value : undefined
  }
  const early = (reads: readonly FirstRead[]): EarlyRead[] =>
    reads.flatMap(([path, query, next]) => {
      const address = addressOf(apiHost, path, query)
      return address ? [[address, next && (reply => early(next(reply)))]] : []
    })
  return early(firstReads[tag as keyof FirstReads]?.(given, memberId, isExtended) ?? [])
}

function addressOf(apiHost: string, path: string, query: FirstRead[1] = {}): string | undefined {
  const pairs = Object.entries(query)
  const address = `${apiHost}/api/public/${path}`
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  if (given.length < pairs.length || !/^https?:/.test(apiHost)) return undefined
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}
