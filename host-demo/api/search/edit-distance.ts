/** Counts the extra, missing, wrong and swapped letters between two words (optimal string alignment). */
export function editDistance(typed: string, meant: string): number {
  const a = [...typed]
  const b = [...meant]
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const wrong = at(previous, column - 1) + (same ? 0 : 1)
      const cheapest = Math.min(wrong, at(previous, column) + 1, at(current, column - 1) + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(isSwapped ? Math.min(cheapest, at(before, column - 2) + 1) : cheapest)
    }
    before = previous
    previous = current
  }
  return at(previous, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
