import { useStore } from '@nanostores/react'
import type { DialogName } from '#shared/dialogs/dialogs.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { $session } from '#shared/session/session.ts'

/** What a visitor is told, and the way on; the form stays where it is. */
export function SignInFirst({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const t = useMessages()
  const hasExpired = useStore($session).at === 'expired'
  return (
    <div className="row sign-in-first">
      <p className="wrong-text">{t(hasExpired ? 'login.expired' : 'item.pleaseLogin')}</p>
      <button type="button" className="button soft" onClick={() => onOpen('login')}>
        {t('menu.signIn')}
      </button>
      <button type="button" className="button plain" onClick={() => onOpen('register')}>
        {t('menu.register')}
      </button>
    </div>
  )
}
