type Field = { name: string; label: string }

/** What is wrong, and the field that it is about; '' is the whole form. */
export type Problem = { field: string; message: string }

/**
 * Finds the field that the server names in a refusal. `certificates.0.date` is in the field `certificates`.
 * `lines.12.delivery` is that of a line, or `delivery` for all lines: the one with a value. `lines.12` is the line's first.
 */
export function problemIn(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  message: string,
  named: string | undefined,
): Problem {
  if (!named) return { field: '', message }
  const own = lastOf(named)
  const meant = [named, named.split('.', 1)[0], own].flatMap(name =>
    fields.filter(each => each.name === name),
  )
  const first = meant[0] ?? fields.find(({ name }) => name.startsWith(`${named}.`))
  const field = meant.find(({ name }) => values[name]) ?? first
  if (!field) return { field: '', message }
  // A text that is too long is named as it is sent.
  return {
    field: field.name,
    message: message.replace(new RegExp(`(^|: )${lastOf(field.name)} `), `$1${field.label} `),
  }
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
