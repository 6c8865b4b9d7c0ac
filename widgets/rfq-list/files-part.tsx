import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { late, useLate } from '#shared/element/late.tsx'
import { formMessages } from '#shared/forms/form.messages.ts'
import type { createRunFiles } from '#shared/procurement/rfq-list/run-files.ts'
import { useOwner } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { LoaderDialog } from '#shared/ui/dialogs.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { SheetChoice } from './sheet-choice.tsx'

const attachments = late(() => import('#shared/procurement/attachments/attachments.tsx'))

type Props = { files: ReturnType<typeof createRunFiles>; isDisabled: boolean }

/** The files that go with every request, and their upload. The part loads later, into the space reserved for it. */
export function FilesPart({ files, isDisabled }: Props) {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const { file, progress } = useStore(files.$files)
  const owner = useOwner()
  // A visitor who signs in keeps the sheets, as the list.
  useEffect(() => (owner === 'visitor' ? undefined : files.clear), [owner, files])
  const later = useLate(attachments)
  return (
    <fieldset className="files" disabled={isDisabled}>
      <legend className="legend">{t.files}</legend>
      <div className="space">{later && <later.Attachments file={file} onChange={files.choose} />}</div>
      <SheetChoice sheets={files.sheets} />
      {progress !== null && (
        <LoaderDialog>
          <progress className="progress" aria-label={tForm.uploading} max={1} value={progress} />
          <Button label={tForm.cancelUpload} onClick={files.cancel} />
        </LoaderDialog>
      )}
    </fieldset>
  )
}
