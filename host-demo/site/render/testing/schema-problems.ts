import schemaOrg from '../schema-org.json' with { type: 'json' }

/** A value of JSON-LD. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** The types that we write, with the value types that schema.org expects, and the properties that must be there. */
const types: Readonly<Record<string, Readonly<Record<string, string>>>> = schemaOrg.types
const required: Readonly<Record<string, readonly string[]>> = schemaOrg.required

const literals: Readonly<Record<string, (value: Json) => boolean>> = {
  Text: value => typeof value === 'string' && value !== '',
  URL: value => typeof value === 'string' && /^https?:\/\/./.test(value) && URL.canParse(value),
  Integer: value => Number.isInteger(value),
  Date: value =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
}

/** Returns the errors in a JSON-LD object by schema.org's own types: one line for each, with its place. */
export function problemsIn(data: Json): string[] {
  if (Reflect.get(Object(data), '@context') !== 'https://schema.org') return ['There is no @context']
  return problemsOf(data, '')
}

function problemsOf(value: Json, place: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${place} is no object`]
  const { '@context': _, '@type': type, ...given } = value as Readonly<Record<string, Json>>
  const allowed = typeof type === 'string' ? types[type] : undefined
  if (!allowed) return [`${place} is of no known type: ${type}`]
  const here = `${place}/${type}`
  const known = { ...types.Thing, ...allowed }
  const missing = (required[String(type)] ?? []).filter(name => !(name in given))
  return [
    ...missing.map(name => `${here} has no ${name}`),
    ...Object.entries(given).flatMap(([name, values]) => {
      const expected = known[name]?.split(' ')
      if (!expected) return [`${here} has no property ${name}`]
      const each = Array.isArray(values) ? (values as readonly Json[]) : [values]
      return each.flatMap(one => problemsOfValue(one, expected, `${here}/${name}`))
    }),
  ]
}

function problemsOfValue(value: Json, expected: readonly string[], place: string): string[] {
  const type = Reflect.get(Object(value), '@type')
  if (typeof type === 'string')
    return expected.includes(type) ? problemsOf(value, place) : [`${place} is a ${type}`]
  const isGood = expected.some(name => literals[name]?.(value))
  return isGood ? [] : [`${place} is none of ${expected}: ${JSON.stringify(value)}`]
}
