import { useStore } from '@nanostores/react'
import { type ChangeEvent, type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { attachmentName } from '#shared/forms/submitter.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { AttachedFiles } from './attached-files.tsx'
import styles from './attachments.css?inline'
import { attachmentsMessages } from './attachments.messages.ts'
import { createAttachments } from './attachments.store.ts'
import { AttachmentsStatus } from './attachments-status.tsx'

type Props = {
  file: File | null
  /** Called at each change. The promised PDF comes back as `file`; it rejects if refused or changed meanwhile. */
  onChange: (file: Promise<File> | null) => void
}

/** Lets a reader drop or pick PDFs and pictures, order and remove them, and join them. */
export function Attachments({ file, onChange }: Props) {
  useLateStyles(styles)
  const t = useStore(attachmentsMessages)
  const id = useId()
  const [store] = useState(createAttachments)
  const attachments = useStore(store.$attachments)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
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
    if (list?.length && !input.current?.matches(':disabled')) arrange([...attachments.files, ...list])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the pointer; the field inside is for all.
    <div
      className="drop"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      }}
    >
      <input
        type="file"
        id={id}
        ref={input}
        className="hidden-visually"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          add(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className="button">
        <Icon path="M10 4v12M4 10h12" />
        {t.add}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      <AttachedFiles files={attachments.files} onArrange={arrange} onEmptied={() => input.current?.focus()} />
      <AttachmentsStatus attachments={attachments} held={file} onSendAlone={sendAlone} />
    </div>
  )
}
