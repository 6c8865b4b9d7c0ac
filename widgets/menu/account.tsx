import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { signOut } from '#shared/session/sign-out.ts'
import { useUser } from '#shared/session/use-session.ts'
import { clearRecords, questionsFor } from '#shared/storage/sign-out-records.ts'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { menuMessages } from './menu.messages.ts'

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
          <DashboardLink look="plain">
            <News key={user.id} />
          </DashboardLink>
          <SignOutButton userId={user.id} onSignOut={leave} />
        </>
      ) : (
        <VisitorButtons takesFocus={hasLeft} />
      )}
    </div>
  )
}

const newsCount = late(() => import('./news-count.tsx'))

/** What is new in the dashboard, on hosts that tell. */
function News() {
  const { requestStates } = useStore($config)
  const part = useLate(requestStates && newsCount)
  return part && <part.NewsCount />
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
      <Button
        ref={signIn}
        look="plain"
        label={t['menu.signIn']}
        aria-haspopup="dialog"
        onClick={() => openDialog('login')}
      />
      <Button label={t['menu.register']} aria-haspopup="dialog" onClick={() => openDialog('register')} />
    </>
  )
}

const loadQuestion = () => import('./sign-out-question.tsx')

type Question = Awaited<ReturnType<typeof loadQuestion>>

type SignOutProps = { userId: number; onSignOut: () => void }

/** Asks first whether to keep drafts and records (decisions.mdx#drafts). */
function SignOutButton({ userId, onSignOut }: SignOutProps) {
  const t = useStore(menuMessages)
  const [question, setQuestion] = useState<Question>()
  const clearAndSignOut = (keeps: boolean): void => {
    clearRecords(userId, keeps)
    onSignOut()
  }
  const ask = (): void => {
    // If the question can't be loaded, everything is kept.
    if (questionsFor(userId).size > 0) loadQuestion().then(setQuestion, () => clearAndSignOut(true))
    else clearAndSignOut(true)
  }
  return (
    <>
      <Button label={t.signOut} part="sign-out" onClick={ask} />
      {question && (
        <question.SignOutQuestion
          userId={userId}
          onSignOut={clearAndSignOut}
          onStay={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}
