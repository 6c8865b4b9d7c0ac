const BARE = /^-?\d+(?:[.,]\d+)*(?:[ -]\d+\/\d+)?$|^\d+\/\d+$/
const BEFORE = /^(?:dn|nps|pn|sch|class|cl)$/i
const INCHES = /^(?:"|″|in|inch|inches|inci)$/i

/** Returns a bare number with the unit that its heading states: `DN 200`, `8"`, `12 mm`. Other values stay. */
export function withUnit(value: string, unit: string): string {
  if (unit === '' || !BARE.test(value)) return value
  if (BEFORE.test(unit)) return `${unit.toUpperCase()} ${value}`
  return INCHES.test(unit) ? `${value}"` : `${value} ${unit}`
}
