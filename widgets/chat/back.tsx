import { useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'

/** The way back to the list, where both don't fit side by side. */
export function Back({ onBack }: { onBack: () => void }) {
  const t = useMessages()
  return (
    <button type="button" className="icon-button back" aria-label={t('chat.back')} onClick={onBack}>
      <Icon name="left" />
    </button>
  )
}
