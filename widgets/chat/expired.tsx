import { open } from '#shared/dialogs/dialogs.ts'
import { useMessages } from '#shared/messages/messages.ts'

/** Where the session ended by itself: what was being written comes back with the member. */
export function Expired({ docked }: { docked: boolean }) {
  const t = useMessages()
  return (
    <section
      className={docked ? 'box docked expired' : 'box expired'}
      part="box"
      aria-label={t('chat.title')}
    >
      <p>{t('chat.expired')}</p>
      <button type="button" className="button soft" onClick={() => open('login')}>
        {t('menu.signIn')}
      </button>
    </section>
  )
}
