export type Verdict = {
  what: string
  widget?: string
  value: number | undefined
  limit: number
  met: boolean
}

/** Returns the verdict on one value. A goal without a value is not met. */
export const verdictOn = (given: Omit<Verdict, 'met'>): Verdict => ({
  ...given,
  met: given.value !== undefined && given.value <= given.limit,
})

export function verdictsTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, widget = '', value, limit, met }) => [
    ...[what, widget, value === undefined ? '' : String(Number(value.toFixed(3))), String(limit)],
    value === undefined ? 'not measured' : met ? 'pass' : 'fail',
  ])
  return markdown([['goal', 'widget', 'measured', 'at most', 'verdict'], ...rows])
}

/** Returns a table without the columns that no row fills. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const filled = [...head.keys()].filter(column => rows.some(row => row[column]))
  const widthOf = (column: number): number =>
    Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0))
  const line = (row: readonly string[]): string =>
    `| ${filled.map(column => (row[column] ?? '').padStart(widthOf(column))).join(' | ')} |`
  const rule = `|${filled.map(column => '-'.repeat(widthOf(column) + 2)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
