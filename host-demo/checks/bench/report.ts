import type { Figures, Results, Verdict } from './goals.ts'
import { variants } from './page-variants.ts'
import type { WidgetName } from './widgets.ts'

const columns: readonly (readonly [title: string, cell: (figures: Figures, results: Results) => string])[] = [
  ['content', ({ content }) => content.toFixed(0)],
  ['x plain', ({ content }, { plain }) => times(content, plain)],
  ['live', ({ live }) => live.toFixed(0)],
  ['blocked', ({ blocked }) => blocked.toFixed(0)],
  ['kB first', ({ kilobytesBefore }) => kilobytesBefore.toFixed(1)],
  ['kB all', ({ kilobytes }) => kilobytes.toFixed(1)],
  ['requests', ({ requests }) => requests.toFixed(0)],
  ['heap MB', ({ heap }) => heap.toFixed(2)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
]

export function figuresTable(results: Partial<Record<WidgetName, Results>>): string {
  const rows = Object.entries(results).flatMap(([name, found]) =>
    variants.flatMap(variant => {
      const figures = found[variant]
      return figures ? [[name, variant, ...columns.map(([, cell]) => cell(figures, found))]] : []
    }),
  )
  return markdown([['widget', 'page', ...columns.map(([title]) => title)], ...rows])
}

export function verdictsTable(verdicts: readonly Verdict[]): string {
  const figure = (value: number | undefined): string =>
    value === undefined ? '' : String(Number(value.toFixed(3)))
  const rows = verdicts.map(({ what, widget = '', value, limit, met }) => [
    ...[what, widget, figure(value), String(limit)],
    value === undefined ? 'not measured' : met ? 'pass' : 'fail',
  ])
  return markdown([['goal', 'widget', 'measured', 'at most', 'verdict'], ...rows])
}

const times = (value: number, base: Figures | undefined): string =>
  base ? (value / base.content).toFixed(2) : '-'

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
