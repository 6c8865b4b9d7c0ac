/** What a buyer chose of one fact: values, of which an item has one, or a range of numbers in the base unit. */
export type FactFilter =
  | { key: string; values: readonly string[] }
  | { key: string; from?: number; to?: number }

/** More than any visitor chooses, so that an address cannot ask for endless work. */
const [MOST_FACTS, MOST_VALUES] = [20, 100]

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** Reads filters as `size:8",10";class:600#;rating:50..100`. What is not a filter is left out. */
export function readFactFilters(text: string): FactFilter[] {
  const filters = new Map<string, FactFilter>()
  for (const part of text.split(';')) {
    const at = part.indexOf(':')
    const key = decoded(part.slice(0, at))
    const filter = at > 0 ? filterOf(key, part.slice(at + 1)) : undefined
    if (filter && !filters.has(key) && filters.size < MOST_FACTS) filters.set(key, filter)
  }
  return [...filters.values()]
}

function filterOf(key: string, text: string): FactFilter | undefined {
  const [range, from, to] = RANGE.exec(text) ?? []
  if (range === undefined) {
    const values = [...new Set(text.split(',').map(decoded))].filter(value => value.trim() !== '')
    return values.length > 0 ? { key, values: values.slice(0, MOST_VALUES) } : undefined
  }
  if (from === undefined && to === undefined) return undefined
  return {
    key,
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  }
}

/** Writes filters as `readFactFilters` reads them; '' is none. */
export const writeFactFilters = (filters: readonly FactFilter[]): string =>
  filters
    .map(filter => {
      const of = 'values' in filter ? filter.values.map(encoded).join(',') : rangeText(filter)
      return `${encoded(filter.key)}:${of}`
    })
    .join(';')

const rangeText = ({ from, to }: { from?: number; to?: number }) => `${from ?? ''}..${to ?? ''}`

const SIGNS = { '%': '%25', ';': '%3B', ',': '%2C', ':': '%3A', '..': '%2E%2E' } as const
const isSign = (text: string): text is keyof typeof SIGNS => text in SIGNS

const encoded = (text: string) => text.replace(/[%;,:]|\.\./g, sign => (isSign(sign) ? SIGNS[sign] : sign))
const decoded = (text: string) =>
  text.replace(/%(25|3B|2C|3A|2E)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
