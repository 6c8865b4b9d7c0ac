import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { MOST_LINES } from '#shared/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { dialogMessages } from '#shared/ui/ui.messages.ts'
import { type PastedLine, readPastedLines } from './pasted-lines.ts'
import { CheckQuantity } from './quantity-check.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  /** What to begin with: the text of a file that is no list of ours. */
  given: string
  /** How many lines still fit. */
  room: number
  onAdd: (lines: readonly PastedLine[]) => void
  onClose: () => void
}

/** Takes lines or cells, and shows how they are read before they are added. */
export function PasteDialog({ given, room, onAdd, onClose }: Props) {
  const t = useStore(rfqListMessages)
  const tDialog = useStore(dialogMessages)
  const [text, setText] = useState(given)
  const read = useDeferredValue(text)
  const lines = useMemo(() => readPastedLines(read), [read])
  const fitting = lines.slice(0, room)
  const doubtful = fitting.filter(line => line.isQuantityDoubtful).length
  return (
    <Modal title={t.paste} onClose={onClose}>
      <TextAreaField
        label={t.pasteLabel}
        hint={t.pasteHint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {lines.length > 0 && <Preview lines={fitting} />}
      <p role="status" className="hint">
        {doubtful > 0 && t.checkCount({ count: doubtful })}{' '}
        {lines.length > room && t.noRoom({ most: MOST_LINES, count: lines.length - room })}
      </p>
      <div className="actions">
        <Button label={tDialog.cancel} onClick={onClose} />
        <Button
          look="primary"
          label={t.add({ count: fitting.length })}
          disabled={fitting.length === 0}
          onClick={() => onAdd(readPastedLines(text).slice(0, room))}
        />
      </div>
    </Modal>
  )
}

function Preview({ lines }: { lines: readonly PastedLine[] }) {
  const t = useStore(rfqListMessages)
  const hasNotes = lines.some(({ note }) => note)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own
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
