import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { clearRequests } from '#shared/forms/requests.ts'
import { guardStorage } from '#shared/storage/guarded-storage.ts'
import { menuMessages } from './menu.messages.ts'

const bring = () => import('./sign-out-question.tsx')

type Question = Awaited<ReturnType<typeof bring>>

type Props = { userId: number; onSignOut: () => void }

/** Asks first whether to keep drafts and records (decisions.mdx#drafts). */
export function SignOutButton({ userId, onSignOut }: Props) {
  const t = useStore(menuMessages)
  const [question, setQuestion] = useState<Question>()
  const signOut = (part?: Question): void => {
    clearRequests(userId)
    part?.forgetSearches(userId)
    onSignOut()
  }
  const ask = (part: Question): void => (part.leavesAnything(userId) ? setQuestion(part) : signOut(part))
  return (
    <>
      <button
        type="button"
        className="button"
        // If the question can't be loaded, everything is kept.
        onClick={() => (mayLeave(userId) ? bring().then(ask, () => signOut()) : signOut())}
      >
        {t.signOut}
      </button>
      {question && (
        <question.SignOutQuestion
          userId={userId}
          onSignOut={() => signOut(question)}
          onStay={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}

/** Checks only the names of stored entries, so that most members load nothing more. */
function mayLeave(userId: number): boolean {
  const theirs = new RegExp(
    `^trade-widgets:((draft|outbox|sent|rfq-list|rfq-run|searches):${userId}|searches:visitor)(:|$)`,
  )
  return guardStorage()
    .keys()
    .some(key => theirs.test(key))
}
