/** What a buyer may require besides quantity and message. Texts as typed; '' and an empty list are not required. */
export type Requirements = {
  unit: string
  /** An Incoterms 2020 rule, and the place that it names. */
  incoterm: string
  place: string
  /** Days as `2026-12-31`. */
  neededBy: string
  quoteBy: string
  targetPrice: string
  /** An ISO 4217 code. */
  currency: string
  /** A standard or a grade. */
  standard: string
  /** A size or a rating. */
  size: string
  certificates: readonly string[]
  acceptsAlternatives: boolean
  /** The buyer's own, or the number of a purchase order. */
  reference: string
}

export const noRequirements: Requirements = {
  unit: '',
  incoterm: '',
  place: '',
  neededBy: '',
  quoteBy: '',
  targetPrice: '',
  currency: '',
  standard: '',
  size: '',
  certificates: [],
  acceptsAlternatives: false,
  reference: '',
}

/** What can be read of stored requirements; the rest is left out. */
export function readRequirements(stored: unknown): Partial<Requirements> {
  const known = Object.entries(noRequirements).flatMap(([field, none]) => {
    const value: unknown = Reflect.get(Object(stored), field)
    const isReadable = Array.isArray(none)
      ? Array.isArray(value) && value.every(each => typeof each === 'string')
      : typeof value === typeof none
    return isReadable ? [[field, value]] : []
  })
  return Object.fromEntries(known)
}

/** Those that are not the same in the other. */
export function differing(requirements: Partial<Requirements>, other: Requirements): Partial<Requirements> {
  const fields = Object.entries(requirements).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(other, field)),
  )
  return Object.fromEntries(fields)
}
