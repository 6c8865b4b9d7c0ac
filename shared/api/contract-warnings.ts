/** Told where a reply is not what we expect although we can read it: a field is missing, an item was left out. */
export type ContractWarningListener = (path: string, problem: string) => void

let listener: ContractWarningListener | undefined
let trail: readonly (string | number)[] = []

/** Listens to differences until the returned function is called: `npm run test:contract` prints them. */
export function onContractWarning(next: ContractWarningListener): () => void {
  listener = next
  return () => {
    listener = undefined
  }
}

/** `path` is relative to the innermost `within`. */
export function warnOfContract(path: readonly (string | number)[], problem: string): void {
  listener?.([...trail, ...path].join('.'), problem)
}

/** Reads a part of a reply whose own paths start anew. */
export function within<Value>(path: readonly (string | number)[], read: () => Value): Value {
  const before = trail
  trail = [...trail, ...path]
  try {
    return read()
  } finally {
    trail = before
  }
}
