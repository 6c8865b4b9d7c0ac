import { splitEnding } from '#shared/lead/ending.ts'
import { noRequirements, type Requirements } from './requirements.ts'

/** The label of each requirement in the block, in its order, in English for buyers of any language. */
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
const BEGIN = '--- Requirements ---'
const END = '--- End of requirements ---'
const YES = 'yes'

/** Returns the requirements as labels and values, in the block's order. Each certificate has its own line. */
export function linesOf(requirements: Requirements): readonly (readonly [string, string])[] {
  return FIELDS.flatMap(field => valuesOf(requirements[field]).map(value => [LABELS[field], value] as const))
}

function valuesOf(value: Requirements[keyof Requirements]): readonly string[] {
  if (typeof value === 'boolean') return value ? [YES] : []
  if (typeof value === 'string') return value === '' ? [] : [value]
  return value
}

export const hasRequirements = (requirements: Requirements): boolean => linesOf(requirements).length > 0

type Quantity = Pick<Requirements, 'quantity' | 'unit'>

/** Returns the line that states a quantity with its unit, or '' without a quantity. */
export const quantityLine = ({ quantity, unit }: Quantity): string =>
  quantity && `${LABELS.quantity}: ${onOneLine([quantity, unit].filter(Boolean).join(' '))}`

/** Puts that line first, unless it is there. */
export function withQuantity(message: string, asked: Quantity): string {
  const line = quantityLine(asked)
  return !line || message.startsWith(`${line}\n`) ? message : `${line}\n${message}`
}

/** Returns a message as it was before `withQuantity`. */
export function withoutQuantity(message: string, asked: Quantity): string {
  const start = `${quantityLine(asked)}\n`
  return message.startsWith(start) ? message.slice(start.length) : message
}

/** Adds the requirements as a block that a seller can read without our software: decisions.mdx#requirements. */
export function compose(message: string, requirements: Requirements): string {
  if (!hasRequirements(requirements)) return message
  const lines = linesOf(requirements).map(([label, value]) => `${label}: ${onOneLine(value)}`)
  return [...(message ? [message, ''] : []), BEGIN, ...lines, END].join('\n')
}

/** A parsed message. `ending` is the text below the block that names the origin, or ''. */
export type ReadMessage = { message: string; requirements: Requirements; ending: string }

/** Separates the block from a message. Returns null if there is none, or only something that looks like one. */
export function parse(sent: string): ReadMessage | null {
  const { message: text, ending } = splitEnding(sent)
  const start = `\n${text}`.lastIndexOf(`\n${BEGIN}\n`)
  if (start < 0) return null
  const message = text.slice(0, Math.max(0, start - 2))
  const requirements = text.slice(start).split('\n').reduce(withLine, noRequirements)
  return compose(message, requirements) === text ? { message, requirements, ending } : null
}

function withLine(known: Requirements, line: string): Requirements {
  const field = FIELDS.find(each => line.startsWith(`${LABELS[each]}: `))
  if (!field) return known
  const value = asTyped(line.slice(LABELS[field].length + 2))
  if (field === 'certificates') return { ...known, certificates: [...known.certificates, value] }
  return { ...known, [field]: field === 'acceptsAlternatives' ? value === YES : value }
}

const ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' } as const

const onOneLine = (value: string): string =>
  value.replace(/\\|\n|\r/g, found => ESCAPES[found as keyof typeof ESCAPES])

const asTyped = (value: string): string =>
  value.replace(/\\([\\nr])/g, (_, escaped: string) =>
    escaped === 'n' ? '\n' : escaped === 'r' ? '\r' : '\\',
  )
