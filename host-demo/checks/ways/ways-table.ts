import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Way } from './way.ts'

const HOLDS = 'holds'
const LEFT_OUT = 'not tried'

/** The number of characters of a failure that the table shows. */
const SHOWN = 120

/** The result of one test: passed, left out, or its failure. */
export type TriedWay = Way & { outcome: string }

/**
 * Ends a run with the table of all ways that it has tried, or adds them to the file named in `WAYS_TRIED`, for a
 * command that runs several parts.
 */
export class WaysTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tried = modules
      .flatMap(module => [...module.children.allTests()])
      .flatMap(test => {
        const { way } = test.meta()
        return way ? [{ ...way, outcome: outcomeOf(test) }] : []
      })
    if (tried.length === 0) return
    const file = process.env.WAYS_TRIED
    if (file) appendFileSync(file, tried.map(way => `${JSON.stringify(way)}\n`).join(''))
    else process.stdout.write(`\n${tableOf(tried)}\n`)
  }
}

function outcomeOf(test: TestCase): string {
  const { state, errors } = test.result()
  if (state === 'passed') return HOLDS
  if (test.options.mode === 'skip') return LEFT_OUT
  const [line = ''] = (errors?.[0]?.message ?? 'the setup failed').split('\n')
  return `FAILS: ${line.slice(0, SHOWN)}`
}

/** Returns a line for each host and way, which several tests may try, with the number of failures. */
export function tableOf(ways: readonly TriedWay[]): string {
  const groups = new Map<string, TriedWay[]>()
  for (const way of ways) {
    const key = `${way.host}, ${way.by}`
    groups.set(key, [...(groups.get(key) ?? []), way])
  }
  const rows = [...groups.values()].map(rowOf).sort(([one], [other]) => one.localeCompare(other))
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const count = (outcome: string): number => rows.filter(row => row[3]?.startsWith(outcome)).length
  const total = `${rows.length} ways: ${count(HOLDS)} hold, ${count('FAILS')} fail, ${count(LEFT_OUT)} were not tried`
  return ['Ways onto a page', ...lines, total].join('\n')
}

function rowOf(tests: readonly TriedWay[]): [host: string, by: string, tried: string, outcome: string] {
  const [{ host, by } = { host: '', by: '' }] = tests
  const made = tests.filter(({ outcome }) => outcome !== LEFT_OUT)
  const failed = made.filter(({ outcome }) => outcome !== HOLDS).map(({ outcome }) => outcome)
  const tried = new Set(made.flatMap(test => test.tried))
  return [host, by, [...tried].join(', '), failed.join('; ') || (made.length > 0 ? HOLDS : LEFT_OUT)]
}
