import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { attachmentsMessages } from './attachments.messages.ts'
import { type Attachments, canGoAlone, MAX_FILES, type Refused } from './attachments.store.ts'
import { sizeText } from './size-text.ts'

type Props = {
  attachments: Attachments
  held: File | null
  onSendAlone: (file: File) => void
}

/** Shows the work in progress, its result, and the refused files with the reason. One that can go alone has a button. */
export function AttachmentsStatus({ attachments, held, onSendAlone }: Props) {
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
            {'file' in each && files.includes(each.file) && <span> {t.othersLeftOut}</span>}
            {'file' in each && !files.includes(each.file) && canGoAlone(each) && (
              <div className="row choices">
                <Button
                  label={t.sendAlone({ name: each.file.name })}
                  onClick={() => onSendAlone(each.file)}
                />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
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
