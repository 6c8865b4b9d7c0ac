/** Told where a reply departs from the contract and can be read all the same: a field is missing, an item was left out. */
export type ContractWarningListener = (path: string, problem: string) => void

let listener: ContractWarningListener | undefined
let prefix: readonly (string | number)[] = []

/** Listens until the returned function is called: `npm run test:contract` prints what it hears. */
export function onContractWarning(next: ContractWarningListener): () => void {
  listener = next
  return () => {
    listener = undefined
  }
}

/** `path` is relative to the innermost `within`. */
export function warnOfContract(path: readonly (string | number)[], problem: string): void {
  listener?.([...prefix, ...path].join('.'), problem)
}

/** Reads a part of a reply whose own paths start anew. */
export function within<Value>(path: readonly (string | number)[], read: () => Value): Value {
  const before = prefix
  prefix = [...prefix, ...path]
  try {
    return read()
  } finally {
    prefix = before
  }
}
