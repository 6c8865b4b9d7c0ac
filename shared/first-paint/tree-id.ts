/**
 * Where a component stands in the tree, as React counts it for `useId`: one number per fork, from the inside out, in the
 * bits of `id` behind a leading 1. What no longer fits is in `overflow`, in base 32.
 */
type TreeId = { readonly id: number; readonly overflow: string }

const ROOT: TreeId = { id: 1, overflow: '' }

let current = ROOT

const bitsOf = (number: number): number => 32 - Math.clz32(number)

/** Runs `render` as one of so many siblings. */
export function inFork(count: number, index: number, render: () => void): void {
  const before = current
  current = forked(before, count, index + 1)
  render()
  current = before
}

/** Runs `render` as a new tree. */
export function inNewTree(render: () => void): void {
  const before = current
  current = ROOT
  try {
    render()
  } finally {
    current = before
  }
}

/** React's id for the n-th `useId` of the component that is being rendered. */
export function treeId(nth: number): string {
  const { id, overflow } = current
  const path = (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow
  return `:R${path}${nth > 0 ? `H${nth.toString(32)}` : ''}:`
}

function forked({ id, overflow }: TreeId, count: number, slot: number): TreeId {
  const length = bitsOf(id) - 1
  const path = id & ~(1 << length)
  const added = bitsOf(count)
  if (added + length <= 30) return { id: (1 << (added + length)) | (slot << length) | path, overflow }
  // A number holds 30 bits: whole digits of base 32 move over.
  const moved = length - (length % 5)
  const rest = length - moved
  return {
    id: (1 << (added + rest)) | (slot << rest) | (path >> moved),
    overflow: (path & ((1 << moved) - 1)).toString(32) + overflow,
  }
}
