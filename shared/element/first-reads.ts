/** A path below `/api/public/` and its parameters. Without one of these the read is not made. */
export type FirstRead = readonly [path: string, query?: Readonly<Record<string, string | undefined>>]

/**
 * By tag, the reads that an element makes as soon as it is there, so that the script can begin them before anything else
 * of it has loaded. What its attributes say is trimmed; missing and empty ones, and those that do not match `valid`, are
 * `undefined`, as is a visitor's id.
 */
export type FirstReads = Readonly<
  Record<
    `trade-${string}`,
    (
      attribute: (name: string, valid?: RegExp) => string | undefined,
      memberId: string | undefined,
    ) => readonly FirstRead[]
  >
>

/** An id or a page, written as an element would write it. */
export const NUMBER = /^[1-9]\d{0,14}$/

export const KIND = /^(product|service)$/
