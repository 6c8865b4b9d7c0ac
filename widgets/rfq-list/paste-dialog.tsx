import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { MAX_LINES } from '#shared/procurement/rfq-list/rfq-list.ts'
import { columnName, type Grid } from '#shared/sheets/grid.ts'
import type { SheetLine } from '#shared/sheets/reading.ts'
import type { SheetFile } from '#shared/sheets/sheet-file.ts'
import { MAX_SHOWN, type Pasted, PastedText } from '#shared/sheets/ui/pasted-text.tsx'
import type { Requirements } from '#shared/trade/requirements.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { dialogMessages } from '#shared/ui/ui.messages.ts'
import { LinePreview } from './line-preview.tsx'
import { OpenColumns } from './open-columns.tsx'
import css from './paste-dialog.css?inline'
import { rfqListMessages } from './rfq-list.messages.ts'
import { isLeftOut, SheetTable } from './sheet-table.tsx'
import { useSheet } from './use-sheet.ts'

type Props = {
  /** A file that is not one of our lists. */
  file?: (SheetFile & { name: string }) | undefined
  /** The number of lines that still fit. */
  room: number
  onAdd: (lines: readonly SheetLine[], required: Partial<Requirements>) => void
  onClose: () => void
}

/** Cells that show what is in a column. */
const EXAMPLES = 3
const MAX_EXAMPLE = 24
/** A sheet with more rows is read for long enough to say so. */
const LONG = 1000

/** Takes pasted lines or cells, or a file, and shows how they are read before they are added. */
export function PasteDialog({ file, room, onAdd, onClose }: Props) {
  useLateStyles(css)
  const t = useStore(rfqListMessages)
  const tDialog = useStore(dialogMessages)
  const [at, setAt] = useState(() => firstTable(file?.grids ?? []))
  const [pasted, setPasted] = useState<Pasted>({ text: '' })
  const [isFolded, setFolded] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const sheet = useSheet(file?.grids[at] ?? pasted.cells ?? pasted.text)
  const { grid, reading, isReading, unticked } = sheet
  const { lines, fitting, left } = useMemo(
    () => linesToShow(reading.lines, unticked, room),
    [reading, unticked, room],
  )
  const doubtful = fitting.filter(({ isQuantityDoubtful }) => isQuantityDoubtful).length
  const leftOut = useMemo(() => reading.rows.filter(isLeftOut).length, [reading])
  const leftOutColumns = [...reading.columns.entries()].filter(([, { role }]) => role === 'leaveOut')
  const hidden = leftOutColumns.filter(([, { reason }]) => reason === 'hidden')
  const worded = leftOutColumns.filter(([, { reason, hasWords }]) => hasWords && reason !== 'hidden')
  const namesOf = (columns: typeof hidden): string => columns.map(([column]) => nameOf(column)).join(', ')

  function nameOf(column: number): string {
    return reading.columns[column]?.heading || t.column({ name: columnName(column) })
  }

  function examplesOf(column: number): string {
    const cells = reading.lines.slice(0, EXAMPLES).map(({ row }) => grid.rows[row]?.cells[column]?.text ?? '')
    return cells
      .filter(Boolean)
      .map(cell => (cell.length > MAX_EXAMPLE ? `${cell.slice(0, MAX_EXAMPLE)}…` : cell))
      .join(' · ')
  }

  const goTo = (selector: string): boolean => {
    const found = part.current?.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null && found !== undefined
  }

  function add(): void {
    // A press before the reading is done waits for it.
    setAdding(isReading)
    if (isReading || goTo('select[aria-invalid]')) return
    sheet.keep()
    onAdd(fitting, reading.required)
  }

  useEffect(() => {
    if (isAdding && !isReading) add()
  })

  useEffect(() => {
    part.current?.querySelector<HTMLElement>(isFolded ? '.skip' : 'textarea')?.focus()
  }, [isFolded])

  const field = (
    <PastedText
      label={t.pasteLabel}
      hint={t.pasteHint}
      text={pasted.text}
      onChange={(next, isDone) => {
        setPasted(next)
        if (isDone) setFolded(true)
      }}
    />
  )
  return (
    <Modal title={file?.name ?? t.paste} onClose={onClose}>
      <div className="sheet" ref={part}>
        {(file || isFolded) && (
          <button
            type="button"
            className="button skip"
            data-first
            onClick={() => goTo('.actions .primary:not([disabled])') || goTo('.actions button')}
          >
            {t.skip}
          </button>
        )}
        {file && file.grids.length > 1 && (
          <SelectField label={t.sheet} value={`${at}`} onText={chosen => setAt(Number(chosen))}>
            {file.grids.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {!file && !isFolded && field}
        <OpenColumns
          asked={sheet.asked}
          columns={reading.columns}
          nameOf={nameOf}
          examplesOf={examplesOf}
          onChoose={sheet.chooseColumns}
        />
        {lines.length > 0 && (
          <LinePreview
            lines={lines}
            unticked={unticked}
            onTick={sheet.tick}
            numberOf={row => grid.rows[row]?.number ?? 0}
          />
        )}
        <SheetTable
          grid={grid}
          reading={reading}
          unticked={unticked}
          nameOf={nameOf}
          onColumn={(column, role) => sheet.chooseColumns(new Map([[column, role]]))}
          onRow={sheet.chooseRow}
        />
        {isFolded &&
          (pasted.cells || pasted.text.length > MAX_SHOWN ? (
            <Button
              look="plain"
              label={t.pasteAgain}
              onClick={() => {
                setPasted({ text: '' })
                setFolded(false)
              }}
            />
          ) : (
            <details>
              <summary>{t.pastedText}</summary>
              {field}
            </details>
          ))}
        <p role="status" className="hint">
          {reading.lines.length > 0 && t.readCount({ count: reading.lines.length })}{' '}
          {doubtful > 0 && t.checkCount({ count: doubtful })} {leftOut > 0 && t.leftOut({ count: leftOut })}{' '}
          {hidden.length > 0 && t.hiddenColumns({ columns: namesOf(hidden) })}{' '}
          {worded.length > 0 && t.columnsLeftOut({ columns: namesOf(worded) })}{' '}
          {file && file.hiddenSheets.length > 0 && t.hiddenSheets({ names: file.hiddenSheets.join(', ') })}{' '}
          {grid.droppedColumns > 0 && t.droppedColumns({ count: grid.droppedColumns })}{' '}
          {isReading && grid.rows.length > LONG && t.reading}
          {!isReading &&
            grid.rows.length > 0 &&
            reading.rows.every(({ kind }) => kind === 'heading') &&
            t.onlyHeader}{' '}
          {left > 0 && t.noRoom({ most: MAX_LINES, count: left })}
        </p>
        <div className="actions">
          <Button label={tDialog.cancel} onClick={onClose} />
          <Button
            look="primary"
            label={t.add({ count: fitting.length })}
            // The focus can be on it before the sheet is read.
            disabled={fitting.length === 0 && !isReading}
            aria-busy={isReading || undefined}
            onClick={add}
          />
        </div>
      </div>
    </Modal>
  )
}

/** Returns the lines up to the last that fits, with those before it that are not ticked, and the number of the others. */
function linesToShow(
  lines: readonly SheetLine[],
  unticked: ReadonlySet<number>,
  room: number,
): { lines: readonly SheetLine[]; fitting: readonly SheetLine[]; left: number } {
  const ticked = lines.filter(({ row }) => !unticked.has(row))
  const next = ticked[room]
  return {
    lines: next ? lines.slice(0, lines.indexOf(next)) : lines,
    fitting: ticked.slice(0, room),
    left: Math.max(ticked.length - room, 0),
  }
}

/** Returns the index of the first sheet that looks like a table, or 0. */
function firstTable(sheets: readonly Grid[]): number {
  const hasRows = (width: number) =>
    sheets.findIndex(
      ({ rows }) =>
        rows.slice(0, 200).filter(({ cells }) => cells.filter(({ text }) => text).length >= width).length > 1,
    )
  return [3, 2].map(hasRows).find(index => index >= 0) ?? 0
}
