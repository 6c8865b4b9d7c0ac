import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { ScrollArea } from '#shared/sheets/ui/scroll-area.tsx'
import type { RowAction } from '#shared/trade/catalogue-row.ts'
import { createWrite, whyNot } from '../writes.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { importChanged } from './catalogue.store.ts'
import { chooseItem, type PlannedRow, type SheetImport } from './catalogue-calls.ts'

type Props = {
  found: SheetImport
  action: RowAction
  rows: readonly PlannedRow[]
  nameOf: (role: string) => string
}

/** Rows of a sheet with what would become of them: changed cells, faults with what to do, or items to choose from. */
export function PlannedTable({ found, action, rows, nameOf }: Props) {
  const t = useStore(catalogueMessages)
  const own = {
    fault: [t.field, t.value, t.whatToDo],
    choose: [t.item],
    change: [t.field, t.before, t.after],
    create: [],
    same: [],
  }[action]
  return (
    <ScrollArea className="planned" label={t.groups}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t.row}
            </th>
            {[nameOf('name'), ...own].map(heading => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(row => (
          <tbody key={row.row}>
            <RowLines row={row} lines={linesOf(row, action, nameOf, t.nothingHere)}>
              {action === 'choose' && (
                <td>
                  <ItemChoice importId={found.id} row={row} isOpen={found.state === 'planning'} />
                </td>
              )}
            </RowLines>
          </tbody>
        ))}
      </table>
    </ScrollArea>
  )
}

type Line = { key: string; cells: readonly ReactNode[] }

/** Returns a line for each changed cell or each fault. */
function linesOf(row: PlannedRow, action: RowAction, nameOf: Props['nameOf'], nothing: string): Line[] {
  const orNothing = (text: string) => text || <i className="muted">{nothing}</i>
  if (action === 'fault')
    return row.faults.map(({ field, value, text }) => ({
      key: `${field} ${text}`,
      cells: [field && nameOf(field), orNothing(value), text],
    }))
  if (action !== 'change') return []
  return row.changes.map(({ field, before, after }) => ({
    key: field,
    cells: [
      nameOf(field),
      <del key="before">{orNothing(before)}</del>,
      <ins key="after">{orNothing(after)}</ins>,
    ],
  }))
}

function RowLines({
  row,
  lines,
  children,
}: {
  row: PlannedRow
  lines: readonly Line[]
  children: ReactNode
}) {
  const span = Math.max(lines.length, 1)
  const [first, ...others] = lines
  return (
    <>
      <tr>
        <th scope="row" className="number" rowSpan={span}>
          {row.row}
        </th>
        <td rowSpan={span} dir="auto">
          {row.name}
          {row.remarks.map(({ field, value, text }) => (
            <span key={`${field} ${value}`} className="hint">
              {text}
            </span>
          ))}
        </td>
        {first && <Cells line={first} />}
        {children}
      </tr>
      {others.map(line => (
        <tr key={line.key}>
          <Cells line={line} />
        </tr>
      ))}
    </>
  )
}

const Cells = ({ line: { key, cells } }: { line: Line }) =>
  cells.map((cell, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a line have an order
    <td key={`${key} ${at}`} dir="auto">
      {cell}
    </td>
  ))

const NEW = 'new'

/** Asks which item a row without a SKU is for. */
function ItemChoice({ importId, row, isOpen }: { importId: number; row: PlannedRow; isOpen: boolean }) {
  const t = useStore(catalogueMessages)
  const [write] = useState(createWrite)
  const [error, setError] = useState('')
  const choose = async (chosen: string): Promise<void> => {
    const itemId = chosen === NEW ? null : Number(chosen)
    const outcome = await write(chosen, key => chooseItem(importId, row.row, itemId, key))
    if (outcome.at === 'failed') setError(whyNot(outcome, 'saved'))
    else importChanged()
  }
  return (
    <>
      <select
        className="input"
        aria-label={t.takeItem({ row: row.row })}
        defaultValue=""
        disabled={!isOpen}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        <option value="" disabled>
          {t.open}
        </option>
        {row.candidates.map(({ id, name, sku }) => (
          <option key={id} value={id}>
            {sku ? t.thisItem({ name, sku }) : t.withoutSku({ name })}
          </option>
        ))}
        <option value={NEW}>{t.createNew}</option>
      </select>
      {error && (
        <span role="alert" className="error-text">
          {error}
        </span>
      )}
    </>
  )
}
