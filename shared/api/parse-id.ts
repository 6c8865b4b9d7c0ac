/** Returns the id of a record, a whole number above 0, from a number or its digits. Anything else is undefined. */
export function parseId(given: unknown): number | undefined {
  const number = typeof given === 'string' && /^\s*\+?\d+(\.0+)?\s*$/.test(given) ? Number(given) : given
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
