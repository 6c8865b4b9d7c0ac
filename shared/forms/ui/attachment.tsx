import { useStore } from '@nanostores/react'
import { type ChangeEvent, useId } from 'react'
import { Icon } from '#shared/ui/icon.tsx'
import { formMessages } from '../form.messages.ts'

type Props = {
  file: File | null
  /** The name of a file that an earlier page held. */
  fileToChooseAgain: string | null
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
  onCancel: () => void
}

/** One PDF, which can be taken back. The real file input is there for keyboard and screen reader; its label is the button. */
export function Attachment({ file, fileToChooseAgain, onChoose, onCancel }: Props) {
  const t = useStore(formMessages)
  const id = useId()
  return (
    <div className="file">
      <input
        type="file"
        name="file"
        id={id}
        className="hidden-visually"
        accept=".pdf,application/pdf"
        onChange={onChoose}
      />
      <label htmlFor={id} className="button">
        <Icon name="upload" />
        {t.upload}
      </label>
      {file && (
        <span className="pill chosen">
          <span>{file.name}</span>
          <button type="button" title={t.cancelUpload} aria-label={t.cancelUpload} onClick={onCancel}>
            <Icon name="close" />
          </button>
        </span>
      )}
      {!file && fileToChooseAgain && (
        <span className="hint">{t.fileToChooseAgain({ name: fileToChooseAgain })}</span>
      )}
    </div>
  )
}
