import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { attachmentsMessages } from './attachments.messages.ts'
import {
  type Attachments,
  type Choice,
  choicesOf,
  MAX_FILES,
  type Refused,
  type RefusedFile,
} from './attachments.store.ts'
import { sizeText } from './size-text.ts'

type Props = {
  attachments: Attachments
  held: File | null
  onChoose: (choice: Choice, refused: RefusedFile) => void
}

/** Shows the work in progress, its result, and the refused files with the reason and what can be done about it. */
export function AttachmentsStatus({ attachments, held, onChoose }: Props) {
  const t = useStore(attachmentsMessages)
  const { files, isMerging, refused } = attachments
  const byText = new Map(refused.map(each => [refusedText(each, t), each]))
  return (
    <div className="attached-status" role="status">
      {isMerging && <p className="hint">{t.merging({ count: files.length })}</p>}
      {!isMerging && held && files.length > 1 && (
        <p className="hint">{t.merged({ count: files.length, size: sizeText(held.size, t) })}</p>
      )}
      {[...byText].map(([text, each]) => (
        <div key={text} className="note wrong">
          <Icon path={icons.alert} />
          <div>
            <span>{text}</span>
            {'file' in each && <Choices refused={each} files={files} onChoose={onChoose} />}
          </div>
        </div>
      ))}
    </div>
  )
}

type ChoicesProps = { refused: RefusedFile; files: readonly File[]; onChoose: Props['onChoose'] }

/** Says which files the form has now, and offers the other ways to send them. */
function Choices({ refused, files, onChoose }: ChoicesProps) {
  const t = useStore(attachmentsMessages)
  const choices = choicesOf(refused, files)
  if (choices.length === 0) return null
  const { file } = refused
  const labels = { alone: t.sendAlone, detached: t.sendDetached, others: t.sendOthers }
  return (
    <>
      {' '}
      <span>{files.includes(file) ? t.othersLeftOut : t.fileLeftOut}</span>
      <div className="row choices">
        {choices.map(choice => (
          <Button
            key={choice}
            label={labels[choice]({ name: file.name })}
            onClick={() => onChoose(choice, refused)}
          />
        ))}
      </div>
    </>
  )
}

function refusedText(refused: Refused, t: Messages<typeof attachmentsMessages>): string {
  switch (refused.why) {
    case 'failed':
      return t.failed
    case 'tooMany':
      return t.tooMany({ most: MAX_FILES })
    case 'tooLarge': {
      const files = refused.files.map(({ name, size }) => `${name} (${sizeText(size, t)})`).join(', ')
      return t.tooLarge({ files, size: sizeText(refused.size, t) })
    }
    default:
      return t[refused.why]({ name: refused.file.name })
  }
}
