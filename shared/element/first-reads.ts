/**
 * A path below `/api/public/` and its parameters. The read is skipped if one of these is undefined. `next` names the reads
 * that the element makes once it has the reply, which may be any JSON value.
 */
export type FirstRead = readonly [
  path: string,
  query?: Readonly<Record<string, string | undefined>>,
  next?: (reply: unknown) => readonly FirstRead[],
]

/**
 * The reads that each element makes at once. Attributes that are missing, empty or not `valid` are `undefined`. Hosts that
 * are extended (`search-extensions`) get other reads from some elements.
 */
export type FirstReads = Readonly<
  Record<
    `trade-${string}`,
    (
      attribute: (name: string, valid?: RegExp) => string | undefined,
      memberId: string | undefined,
      isExtended: boolean,
    ) => readonly FirstRead[]
  >
>

/** An id or a page number, written as an element would write it. */
export const NUMBER = /^[1-9]\d{0,14}$/

export const KIND = /^(product|service)$/
