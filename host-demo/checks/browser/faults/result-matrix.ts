import type { NetworkFault } from './network-faults.ts'
import type { Write } from './write.ts'

/** The observations of one write under one fault. */
export type Result = {
  write: string
  kind: string
  requests?: number
  rows?: number
  isKept?: boolean
  message?: string
  /** The number of rows after it has been sent again. */
  rowsInTheEnd?: number
  isRight: boolean
}

const HEAD = ['write', 'fault', 'requests', 'rows', 'text kept', 'rows after again', 'right', 'message']

/** All writes against all faults, printed to the log. */
export class ResultMatrix {
  readonly #cells: Result[] = []

  /** Starts a cell that counts as wrong until its test has marked it as right. */
  begin(write: Pick<Write, 'name'>, kind: NetworkFault): Result {
    const cell: Result = { write: write.name, kind: kind.name, isRight: false }
    this.#cells.push(cell)
    return cell
  }

  toString(): string {
    const lines = [HEAD, ...this.#cells.map(lineOf)]
    const widths = HEAD.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
    const table = lines.map(line => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    const right = this.#cells.filter(({ isRight }) => isRight).length
    return [...table.map(line => line.trimEnd()), `${right} of ${this.#cells.length} cells are right`].join(
      '\n',
    )
  }
}

function lineOf({ write, kind, requests, rows, isKept, rowsInTheEnd, isRight, message }: Result): string[] {
  const seen = (value: unknown) => String(value ?? '?')
  const isYes = (value: boolean | undefined) => (value ? 'yes' : 'NO')
  return [
    write,
    kind,
    seen(requests),
    seen(rows),
    isYes(isKept),
    seen(rowsInTheEnd),
    isYes(isRight),
    seen(message),
  ]
}
