import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { drafts } from '#shared/forms/drafts.ts'
import { clearUnsent, hasUnsent } from '#shared/outbox/entry.ts'
import { $user, type User } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { Modal } from '#shared/ui/dialogs.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { menuMessages } from './menu.messages.ts'

/** Sign In and Register for visitors, Dashboard and Sign out for members. */
export function Account() {
  const user = useStore($user)
  const [hasLeft, setHasLeft] = useState(false)
  const leave = (): void => {
    signOut()
    setHasLeft(true)
  }
  return (
    <div className="account" part="account">
      {user ? <MemberButtons user={user} onSignOut={leave} /> : <VisitorButtons takesFocus={hasLeft} />}
    </div>
  )
}

/** Signing out removes the focused button: the one that takes its place gets the focus. */
function VisitorButtons({ takesFocus }: { takesFocus: boolean }) {
  const t = useStore(signInMessages)
  const signIn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) signIn.current?.focus()
  }, [takesFocus])
  return (
    <>
      <button
        ref={signIn}
        type="button"
        className="button plain"
        aria-haspopup="dialog"
        onClick={() => openDialog('login')}
      >
        <Icon name="person" />
        <span className="label">{t['menu.signIn']}</span>
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => openDialog('register')}>
        <Icon name="join" />
        <span className="label">{t['menu.register']}</span>
      </button>
    </>
  )
}

function MemberButtons({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const t = useStore(menuMessages)
  const [asking, setAsking] = useState(false)
  const ask = (): void => (drafts.has(user.id) || hasUnsent(user.id) ? setAsking(true) : onSignOut())
  return (
    <>
      <DashboardLink />
      <button type="button" className="button" onClick={ask}>
        <Icon name="leave" />
        <span className="label">{t.signOut}</span>
      </button>
      {asking && (
        <UnsentDraftsDialog
          onKeep={onSignOut}
          onDelete={() => {
            drafts.clear(user.id)
            clearUnsent(user.id)
            onSignOut()
          }}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Props = { onKeep: () => void; onDelete: () => void; onStay: () => void }

/** Asked on sign-out while the member has unsent drafts (decisions.mdx#drafts). */
function UnsentDraftsDialog({ onKeep, onDelete, onStay }: Props) {
  const t = useStore(menuMessages)
  return (
    <Modal title={t.draftsTitle} role="alertdialog" withCloseButton={false} onClose={onStay}>
      <p>{t.draftsText}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={onKeep}>
          {t.draftsKeep}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {t.draftsDelete}
        </button>
        <button type="button" className="button plain" onClick={onStay}>
          {t.draftsStay}
        </button>
      </div>
    </Modal>
  )
}

const PATH = '/app/dashboard/menu'
const MIDDLE = 1

/**
 * Opens the separate dashboard. It expects the token in the query, but no `href` holds it, because scripts of the page,
 * a copied link or the status bar would show it (decisions.mdx#dashboard-link).
 */
function DashboardLink() {
  const t = useStore(menuMessages)
  const address = useStore($config).dashboardHost + PATH
  const openDashboard = (event: MouseEvent): void => {
    event.preventDefault()
    const token = encodeURIComponent($user.get()?.token ?? '')
    window.open(`${address}?token=${token}`, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      className="button plain"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={t.dashboardHint}
      onClick={openDashboard}
      onAuxClick={event => event.button === MIDDLE && openDashboard(event)}
    >
      <Icon name="dashboard" />
      <span className="label">{t.dashboard}</span>
    </a>
  )
}
