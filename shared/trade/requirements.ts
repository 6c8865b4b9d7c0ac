import { isSameJson } from '#shared/storage/is-same-json.ts'

/** A buyer's requirements, before any is set. Texts are as typed. */
export const noRequirements = {
  /** For the seller to read. The call for a product has it too; that for a service has no place for it. */
  quantity: '',
  unit: '',
  /** An Incoterms 2020 rule, and the place that it names. */
  incoterm: '',
  place: '',
  /** Days in the form `2026-12-31`. */
  neededBy: '',
  quoteBy: '',
  targetPrice: '',
  /** An ISO 4217 code. */
  currency: '',
  standard: '',
  size: '',
  certificates: [] as readonly string[],
  acceptsAlternatives: false,
  reference: '',
}

export type Requirements = typeof noRequirements

/** Reads stored requirements, and leaves out those that are not valid. */
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

export function differing(requirements: Partial<Requirements>, other: Requirements): Partial<Requirements> {
  const fields = Object.entries(requirements).filter(
    ([field, value]) => !isSameJson(value, Reflect.get(other, field)),
  )
  return Object.fromEntries(fields)
}
