import { type ReactNode, useId } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import { type Cell, columnName, type GridRow } from '../grid.ts'
import { ScrollArea } from './scroll-area.tsx'
import styles from './sheet-grid.css?inline'

shareStyles(styles)

/** A column of a sheet, and what it may be read as. */
export type SheetColumn<Role extends string> = {
  at: number
  /** Empty without one. */
  heading: string
  /** Undefined if it has to be chosen. */
  role: Role | undefined
  /** The roles to choose from, most likely first. */
  roles: readonly Role[]
  /** Why it has this role. */
  reason?: string | undefined
}

type HeadsProps<Role extends string> = {
  columns: readonly SheetColumn<Role>[]
  texts: {
    row: string
    open: string
    columnOf: (column: number) => string
    roleOf: (role: Role) => string
  }
  onColumn: (column: number, role: Role) => void
}

type Props<Role extends string> = HeadsProps<Role> & {
  /** The name of the part that scrolls. */
  label: string
  /** The heading of a column that says something about each row. */
  aside?: string
  /** The rows, with `SheetCells` in each. */
  children: ReactNode
}

/** A sheet as it is, with a choice of what each column is read as. */
export function SheetGrid<Role extends string>({ label, aside, children, ...heads }: Props<Role>) {
  return (
    <ScrollArea className="sheet-grid" label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="number">
              <span className="hidden-visually">{heads.texts.row}</span>
            </th>
            {aside !== undefined && (
              <th scope="col" className="aside">
                {aside}
              </th>
            )}
            {heads.columns.map(column => (
              <ColumnHead key={column.at} column={column} {...heads} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  )
}

function ColumnHead<Role extends string>({
  column: { at, heading, role, roles, reason },
  texts,
  onColumn,
}: HeadsProps<Role> & { column: SheetColumn<Role> }) {
  const id = useId()
  return (
    <th scope="col">
      {heading !== '' && <span className="letter">{columnName(at)}</span>}
      <label htmlFor={id}>{texts.columnOf(at)}</label>
      {reason && (
        <span className="hint" id={`${id}-reason`}>
          {reason}
        </span>
      )}
      <select
        id={id}
        className="input"
        value={role ?? ''}
        aria-invalid={role === undefined || undefined}
        aria-describedby={reason && `${id}-reason`}
        onChange={({ currentTarget }) => {
          const chosen = roles.find(each => each === currentTarget.value)
          if (chosen) onColumn(at, chosen)
        }}
      >
        {role === undefined && <option value="">{texts.open}</option>}
        {roles.map(each => (
          <option key={each} value={each}>
            {texts.roleOf(each)}
          </option>
        ))}
      </select>
    </th>
  )
}

type CellsProps = {
  given: GridRow
  /** The index of the row in its grid. */
  row: number
  columns: readonly Pick<SheetColumn<string>, 'at' | 'role'>[]
}

/** The cells of a row. Those of a column that is left out are paler. */
export const SheetCells = ({ given, row, columns }: CellsProps) =>
  columns.map(({ at, role }) => (
    <td key={at} className={role === 'leaveOut' ? 'out' : undefined}>
      <CellText cell={given.cells[at]} isCovered={isCovered(given.cells[at], row, at)} />
    </td>
  ))

const isCovered = (cell: Cell | undefined, row: number, column: number): boolean =>
  cell?.mergedFrom !== undefined && (cell.mergedFrom.row !== row || cell.mergedFrom.column !== column)

/** The text of a cell. A cell that a merge covers shows it paler. */
function CellText({ cell, isCovered }: { cell: Cell | undefined; isCovered: boolean }) {
  const text = cell?.isStruckOut ? <s>{cell.text}</s> : cell?.text
  return <div className={isCovered ? 'muted' : undefined}>{text}</div>
}
