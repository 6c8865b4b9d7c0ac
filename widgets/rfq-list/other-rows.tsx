import { useStore } from '@nanostores/react'
import { requirementsMessages } from '#shared/procurement/requirements/requirements.messages.ts'
import type { Requirements } from '#shared/procurement/requirements/requirements.ts'
import { type RowReading, USES, type Use } from '#shared/sheets/reading.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

/** A row that is not read as a line, and its index in the grid. */
export type OtherRow = RowReading & { at: number }
type Props = { rows: readonly OtherRow[]; onChoose: (at: number, use: Use) => void }

/** The rows that are not read as lines, so that nothing is lost without notice. What becomes of each can be chosen. */
export function OtherRows({ rows, ...rest }: Props) {
  const t = useStore(rfqListMessages)
  const leftOut = rows.filter(({ use }) => use === 'leaveOut')
  const used = rows.filter(({ use }) => use !== 'leaveOut')
  return (
    <>
      {used.length > 0 && (
        <fieldset className="columns rows">
          <legend className="legend">{t.forAll}</legend>
          <RowChoices rows={used} {...rest} />
        </fieldset>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>{t.leftOut({ count: leftOut.length })}</summary>
          <div className="columns rows">
            <RowChoices rows={leftOut} {...rest} />
          </div>
        </details>
      )}
    </>
  )
}

function RowChoices({ rows, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  const tRequired = useStore(requirementsMessages)
  const stated = (required: Partial<Requirements>): string =>
    (Object.keys(required) as (keyof Requirements)[])
      .map(field => `${tRequired[field]}: ${required[field]}`)
      .join(', ')
  return rows.map(row => (
    <SelectField
      key={row.at}
      label={row.text}
      value={row.use}
      onChange={({ currentTarget }) => {
        const use = USES.find(each => each === currentTarget.value)
        if (use) onChoose(row.at, use)
      }}
    >
      {row.uses.map(use => (
        <option key={use} value={use}>
          {use === 'required' ? stated(row.required) : t[`rfqList.use.${use}`]}
        </option>
      ))}
    </SelectField>
  ))
}
