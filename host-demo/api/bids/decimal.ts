/** An exact decimal: `digits` divided by ten to the power of `places`. Prices are never binary fractions. */
export type Decimal = { readonly digits: bigint; readonly places: number }

export const ZERO: Decimal = { digits: 0n, places: 0 }

/** Reads a number without sign, exponent or separators, such as `1250.50`. Returns null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const [, whole, fraction = ''] = /^(\d{1,24})(?:\.(\d{1,24}))?$/.exec(text) ?? []
  return whole === undefined ? null : { digits: BigInt(whole + fraction), places: fraction.length }
}

const scaled = ({ digits, places }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - places)

const aligned = (a: Decimal, b: Decimal) => {
  const places = Math.max(a.places, b.places)
  return { places, a: scaled(a, places), b: scaled(b, places) }
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const { a, b, places } = aligned(one, other)
  return { digits: a + b, places }
}

/** Returns the difference, which may be negative. */
export function minus(one: Decimal, other: Decimal): Decimal {
  return plus(one, { ...other, digits: -other.digits })
}

export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  places: a.places + b.places,
})

/** Returns a negative number, 0 or a positive one, as for sorting. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const { a, b } = aligned(one, other)
  return a < b ? -1 : Number(a > b)
}

/** Rounds a number from 0 half up, as spreadsheets do. */
export function rounded(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { digits: scaled(value, places), places }
  const unit = 10n ** BigInt(value.places - places)
  return { digits: (value.digits + unit / 2n) / unit, places }
}

/** Returns the shortest way to write a number, such as `1250.5`. */
export function decimalText({ digits, places }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const padded = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const end = padded.length - places
  return sign + `${padded.slice(0, end)}.${padded.slice(end)}`.replace(/\.?0*$/, '')
}
