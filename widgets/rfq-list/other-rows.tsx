import { useStore } from '@nanostores/react'
import { requirementsMessages } from '#shared/procurement/requirements/requirements.messages.ts'
import type { Requirements } from '#shared/procurement/requirements/requirements.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { type OtherRow, USES, type Use } from './read-sheet.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  rows: readonly OtherRow[]
  purposeOf: (row: OtherRow) => Use
  onChoose: (row: OtherRow, use: Use) => void
}

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

function RowChoices({ rows, purposeOf, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  const tRequired = useStore(requirementsMessages)
  const stated = (required: Partial<Requirements>): string =>
    (Object.keys(required) as (keyof Requirements)[])
      .map(field => `${tRequired[field]}: ${required[field]}`)
      .join(', ')
  return rows.map((row, index) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
      key={index}
      label={row.text}
      value={purposeOf(row)}
      onText={chosen => {
        const use = USES.find(each => each === chosen)
        if (use) onChoose(row, use)
      }}
    >
      {USES.filter(use => use !== 'required' || Object.keys(row.required).length > 0).map(use => (
        <option key={use} value={use}>
          {use === 'required' ? stated(row.required) : t[`rfqList.use.${use}`]}
        </option>
      ))}
    </SelectField>
  ))
}
