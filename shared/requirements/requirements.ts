import { isSameJson } from '#shared/storage/is-same-json.ts'

/** The requirements of a buyer besides quantity and message. Texts are as typed; '' and an empty list mean none. */
export type Requirements = {
  unit: string
  /** An Incoterms 2020 rule, and the place that it names. */
  incoterm: string
  place: string
  /** Days in the form `2026-12-31`. */
  neededBy: string
  quoteBy: string
  targetPrice: string
  /** An ISO 4217 code. */
  currency: string
  standard: string
  size: string
  certificates: readonly string[]
  acceptsAlternatives: boolean
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
