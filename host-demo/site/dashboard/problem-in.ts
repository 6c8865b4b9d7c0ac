import { defined } from '#shared/messages/i18n.ts'

type Field = { name: string; label: string; line?: number | undefined }

/** What is wrong, and the field that it is about; '' is the whole form. */
export type Problem = { field: string; message: string }

/** A line of an RFQ list, with which the server's messages about it begin in each language. */
const LINE = /^\p{L}+ (\d+): /u

/**
 * Finds the field that a message of the server is about: the one whose label, in English or as it is shown, or name it begins
 * with. A line has fields of its own, and others are for all lines: of two that could be meant, it is the one with a value. A
 * message about a line that names no field stands at the first field of the line.
 */
export function problemIn(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  message: string,
): Problem {
  const [prefix = '', line] = LINE.exec(message) ?? []
  const said = message.slice(prefix.length)
  const isByName = ({ name }: Field): boolean => said.startsWith(`${sentName(name)} `)
  const ofLine = fields.filter(field => String(field.line) === line)
  const named = [...ofLine, ...fields.filter(field => field.line === undefined)].filter(
    field => isByName(field) || labelsOf(field).some(label => said.startsWith(label)),
  )
  const field = named.find(({ name }) => values[name]) ?? named[0] ?? ofLine[0]
  if (!field) return { field: '', message }
  const { name, label } = field
  return {
    field: name,
    message: isByName(field) ? prefix + label + said.slice(sentName(name).length) : message,
  }
}

/** The name that the server knows, without the number of a line. */
const sentName = (name: string): string => name.replace(/-\d+$/, '')

/** Returns the label, and the English texts of which it is a translation. */
function labelsOf({ label }: Field): string[] {
  const english = [...defined.values()].flatMap(({ english, store }) =>
    Object.entries(store.get()).flatMap(([key, text]) => (text === label ? [english[key] ?? label] : [])),
  )
  return [label, ...english]
}
