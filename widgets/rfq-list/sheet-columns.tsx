import { useStore } from '@nanostores/react'
import { columnName } from '#shared/sheets/grid.ts'
import { type ColumnReading, ROLES, type Role } from '#shared/sheets/reading.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = { columns: readonly ColumnReading[]; onChoose: (at: number, role: Role) => void }

/** A choice for each column: what it is read as. A column that may be several is open, with a question. */
export function SheetColumns({ columns, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  const nameOf = (at: number): string => columns[at]?.heading || t.column({ number: columnName(at) })
  const open = columns.flatMap(({ role }, at) => (role ? [] : [nameOf(at)]))
  const leftOut = columns.flatMap(({ role, hasWords }, at) =>
    role === 'leaveOut' && hasWords ? [nameOf(at)] : [],
  )
  return (
    <fieldset className="columns">
      <legend className="legend">{t.columns}</legend>
      {columns.map(({ role }, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
          key={at}
          label={nameOf(at)}
          value={role ?? ''}
          aria-invalid={role === undefined || undefined}
          onChange={({ currentTarget }) => {
            const chosen = ROLES.find(each => each === currentTarget.value)
            if (chosen) onChoose(at, chosen)
          }}
        >
          {role === undefined && <option value="">{t['rfqList.role.open']}</option>}
          {ROLES.map(each => (
            <option key={each} value={each}>
              {t[`rfqList.role.${each}`]}
            </option>
          ))}
        </SelectField>
      ))}
      {open.length > 0 && <p className="error-text">{t.askColumns({ columns: open.join(', ') })}</p>}
      {leftOut.length > 0 && <p className="hint">{t.columnsLeftOut({ columns: leftOut.join(', ') })}</p>}
    </fieldset>
  )
}
