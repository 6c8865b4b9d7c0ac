import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { useUser } from '#shared/session/use-session.ts'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** Sign In and Register for visitors, Dashboard and Sign out for members. */
export function Account() {
  const user = useUser()
  const [hasLeft, setHasLeft] = useState(false)
  const leave = (): void => {
    signOut()
    setHasLeft(true)
  }
  return (
    <div className={user ? 'account' : 'account for-visitors'} part="account">
      {user ? (
        <>
          <DashboardLink look="plain" />
          <SignOutButton userId={user.id} onSignOut={leave} />
        </>
      ) : (
        <VisitorButtons takesFocus={hasLeft} />
      )}
    </div>
  )
}

/** Signing out removes the focused button, so the button that takes its place gets the focus. */
function VisitorButtons({ takesFocus }: { takesFocus: boolean }) {
  const t = useStore(signInMessages)
  const openDialog = useDialog()
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
        {t['menu.signIn']}
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => openDialog('register')}>
        {t['menu.register']}
      </button>
    </>
  )
}
