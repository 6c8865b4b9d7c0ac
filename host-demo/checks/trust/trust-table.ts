import type { Reporter, TestModule } from 'vitest/node'
import type { Tally } from './tally.ts'

/** Prints, after the tests of `host-demo/checks/trust`, one line for each area with its cases and failures. */
export class TrustTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const areas = new Map<string, Tally>()
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { tally } = test.meta()
        if (tally) areas.set(tally.area, sumOf(areas.get(tally.area), tally))
      }
    }
    if (areas.size > 0) process.stdout.write(`\n${tableOf([...areas.values()])}\n`)
  }
}

function sumOf(one: Tally | undefined, other: Tally): Tally {
  if (!one) return other
  const counts = Object.entries(other).map(([name, count]) =>
    typeof count === 'number' ? [name, count + Number(Reflect.get(one, name))] : [name, count],
  )
  return Object.fromEntries(counts)
}

function tableOf(tallies: readonly Tally[]): string {
  const rows = [Object.keys(tallies[0] ?? {}), ...tallies.map(tally => Object.values(tally).map(String))]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  const lines = rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return lines.join('\n')
}
