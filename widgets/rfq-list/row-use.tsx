import { useStore } from '@nanostores/react'
import { requirementsMessages } from '#shared/procurement/requirements/requirements.messages.ts'
import { type RowKind, type RowReading, USES, type Use } from '#shared/sheets/reading.ts'
import type { Requirements } from '#shared/trade/requirements.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  /** The number that the sheet shows beside the row. */
  number: number
  read: RowReading
  use: Use
  onChoose: (use: Use) => void
}

/** Returns the use of a row as it is shown. Headings are used as such. */
export const shownUse = ({ kind, use }: RowReading): Use =>
  kind === 'heading' && use === 'leaveOut' ? 'heading' : use

/** The kinds of rows whose reason to be left out is not seen in the row. */
const REASONS = [
  'form',
  'title',
  'total',
  'struckOut',
  'hidden',
  'empty',
] as const satisfies readonly RowKind[]

/** Shows what a row was taken for, and lets the buyer choose otherwise. */
export function RowUse({ number, read, use, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  const tRequired = useStore(requirementsMessages)
  const nameOf = (each: Use): string => {
    if (each === 'required') return inWords(read.required, tRequired)
    const reason = each === 'leaveOut' && REASONS.find(kind => kind === read.kind)
    return reason ? t[`rfqList.kind.${reason}`] : t[`rfqList.use.${each}`]
  }
  if (read.uses.length < 2) return nameOf(use)
  return (
    <select
      className="input"
      aria-label={t.rowIs({ number })}
      value={use}
      onChange={({ currentTarget }) => {
        const chosen = USES.find(each => each === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {read.uses.map(each => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  )
}

const inWords = (
  required: Partial<Requirements>,
  names: Readonly<Record<keyof Requirements, string>>,
): string =>
  (Object.keys(required) as (keyof Requirements)[])
    .map(field => `${names[field]}: ${required[field]}`)
    .join(', ')
