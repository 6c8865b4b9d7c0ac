import { useStore } from '@nanostores/react'
import { type ChangeEvent, useId } from 'react'
import type { createRunSheets } from '#shared/procurement/rfq-list/run-sheets.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

/** Lets the buyer send one sheet as it is: one that was imported, or another one. */
export function SheetChoice({ sheets }: { sheets: ReturnType<typeof createRunSheets> }) {
  const t = useStore(rfqListMessages)
  const { offered, attached, refused } = useStore(sheets.$sheets)
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void sheets.offer(file, true)
  }
  return (
    <div className="sheets">
      {offered.map(file => (
        <label key={file.name} className="attach-sheet">
          <input
            type="checkbox"
            checked={file === attached}
            onChange={() => sheets.attach(file === attached ? null : file)}
          />
          <bdi>{t.attachSheet({ name: file.name })}</bdi>
        </label>
      ))}
      <span className="file">
        <input
          type="file"
          id={id}
          className="hidden-visually"
          accept=".xlsx,.csv,.tsv,.txt"
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
        <label htmlFor={id} className="button">
          {t.chooseSheet}
        </label>
      </span>
      <p className="hint" id={`${id}-hint`}>
        {t.sheetHint} {offered.length > 1 && t.oneSheet}
      </p>
      <p role="status" className="error-text">
        {refused && t[refused.why]({ name: refused.name })}
      </p>
    </div>
  )
}
