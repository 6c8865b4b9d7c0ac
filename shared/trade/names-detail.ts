import { codesIn } from './codes.ts'
import { figuresIn } from './figures.ts'

/** A longer text would take long to read. */
const MAX_CHARACTERS = 500

/** Returns true if a text states a size, class, schedule or grade. */
export function namesDetail(text: string): boolean {
  const { codes, rest } = codesIn(text.slice(0, MAX_CHARACTERS))
  return (
    codes.some(({ kind }) => kind !== 'ends') ||
    figuresIn(rest).some(({ unit }) => /^(?:size|class|schedule)$/.test(unit.kind))
  )
}
