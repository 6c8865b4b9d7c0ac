import { useStore } from '@nanostores/react'
import { memo, useMemo, useState } from 'react'
import type { Grid, GridRow } from '#shared/sheets/grid.ts'
import { type Reading, ROLES, type Role, type RowReading, type Use } from '#shared/sheets/reading.ts'
import { SheetCells, type SheetColumn, SheetGrid } from '#shared/sheets/ui/sheet-grid.tsx'
import { useGrowing } from '#shared/sheets/ui/use-growing.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { RowUse, shownUse } from './row-use.tsx'

type Props = {
  grid: Grid
  reading: Reading
  unticked: ReadonlySet<number>
  nameOf: (column: number) => string
  onColumn: (column: number, role: Role) => void
  onRow: (row: number, use: Use) => void
}

/** The rows that are shown at first, and those that each press adds. */
const STEP = 40
const VIEWS = ['all', 'leftOut', 'doubtful'] as const
type View = (typeof VIEWS)[number]

/** The sheet as it is, with what each column and row was taken for. */
export function SheetTable({ grid, reading, unticked, nameOf, onColumn, onRow }: Props) {
  const t = useStore(rfqListMessages)
  const [view, setView] = useState<View>('all')
  const [most, setMost] = useState(STEP)
  const rows = useMemo(() => rowsIn(view, reading, unticked), [view, reading, unticked])
  const shown = useMemo(() => {
    const isWanted = (row: number, index: number): boolean => index < most || isAboutList(reading.rows[row])
    return rows.filter(isWanted).slice(0, most + STEP)
  }, [rows, most, reading])
  const drawn = useGrowing(shown.length)
  const columns = useMemo(
    () =>
      reading.columns.flatMap(({ heading, role, proposals, reason }, at): SheetColumn<Role>[] =>
        // A column without a cell has nothing to choose.
        reason === 'empty' && !heading
          ? []
          : [
              {
                at,
                heading,
                role,
                roles: [...new Set([...proposals, ...ROLES])],
                reason: reason && t[`rfqList.column.${reason}`],
              },
            ],
      ),
    [reading, t],
  )
  const texts = {
    row: t.row,
    open: t['rfqList.role.open'],
    columnOf: nameOf,
    roleOf: (role: Role) => t[`rfqList.role.${role}`],
  }
  // Lines of text that are all read as lines are seen in the preview.
  const isNeeded = useMemo(() => !reading.isText || reading.rows.some(({ use }) => use !== 'item'), [reading])
  if (!isNeeded || grid.rows.length === 0) return null
  return (
    <fieldset className="as-it-is">
      <legend className="legend">{t.columns}</legend>
      {(rows.length > STEP || view !== 'all') && (
        <SelectField
          label={t.rowsShown}
          value={view}
          onText={chosen => {
            setView(VIEWS.find(each => each === chosen) ?? 'all')
            setMost(STEP)
          }}
        >
          {VIEWS.map(each => (
            <option key={each} value={each}>
              {t[`rfqList.rows.${each}`]}
            </option>
          ))}
        </SelectField>
      )}
      <SheetGrid label={t.sheetAsItIs} aside={t.readAs} columns={columns} texts={texts} onColumn={onColumn}>
        {shown.slice(0, drawn).map(row => {
          const given = grid.rows[row]
          const read = reading.rows[row]
          if (!given || !read) return null
          const use = unticked.has(row) ? 'leaveOut' : shownUse(read)
          return (
            <SheetRow
              key={row}
              row={row}
              given={given}
              read={read}
              use={use}
              columns={columns}
              onRow={onRow}
            />
          )
        })}
      </SheetGrid>
      {shown.length < rows.length && (
        <Button
          look="soft"
          label={t.moreRows({ shown: shown.length, count: rows.length })}
          onClick={() => setMost(most + STEP)}
        />
      )}
    </fieldset>
  )
}

/** Headings and rows that nobody has filled in are not missed. */
export const isLeftOut = (row: RowReading | undefined): boolean =>
  row?.use === 'leaveOut' && row.kind !== 'heading' && row.kind !== 'empty'

/** Returns the rows of a view. */
function rowsIn(view: View, { rows, lines }: Reading, unticked: ReadonlySet<number>): readonly number[] {
  if (view === 'doubtful') return lines.filter(({ doubts }) => doubts.length > 0).map(({ row }) => row)
  const all = [...rows.keys()]
  return view === 'all' ? all : all.filter(row => unticked.has(row) || isLeftOut(rows[row]))
}

/** A row that concerns every line is shown wherever it is. */
const isAboutList = (row: RowReading | undefined): boolean => row?.use === 'note' || row?.use === 'required'

type RowProps = Pick<Props, 'onRow'> & {
  row: number
  given: GridRow
  read: RowReading
  use: Use
  columns: readonly SheetColumn<Role>[]
}

/** Is drawn again only if something in it changes. */
const SheetRow = memo(function SheetRow({ row, given, read, use, columns, onRow }: RowProps) {
  return (
    <tr className={use}>
      <th scope="row" className="number">
        {given.number}
      </th>
      <td>
        <RowUse number={given.number} read={read} use={use} onChoose={next => onRow(row, next)} />
      </td>
      <SheetCells given={given} row={row} columns={columns} />
    </tr>
  )
})
