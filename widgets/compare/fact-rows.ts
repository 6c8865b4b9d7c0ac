/** A name and its value, as a seller has written them. */
export type NamedValue = readonly [name: string, value: string]

/** Whether the items agree: all state the same, they state different values, or some state nothing. */
type Agreement = 'same' | 'different' | 'partly'

/** A fact of all items, in their order. A value is '' if an item does not state it. */
export type FactRow = { name: string; values: readonly string[]; agreement: Agreement }

/** Aligns the facts of the items by name, in the order in which the names first appear. */
export function factRows(items: readonly (readonly NamedValue[])[]): FactRow[] {
  const rows = new Map<string, { name: string; values: string[] }>()
  for (const [index, facts] of items.entries()) {
    for (const [name, value] of facts) {
      const row = rows.get(keyOf(name)) ?? { name, values: items.map(() => '') }
      rows.set(keyOf(name), row)
      row.values[index] = joined(row.values[index] ?? '', value.trim())
    }
  }
  return [...rows.values()]
    .filter(({ values }) => values.some(Boolean))
    .map(row => ({ ...row, agreement: agreementOf(row.values) }))
}

/** Compares values as they are written, whatever their letters' case and the spaces around them. */
function agreementOf(values: readonly string[]): Agreement {
  const stated = values.map(keyOf).filter(Boolean)
  if (new Set(stated).size > 1) return 'different'
  return stated.length < values.length ? 'partly' : 'same'
}

/** True unless both are stated and differ. */
export const isSameValue = (one = '', other = ''): boolean =>
  one === '' || other === '' || keyOf(one) === keyOf(other)

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Keeps both if a seller states a fact twice, in different words. */
function joined(known: string, value: string): string {
  if (known === '' || value === '') return known || value
  return known.split('; ').some(each => keyOf(each) === keyOf(value)) ? known : `${known}; ${value}`
}
