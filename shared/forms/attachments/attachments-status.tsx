import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { attachmentsMessages } from './attachments.messages.ts'
import { type Attachments, MAX_FILES, type Refused } from './attachments.store.ts'
import { sizeText } from './size-text.ts'

/** Shows the work in progress, its result, and the refused files with the reason. */
export function AttachmentsStatus({ attachments, held }: { attachments: Attachments; held: File | null }) {
  const t = useStore(attachmentsMessages)
  const { files, isMerging, refused } = attachments
  return (
    <div className="attached-status" role="status">
      {isMerging && <p className="hint">{t.merging({ count: files.length })}</p>}
      {!isMerging && held && files.length > 1 && (
        <p className="hint">{t.merged({ count: files.length, size: sizeText(held.size, t) })}</p>
      )}
      {[...new Set(refused.map(each => refusedText(each, t)))].map(text => (
        <p key={text} className="note wrong">
          <Icon path={icons.alert} />
          <span>{text}</span>
        </p>
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
