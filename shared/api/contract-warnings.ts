/** Called when a reply departs from the contract but can still be read: a field is missing, or an item was left out. */
export type ContractWarningListener = (path: string, problem: string) => void

let listener: ContractWarningListener | undefined
let prefix: readonly (string | number)[] = []

/** Calls `next` for each warning until the returned function is called. `npm run test:contract` prints them. */
export function onContractWarning(next: ContractWarningListener): () => void {
  listener = next
  return () => {
    listener = undefined
  }
}

/** Passes a warning to the listener. `path` is relative to the innermost `within`. */
export function warnOfContract(path: readonly (string | number)[], problem: string): void {
  listener?.([...prefix, ...path].join('.'), problem)
}

/** Reads a part of a reply whose warnings have paths of their own. */
export function within<Value>(path: readonly (string | number)[], read: () => Value): Value {
  const before = prefix
  prefix = [...prefix, ...path]
  try {
    return read()
  } finally {
    prefix = before
  }
}
