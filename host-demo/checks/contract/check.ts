import { onContractWarning } from '#shared/api/contract-warnings.ts'
import { ApiError } from '#shared/api/error.ts'
import type { Read } from './reads.ts'

/** The result of one read. Without differences, the host keeps the contract there. */
export type Verdict = { title: string; milliseconds: number; seen: string; differences: string[] }

/** Makes a read and returns the differences between its reply and the client's expectation. Never throws. */
export async function check({ title, make, expects }: Read): Promise<Verdict> {
  const found = new Map<string, number>()
  const stop = onContractWarning((path, problem) => {
    // The tenth item differs in the same way as the first, so it is counted and not repeated.
    const difference = `${path.replace(/\.?\b\d+\b/g, '[]') || 'the reply'}: ${problem}`
    found.set(difference, (found.get(difference) ?? 0) + 1)
  })
  const start = performance.now()
  const outcome = await make().then(succeeded, failed)
  stop()
  const milliseconds = Math.round(performance.now() - start)
  const differences = [...found].map(([difference, times]) =>
    times > 1 ? `${difference} (${times} times)` : difference,
  )
  if (outcome.kind !== expects) differences.unshift(surprise(outcome, expects))
  return { title, milliseconds, seen: outcome.seen, differences }
}

type Outcome = { kind: ApiError['kind'] | undefined; seen: string; why: string }

function succeeded(value: unknown): Outcome {
  return { kind: undefined, seen: summary(value), why: '' }
}

function failed(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error
  const cause = error.cause instanceof Error ? error.cause.message : (error.serverMessage ?? error.message)
  return { kind: error.kind, seen: `${error.kind}, status ${error.status}`, why: cause }
}

function surprise({ seen, why }: Outcome, expects: Read['expects']): string {
  return expects ? `expected ${expects}, but got ${seen}` : `expected an answer, but got ${seen}: ${why}`
}

function summary(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} items`
  if (typeof value !== 'object' || value === null) return String(value)
  if ('items' in value && Array.isArray(value.items) && 'total' in value) {
    return `${value.items.length} of ${value.total} items`
  }
  return 'name' in value ? String(value.name) : Object.keys(value).join(', ')
}
