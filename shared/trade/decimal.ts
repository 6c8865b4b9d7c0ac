/** An exact decimal: `digits` divided by ten to the power of `scale`. Prices are never binary fractions. */
export type Decimal = { readonly digits: bigint; readonly scale: number }

export const ZERO: Decimal = { digits: 0n, scale: 0 }

/** Reads a number without sign, exponent or separators, such as `1250.50`. Returns null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const [, whole, fraction = ''] = /^(\d{1,24})(?:\.(\d{1,24}))?$/.exec(text) ?? []
  return whole === undefined ? null : { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Returns a stored decimal as it is shown: `1250.5` for `1250.50`. */
export const shortest = (stored: string): string => decimalText(parseDecimal(stored) ?? ZERO)

const scaled = ({ digits, scale }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - scale)

const aligned = (a: Decimal, b: Decimal) => {
  const scale = Math.max(a.scale, b.scale)
  return { scale, a: scaled(a, scale), b: scaled(b, scale) }
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const { a, b, scale } = aligned(one, other)
  return { digits: a + b, scale }
}

/** Returns the difference, which may be negative. */
export function minus(one: Decimal, other: Decimal): Decimal {
  return plus(one, { ...other, digits: -other.digits })
}

export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** Returns a negative number, 0 or a positive one, as for sorting. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const { a, b } = aligned(one, other)
  return a < b ? -1 : Number(a > b)
}

/** Rounds a number from 0 half up, as spreadsheets do. */
export function rounded(value: Decimal, scale: number): Decimal {
  if (value.scale <= scale) return { digits: scaled(value, scale), scale }
  const unit = 10n ** BigInt(value.scale - scale)
  return { digits: (value.digits + unit / 2n) / unit, scale }
}

/** Returns the shortest way to write a number, such as `1250.5`. */
export function decimalText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const padded = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const end = padded.length - scale
  return sign + `${padded.slice(0, end)}.${padded.slice(end)}`.replace(/\.?0*$/, '')
}
