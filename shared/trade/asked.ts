import { define, type Infer, nullable, number, string, type } from 'superstruct'
import { splitEnding } from './ending.ts'
import { noRequirements, type Requirements, readRequirements } from './requirements.ts'

/** The label of each requirement, in the order of the message, in English for buyers of any language. */
export const LABELS = {
  quantity: 'Quantity',
  unit: 'Unit',
  reference: 'Reference',
  standard: 'Standard or grade',
  size: 'Size, rating or model',
  incoterm: 'Incoterms 2020',
  place: 'Named place',
  neededBy: 'Needed by',
  quoteBy: 'Quote by',
  targetPrice: 'Target price',
  currency: 'Currency',
  certificates: 'Certificate',
  acceptsAlternatives: 'Alternatives accepted',
} as const satisfies Record<keyof Requirements, string>

const FIELDS = Object.keys(LABELS) as readonly (keyof Requirements)[]

/** What a buyer asks a company for. */
export const Asked = type({
  /** The buyer's own words for the item, '' if its name says it. */
  wanted: string(),
  /** The rest of what the buyer wrote. It has the whole message if that is not in our form. */
  note: string(),
  /** All that was required, with the quantity, and with the buyer's own reference. */
  requirements: define<Requirements>(
    'Requirements',
    value => Object.keys(readRequirements(value)).length === FIELDS.length,
  ),
  /** The line on the buyer's RFQ list, null for a single request. */
  listed: nullable(type({ list: string(), item: number(), of: number() })),
  /** The text that names the place from which it was sent, or ''. */
  origin: string(),
})
export type Asked = Infer<typeof Asked>

export const nothingAsked: Asked = {
  wanted: '',
  note: '',
  requirements: noRequirements,
  listed: null,
  origin: '',
}

/** Returns the requirements by their fields, in the message's order. Each certificate is one of its own. */
export const statedIn = (requirements: Requirements): readonly (readonly [keyof Requirements, string])[] =>
  FIELDS.flatMap(field => valuesOf(requirements[field]).map(value => [field, value] as const))

/** Returns the requirements as the labels and values of the message. */
export const linesOf = (requirements: Requirements): readonly (readonly [string, string])[] =>
  statedIn(requirements).map(([field, value]) => [LABELS[field], value])

export const YES = 'yes'

function valuesOf(value: Requirements[keyof Requirements]): readonly string[] {
  if (typeof value === 'boolean') return value ? [YES] : []
  if (typeof value === 'string') return value === '' ? [] : [value]
  return value
}

export const hasRequirements = (requirements: Requirements): boolean => linesOf(requirements).length > 0

type Quantity = Pick<Requirements, 'quantity' | 'unit'>

/** Returns a quantity with its unit, or '' without a quantity. */
export const quantityText = ({ quantity, unit }: Quantity): string =>
  quantity && [quantity, unit].filter(Boolean).join(' ')

/** Returns the line that states a quantity with its unit, or '' without a quantity. */
export function quantityLine(asked: Quantity): string {
  const text = quantityText(asked)
  return text && `${LABELS.quantity}: ${onOneLine(text)}`
}

/**
 * Returns the message of a request, which a seller can read without our software: decisions.mdx#requirements. The line of
 * a list begins with its quantity.
 */
export function writeAsked({ note, requirements, listed, origin }: Asked): string {
  if (!listed) return compose(note, requirements) + origin
  const first = quantityLine(requirements)
  const words = !first || note.startsWith(`${first}\n`) ? note : `${first}\n${note}`
  return compose(words, { ...requirements, reference: withLine(requirements.reference, listed) }) + origin
}

/** Reads a message. `quantity` is that of the call, where it has one. What is not in our form stays text. */
export function readAsked(message: string, quantity = ''): Asked {
  const { message: text, ending } = splitEnding(message)
  const start = `\n${text}`.lastIndexOf(`\n${BEGIN}\n`)
  const note = text.slice(0, Math.max(0, start - 2))
  const stated = start < 0 ? noRequirements : text.slice(start).split('\n').reduce(withField, noRequirements)
  const isOurs = start >= 0 && compose(note, stated) === text
  if (!isOurs) return { ...nothingAsked, note: message, requirements: { ...noRequirements, quantity } }
  const { own, listed } = lineIn(stated.reference)
  const first = quantityLine(stated)
  return {
    wanted: '',
    note: listed && first && note.startsWith(`${first}\n`) ? note.slice(first.length + 1) : note,
    requirements: { ...stated, quantity: quantity || stated.quantity, reference: own },
    listed,
    origin: ending,
  }
}

const BEGIN = '--- Requirements ---'
const END = '--- End of requirements ---'

function compose(message: string, requirements: Requirements): string {
  if (!hasRequirements(requirements)) return message
  const lines = linesOf(requirements).map(([label, value]) => `${label}: ${onOneLine(value)}`)
  return [...(message ? [message, ''] : []), BEGIN, ...lines, END].join('\n')
}

function withField(known: Requirements, line: string): Requirements {
  const field = FIELDS.find(each => line.startsWith(`${LABELS[each]}: `))
  if (!field) return known
  const value = asTyped(line.slice(LABELS[field].length + 2))
  if (field === 'certificates') return { ...known, certificates: [...known.certificates, value] }
  return { ...known, [field]: field === 'acceptsAlternatives' ? value === YES : value }
}

/** Returns the reference for the seller: the buyer's own, if any, then the line of the list. */
function withLine(own: string, { list, item, of }: NonNullable<Asked['listed']>): string {
  const line = `${list}, item ${item} of ${of}`
  return own ? `${own}; ${line}` : line
}

/** Splits a reference into the buyer's own and the line of a list, null if it names none. */
function lineIn(reference: string): { own: string; listed: Asked['listed'] } {
  const [, own, list, item, of] =
    /^(?:([\s\S]*); )?(RFQ list [^ ,]+), item (\d{1,6}) of (\d{1,6})$/.exec(reference) ?? []
  if (!list) return { own: reference, listed: null }
  return { own: own ?? '', listed: { list, item: Number(item), of: Number(of) } }
}

const ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' } as const

const onOneLine = (value: string): string =>
  value.replace(/\\|\n|\r/g, found => ESCAPES[found as keyof typeof ESCAPES])

const asTyped = (value: string): string =>
  value.replace(/\\([\\nr])/g, (_, escaped: string) =>
    escaped === 'n' ? '\n' : escaped === 'r' ? '\r' : '\\',
  )
