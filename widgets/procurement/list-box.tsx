import { useStore } from '@nanostores/react'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { $brought } from '#shared/procurement/rfq-list/brought.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { useNavigate } from '#shared/ui/use-navigate.ts'
import css from './list-box.css?inline'
import { listBoxMessages } from './list-box.messages.ts'

const list = { route: 'rfqList' } as const

/** Begins an RFQ list: takes lines or a file, and opens the screen of the list with them. */
export function ListBox() {
  useLateStyles(css)
  const t = useStore(listBoxMessages)
  const titleId = useId()
  const fileId = useId()
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)

  function bring(what: File | 'lines' | undefined): void {
    if (!what) return
    $brought.set(what)
    // Another page starts anew, and knows nothing of a file.
    if (navigate(list)) window.location.assign(hrefTo(list))
  }
  function paste({ clipboardData }: ClipboardEvent): void {
    const text = clipboardData.getData('text')
    bring(clipboardData.files[0] ?? (text ? new File([text], t.pasted, { type: 'text/plain' }) : undefined))
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    bring(event.dataTransfer.files[0])
  }
  return (
    <section
      className="list-box"
      aria-labelledby={titleId}
      onPaste={paste}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={titleId}>{t.title}</h2>
      <p className="muted small">{t.about}</p>
      <div className={isOver ? 'drop over' : 'drop'}>
        <Icon path="M10 13V4m0 0L6.500 7.500M10 4l3.500 3.500M4 13v3h12v-3" />
        <p className="muted small">{t.drop}</p>
        <div className="row">
          <Button label={t.paste} onClick={() => bring('lines')} />
          <span className="file">
            <input
              type="file"
              id={fileId}
              className="hidden-visually"
              accept=".xlsx,.xlsm,.csv,.tsv,.txt,.html,.htm,.xls,text/csv"
              onChange={({ currentTarget }) => bring(currentTarget.files?.[0])}
            />
            <label htmlFor={fileId} className="button">
              {t.import}
            </label>
          </span>
        </div>
      </div>
    </section>
  )
}
