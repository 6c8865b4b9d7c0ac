import type { Requirements } from '#shared/trade/requirements.ts'
import { BULLET, isOnlySize } from './lines.ts'
import type { Choices, RowReading, SheetLine } from './reading.ts'
import type { Steps } from './slices.ts'

/** A row with the line that it may be. */
export type Row = { line: SheetLine | null; reading: RowReading }

/** Gives lines that are only a size the words of the title above them, and others if the buyer has chosen it. */
export function* joinTitles(rows: Row[], { rows: chosen }: Choices): Steps<void> {
  let title: { at: number; row: Row; isChosen: boolean } | undefined
  for (const [at, row] of rows.entries()) {
    yield
    const { kind, use } = row.reading
    if (kind === 'title' || kind === 'heading' || use === 'below') {
      const isChosen = chosen.get(at) === 'below'
      title = chosen.has(at) && !isChosen ? undefined : { at, row, isChosen }
      continue
    }
    if (use !== 'item' || !row.line || !title) continue
    const isSize = row.line.doubts.includes('onlySize')
    if (!isSize && !title.isChosen) {
      title = undefined
      continue
    }
    const words = wordsOf(title.at, rows)
    if (words === '') continue
    title.row.reading = { ...title.row.reading, use: 'below' }
    const doubts = row.line.doubts.filter(doubt => doubt !== 'onlySize')
    row.line = { ...row.line, wanted: `${words}, ${row.line.wanted.replace(BULLET, '')}`, doubts }
  }
}

/** A number such as `MR-2026-118` or `2026/12`, and no day. */
const NUMBERED = /(?<!\S)(?!\d+[./-]\d+[./-]\d+(?!\S))(?=(?:\S*\d){3})\S*[\p{L}/-]\S*/u

/** Returns the buyer's own reference, if a title above the headings has one: it names the list. */
export function referenceIn(rows: readonly Row[]): Partial<Requirements> {
  const headings = rows.findIndex(({ reading }) => reading.kind === 'heading')
  const title = rows
    .slice(0, Math.max(headings, 0))
    .find(({ reading: { kind, use, text } }) => kind === 'title' && use === 'leaveOut' && NUMBERED.test(text))
  return title ? { reference: title.reading.text } : {}
}

/** Says that sizes follow. */
const FOLLOWING =
  /[\s,;:–-]*(?:\b(?:of|in|with|as|for|de|en|em|dalam)\s+)?(?:(?:the|los|las|den|nos|saiz|ukuran)\s+)?(?<!\p{L})(?:following|below|folgende\p{L}*|siguientes?|seguintes?|suivante?s?|berikut)(?!\p{L})[^,;]*$/iu

/** Returns the words of a title, with those above it if it is only a size or class itself. */
function wordsOf(at: number, rows: readonly Row[]): string {
  const row = rows[at]
  if (!row || row.reading.kind === 'heading') return ''
  const text = (row.line?.wanted || row.reading.text).replace(FOLLOWING, '').replace(/[\s,;:–-]+$/, '')
  const isAlone = isOnlySize(text) && rows[at - 1]?.reading.kind === 'title'
  return isAlone ? [wordsOf(at - 1, rows), text].filter(Boolean).join(', ') : text
}
