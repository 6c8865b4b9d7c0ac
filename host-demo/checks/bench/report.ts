import type { Figures, Results, Verdict } from './goals.ts'
import { variants } from './page-variants.ts'
import type { WidgetName } from './widgets.ts'

const columns: readonly (readonly [title: string, cell: (figures: Figures, results: Results) => string])[] = [
  ['content', ({ content }) => content.toFixed(0)],
  ['(least)', ({ fastest }) => fastest.toFixed(0)],
  ['x plain', ({ content }, { plain }) => times(content, plain)],
  ['x stack', ({ content }, { stack }) => times(content, stack)],
  ['live', ({ live }) => live.toFixed(0)],
  ['blocked', ({ blocked }) => blocked.toFixed(0)],
  ['kB first', ({ kilobytesBefore }) => kilobytesBefore.toFixed(1)],
  ['kB all', ({ kilobytes }) => kilobytes.toFixed(1)],
  ['requests', ({ requests }) => requests.toFixed(0)],
  ['depth', ({ depth }) => depth?.toFixed(2) ?? '-'],
  ['heap MB', ({ heap }) => heap.toFixed(2)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
]

/** Returns one line for each page: medians of its runs, times in milliseconds. */
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
  const rows = verdicts.map(({ what, widget, limit, value, met }) => [
    what,
    widget,
    value === undefined ? '-' : String(Number(value.toFixed(3))),
    String(limit),
    value === undefined ? 'not measured' : met ? 'pass' : 'fail',
  ])
  return markdown([['goal', 'widget', 'measured', 'at most', ''], ...rows])
}

const times = (value: number, base: Figures | undefined): string =>
  base ? (value / base.content).toFixed(2) : '-'

export function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(
    row => `| ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
