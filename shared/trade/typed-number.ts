/** Digits in groups: of three with one mark, or as in India, of two before the last three. */
const GROUPED = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/

/** Three digits behind one point or comma: thousands for some, a fraction for others. */
const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/

const WITH_FRACTION = /^(.*\d|)([.,])(\d*)$/

/**
 * Returns what a typed number can mean, as decimals such as `1250.5`: one reading; two for a doubt such as `12.500`, the
 * larger first; none for other text. A number has no sign and no exponent.
 */
export function readingsOf(typed: string): readonly string[] {
  const text = spelled(typed)
  const [, before, after] = EITHER.exec(text) ?? []
  if (before && after) return [before + after, plain(`${before}.${after.replace(/0+$/, '')}`)]
  if (isWhole(text)) return [plain(withoutMarks(text))]
  const [, whole = '', mark = '', fraction = ''] = WITH_FRACTION.exec(text) ?? []
  const isNumber = mark && !whole.includes(mark) && (whole === '' ? fraction !== '' : isWhole(whole))
  return isNumber ? [plain(`${withoutMarks(whole) || '0'}.${fraction}`)] : []
}

/** Returns a decimal so that it has one reading only when it is typed: `12.345` becomes `12.3450`. */
export function unmistakable(decimal: string): string {
  const [whole = '', fraction = ''] = plain(decimal).split('.')
  if (fraction === '') return whole
  return `${whole}.${fraction.length === 3 ? `${fraction}0` : fraction.padEnd(2, '0')}`
}

/** The largest numbers of digits before and after the point. */
export type Limits = { whole: number; fraction: number }

/** The digits of an ordered quantity. */
export const QUANTITY: Limits = { whole: 12, fraction: 20 }

/** How a typed number is read: as one decimal, as one of two, or not at all. */
export type Reading =
  | { at: 'empty' }
  | { at: 'read'; value: string }
  | { at: 'doubt'; values: readonly [string, string] }
  | { at: 'wrong'; why: 'number' | 'zero' | 'fraction' | 'size' }

/** Reads a number above 0. Where it may have no fraction, `12.500` is not a doubt. */
export function readNumber(typed: string, { whole, fraction }: Limits): Reading {
  if (typed.trim() === '') return { at: 'empty' }
  const [first, other] = readingsOf(typed)
  if (first === undefined) return { at: 'wrong', why: 'number' }
  const value = fraction > 0 ? first : first.replace(/\.0+$/, '')
  if (other !== undefined && fraction > 0) return { at: 'doubt', values: [value, other] }
  const [before = '', after = ''] = value.split('.')
  if (/^[0.]+$/.test(value)) return { at: 'wrong', why: 'zero' }
  if (before.length > whole) return { at: 'wrong', why: 'size' }
  return after.length > fraction ? { at: 'wrong', why: 'fraction' } : { at: 'read', value }
}

const isWhole = (text: string): boolean => /^\d+$/.test(text) || GROUPED.test(text)

const withoutMarks = (text: string): string => text.replace(/\D/g, '')

/** Returns a decimal without leading zeros, and without a point behind which nothing follows. */
const plain = (decimal: string): string => decimal.replace(/^0+(?=\d)/, '').replace(/\.$/, '')

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Returns a text with the digits and marks of all keyboards in one spelling. */
const spelled = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, digit => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('\u066b', ',')
    .replace(/[\u066c\u2018\u2019\u02bc`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
