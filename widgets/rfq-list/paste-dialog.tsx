import { useStore } from '@nanostores/react'
import { type ClipboardEvent, useState } from 'react'
import { MAX_LINES } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { dialogMessages } from '#shared/ui/ui.messages.ts'
import type { PastedLine } from './pasted-lines.ts'
import { CheckQuantity } from './quantity-check.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { useGrowing } from './use-growing.ts'
import { usePasted } from './use-pasted.ts'

type Props = {
  /** The initial text, from a file that is not one of our lists. */
  given: string
  /** The number of lines that still fit. */
  room: number
  onAdd: (lines: readonly PastedLine[]) => void
  onClose: () => void
}

/** The most characters that the field shows for editing. A longer text would take seconds to lay out. */
const MAX_SHOWN = 50_000

/** Takes pasted lines or cells, and shows how they are read before they are added. */
export function PasteDialog({ given, room, onAdd, onClose }: Props) {
  const t = useStore(rfqListMessages)
  const tDialog = useStore(dialogMessages)
  const [text, setText] = useState(given)
  const { lines, leftOut, isReading, readAll } = usePasted(text)
  const fitting = lines.slice(0, room)
  const doubtful = fitting.filter(line => line.isQuantityDoubtful).length
  const shown = useGrowing(fitting.length)
  const isLong = text.length > MAX_SHOWN
  const hasOnlyHeader = !isReading && text.trim() !== '' && lines.length + leftOut.length === 0

  function takeLong(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    if (value.length + pasted.length <= MAX_SHOWN) return
    event.preventDefault()
    setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }

  return (
    <Modal title={t.paste} onClose={onClose}>
      {isLong ? (
        <p className="hint">{t.pasteIsLong}</p>
      ) : (
        <TextAreaField
          label={t.pasteLabel}
          hint={t.pasteHint}
          value={text}
          onPaste={takeLong}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {lines.length > 0 && <Preview lines={fitting.slice(0, shown)} />}
      {leftOut.length > 0 && <LeftOut rows={leftOut} />}
      <p role="status" className="hint">
        {doubtful > 0 && t.checkCount({ count: doubtful })} {isLong && isReading && t.reading}
        {hasOnlyHeader && t.onlyHeader}
        {lines.length > room && t.noRoom({ most: MAX_LINES, count: lines.length - room })}
      </p>
      <div className="actions">
        <Button label={tDialog.cancel} onClick={onClose} />
        <Button
          look="primary"
          label={t.add({ count: fitting.length })}
          disabled={fitting.length === 0}
          onClick={() => void readAll().then(pasted => onAdd(pasted.lines.slice(0, room)))}
        />
      </div>
    </Modal>
  )
}

function Preview({ lines }: { lines: readonly PastedLine[] }) {
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

/** The number of rows shown, which is enough to recognise their kind. */
const MAX_LEFT_OUT = 50

/** Lists the rows that were not read as lines, so that nothing is lost without notice. */
function LeftOut({ rows }: { rows: readonly string[] }) {
  const t = useStore(rfqListMessages)
  return (
    <details>
      <summary>{t.leftOut({ count: rows.length })}</summary>
      <ul>
        {rows.slice(0, MAX_LEFT_OUT).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
          <li key={index}>{row}</li>
        ))}
      </ul>
    </details>
  )
}
