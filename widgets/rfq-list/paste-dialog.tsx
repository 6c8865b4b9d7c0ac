import { useStore } from '@nanostores/react'
import { type ClipboardEvent, useRef, useState } from 'react'
import type { Requirements } from '#shared/procurement/requirements/requirements.ts'
import { MAX_LINES } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { SelectField, TextAreaField } from '#shared/ui/field.tsx'
import { dialogMessages } from '#shared/ui/ui.messages.ts'
import { OtherRows } from './other-rows.tsx'
import type { ReadLine } from './plain-lines.ts'
import { CheckQuantity } from './quantity-check.tsx'
import { type OtherRow, type Use, withOthers } from './read-sheet.ts'
import { rfqListMessages } from './rfq-list.messages.ts'
import { SheetColumns } from './sheet-columns.tsx'
import { hasTable, type Sheet } from './table.ts'
import { tableInHtml } from './table-html.ts'
import { useGrowing } from './use-growing.ts'
import { useSheet } from './use-sheet.ts'

type Props = {
  /** The sheets of a file that is not one of our lists. */
  sheets: readonly Sheet[]
  /** The number of lines that still fit. */
  room: number
  onAdd: (lines: readonly ReadLine[], required: Partial<Requirements>) => void
  onClose: () => void
}

/** The most characters that the field shows for editing. A longer text would take seconds to lay out. */
const MAX_SHOWN = 50_000
/** The most rows that are no lines and have a choice. More would not be looked at, and are left out. */
const MAX_OTHERS = 50

/** Takes pasted lines or cells, or sheets, and shows how they are read before they are added. */
export function PasteDialog({ sheets, room, onAdd, onClose }: Props) {
  const t = useStore(rfqListMessages)
  const tDialog = useStore(dialogMessages)
  const [sheet, setSheet] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ text }) => hasTable(text)),
    ),
  )
  const [text, setText] = useState(sheets[sheet]?.text ?? '')
  const [uses, setUses] = useState<ReadonlyMap<string, Use>>(new Map())
  const part = useRef<HTMLDivElement>(null)
  const { table, roles, reading, isReading, choose, keep } = useSheet(text)
  const isUsed = ({ use }: OtherRow): boolean => use !== 'leaveOut'
  const unused = reading.others.filter(row => !isUsed(row))
  const others = [...reading.others.filter(isUsed), ...unused].slice(0, MAX_OTHERS)
  const more = reading.others.length - others.length
  const hidden = sheets[sheet]?.hiddenRows ?? 0
  const purposeOf = (row: OtherRow): Use => uses.get(row.text) ?? row.use
  const { lines, required } = withOthers(reading.lines, others, purposeOf)
  const fitting = lines.slice(0, room)
  const doubtful = fitting.filter(line => line.isQuantityDoubtful).length
  const shown = useGrowing(fitting.length)
  const isLong = text.length > MAX_SHOWN
  const hasOnlyHeader = !isReading && text.trim() !== '' && lines.length + others.length === 0

  /** Takes the table of a mail or an online spreadsheet by its cells, and a long text without showing it. */
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const cells = tableInHtml(event.clipboardData.getData('text/html'))
    const pasted = cells ?? event.clipboardData.getData('text')
    if (cells === null && value.length + pasted.length <= MAX_SHOWN) return
    event.preventDefault()
    setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }

  function add(): void {
    const open = part.current?.querySelector<HTMLElement>('select[aria-invalid]')
    open?.focus()
    if (open) return
    keep()
    onAdd(fitting, required)
  }

  return (
    <Modal title={t.paste} onClose={onClose}>
      <div className="sheet" ref={part}>
        {sheets.length > 1 && (
          <SelectField
            label={t.sheet}
            value={`${sheet}`}
            onText={chosen => {
              setSheet(Number(chosen))
              setText(sheets[Number(chosen)]?.text ?? '')
            }}
          >
            {sheets.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {isLong ? (
          <p className="hint">{t.pasteIsLong}</p>
        ) : (
          <TextAreaField
            label={t.pasteLabel}
            hint={t.pasteHint}
            value={text}
            onPaste={takePasted}
            onText={setText}
          />
        )}
        {roles.length > 0 && <SheetColumns table={table} roles={roles} onChoose={choose} />}
        {lines.length > 0 && <Preview lines={fitting.slice(0, shown)} />}
        {others.length > 0 && (
          <OtherRows
            rows={others}
            purposeOf={purposeOf}
            onChoose={(row, use) => setUses(new Map(uses).set(row.text, use))}
          />
        )}
        <p role="status" className="hint">
          {lines.length > 0 && t.readCount({ count: lines.length })}{' '}
          {doubtful > 0 && t.checkCount({ count: doubtful })} {isLong && isReading && t.reading}
          {hasOnlyHeader && t.onlyHeader} {more > 0 && t.moreLeftOut({ count: more })}{' '}
          {hidden > 0 && t.hiddenRows({ count: hidden })}{' '}
          {lines.length > room && t.noRoom({ most: MAX_LINES, count: lines.length - room })}
        </p>
        <div className="actions">
          <Button label={tDialog.cancel} onClick={onClose} />
          <Button
            look="primary"
            label={t.add({ count: fitting.length })}
            disabled={fitting.length === 0 || isReading}
            onClick={add}
          />
        </div>
      </div>
    </Modal>
  )
}

function Preview({ lines }: { lines: readonly ReadLine[] }) {
  const t = useStore(rfqListMessages)
  const hasNotes = lines.some(({ note }) => note)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="preview" aria-label={t.preview} tabIndex={0}>
      <table>
        <caption className="hidden-visually">{t.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{t.wanted}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.unit}</th>
            {hasNotes && <th scope="col">{t.note}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ wanted, quantity, unit, note, isQuantityDoubtful }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
            <tr key={index}>
              <td>{wanted}</td>
              <td className="short">
                {quantity} {isQuantityDoubtful && <CheckQuantity />}
              </td>
              <td className="short">{unit}</td>
              {hasNotes && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
