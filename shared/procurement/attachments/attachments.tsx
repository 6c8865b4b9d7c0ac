import { useStore } from '@nanostores/react'
import { type DragEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { attachmentName } from '#shared/forms/submitter.ts'
import type { MoreFiles } from '#shared/places/places.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { AttachedFiles } from './attached-files.tsx'
import styles from './attachments.css?inline'
import { attachmentsMessages } from './attachments.messages.ts'
import { createAttachments } from './attachments.store.ts'
import { AttachmentsStatus } from './attachments-status.tsx'

const PICTURE = /\.(jpe?g|png)$/i

type Props = {
  file: File | null
  /** Called at each change. The promised PDF comes back as `file`; it rejects if refused or changed meanwhile. */
  onChange: (file: Promise<File> | null) => void
  /** The file field of the form, if it has one, to be used instead of a field here. */
  field?: RefObject<HTMLInputElement | null>
  takeOver?: (more: MoreFiles | null) => void
}

/** Lets a reader drop or pick PDFs and pictures, order and remove them, and join them. */
export function Attachments({ file, onChange, field, takeOver }: Props) {
  useLateStyles(styles)
  const t = useStore(attachmentsMessages)
  const id = useId()
  const [store] = useState(createAttachments)
  const attachments = useStore(store.$attachments)
  const [isOver, setOver] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  useLayoutEffect(() => store.follow(file), [store, file])
  useCommand('reset', store.clear)

  const nameMerged = (first: File, more: number): string => {
    const name = attachmentName(first) || t.nameless
    return more > 0 ? t.nameOfMany({ name, more }) : t.nameOfOne({ name })
  }
  const arrange = (files: readonly File[]): void => {
    if (files.length === 0) {
      store.clear()
      onChange(null)
      return
    }
    const merged = store.arrange(files, nameMerged)
    // The reason for a failure is shown here, even if nothing else listens.
    merged.catch(() => {})
    onChange(merged)
  }
  const sendAlone = (only: File): void => {
    arrange([only])
    // The pressed button disappears.
    input.current?.focus()
  }
  const add = (list: FileList | null): void => {
    const [first, ...others] = list ?? []
    if (!first || input.current?.matches(':disabled')) return
    const isAlone = attachments.files.length + others.length === 0
    // The form checks a single file itself, and says in its own words what is wrong with it.
    if (field && isAlone && !PICTURE.test(first.name)) onChange(Promise.resolve(first))
    else arrange([...attachments.files, first, ...others])
  }

  const latest = useRef(add)
  useLayoutEffect(() => {
    latest.current = add
  })
  const more: MoreFiles = {
    field: {
      multiple: true,
      accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
      'aria-describedby': `${id}-hint`,
      onChange({ currentTarget }) {
        latest.current(currentTarget.files)
        currentTarget.value = ''
      },
    },
    row: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        latest.current(event.dataTransfer.files)
      },
    },
  }
  const offered = useRef(more)
  useLayoutEffect(() => {
    takeOver?.(offered.current)
    return () => takeOver?.(null)
  }, [takeOver])

  const hint = (
    <p className="hint" id={`${id}-hint`}>
      {t.hint}
    </p>
  )
  const status = <AttachmentsStatus attachments={attachments} held={file} onSendAlone={sendAlone} />
  const list = (from: number) => (
    <AttachedFiles
      files={attachments.files}
      from={from}
      onArrange={arrange}
      onHidden={() => input.current?.focus()}
    />
  )
  if (field) {
    return (
      <div className="added" data-over={isOver || undefined}>
        {hint}
        {list(2)}
        {status}
      </div>
    )
  }
  return (
    <div className="drop" data-over={isOver || undefined} {...more.row}>
      <input type="file" id={id} ref={own} className="hidden-visually" {...more.field} />
      <label htmlFor={id} className="button">
        <Icon path="M10 4v12M4 10h12" />
        {t.add}
      </label>
      {hint}
      {list(1)}
      {status}
    </div>
  )
}
