import { useStore } from '@nanostores/react'
import { SelectField } from '#shared/ui/field.tsx'
import { ROLES, type Role, type Roles } from './headings.ts'
import { rfqListMessages } from './rfq-list.messages.ts'
import type { Table } from './table.ts'

type Props = { table: Table; roles: Roles; onChoose: (at: number, role: Role) => void }

/** Cells that show what is in a column. */
const EXAMPLES = 3
const MAX_EXAMPLE = 24

/** A choice for each column: what it is read as. A column that may be several is open, with a question. */
export function SheetColumns({ table: { headings, rows }, roles, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  const nameOf = (at: number): string => headings?.[at] || t.column({ number: at + 1 })
  const open = roles.flatMap((role, at) => (role ? [] : [nameOf(at)]))
  const examplesOf = (at: number): string =>
    rows
      .flatMap(row => row[at] || [])
      .slice(0, EXAMPLES)
      .map(cell => (cell.length > MAX_EXAMPLE ? `${cell.slice(0, MAX_EXAMPLE)}…` : cell))
      .join(' · ')
  return (
    <fieldset className="columns">
      <legend className="legend">{t.columns}</legend>
      {roles.map((role, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
          key={at}
          label={nameOf(at)}
          hint={examplesOf(at)}
          value={role ?? ''}
          aria-invalid={role === undefined || undefined}
          onText={chosen => {
            const role = ROLES.find(each => each === chosen)
            if (role) onChoose(at, role)
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
    </fieldset>
  )
}
