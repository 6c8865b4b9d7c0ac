/** Checks whether a text is a day that exists, such as `2026-03-31`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  const isValid = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime())
  return isValid && day.toISOString().slice(0, 10) === text
}
