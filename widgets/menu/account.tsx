import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { drafts } from '#shared/forms/drafts.ts'
import { clearUnsent, hasUnsent } from '#shared/outbox/entry.ts'
import { $user, type User } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { menuMessages } from './menu.messages.ts'
import { UnsentDraftsDialog } from './unsent-drafts-dialog.tsx'

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

type MemberProps = { user: User; onSignOut: () => void }

function MemberButtons({ user, onSignOut }: MemberProps) {
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
