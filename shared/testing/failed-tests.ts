import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The number of characters of an error to repeat, enough to recognise it. */
const SHOWN = 400

/**
 * Repeats failed tests and their errors as the last lines of a run, because often only the end of a long log is kept.
 * It also adds them to the file named in `FAILED_TESTS`, for a run in several parts.
 */
export class FailedTests implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { readonly message?: unknown }[] = [],
  ): void {
    const lines = [
      ...modules.flatMap(module => [
        ...module.errors().map(error => lineOf(module.relativeModuleId, error)),
        ...[...module.children.allTests('failed')].map(test =>
          lineOf(nameOf(test), test.result().errors?.[0]),
        ),
      ]),
      ...unhandled.map(error => lineOf('Outside of any test', error)),
    ]
    if (lines.length === 0) return
    const text = `${lines.join('\n')}\n`
    process.stdout.write(`\nFailed\n${text}`)
    if (process.env.FAILED_TESTS) appendFileSync(process.env.FAILED_TESTS, text)
  }
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`
}

function lineOf(name: string, error: { readonly message?: unknown } | undefined): string {
  return `${name}: ${String(error?.message ?? 'no message').slice(0, SHOWN)}`
}
