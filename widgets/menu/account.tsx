import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { $user } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { SignOutButton } from './sign-out-button.tsx'

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
      {user ? (
        <>
          <DashboardLink />
          <SignOutButton userId={user.id} onSignOut={leave} />
        </>
      ) : (
        <VisitorButtons takesFocus={hasLeft} />
      )}
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
        <Icon path="M10 10a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM3 17.5a7 5.6 0 0 1 14 0" />
        <span className="label">{t['menu.signIn']}</span>
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => openDialog('register')}>
        <Icon path="M8 10a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 8 10ZM1.500 17.5a6.5 5.6 0 0 1 13 0M16 7v6M13 10h6" />
        <span className="label">{t['menu.register']}</span>
      </button>
    </>
  )
}
