import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Button } from '#shared/ui/button.tsx'
import { RowsSkeleton } from '#shared/ui/device-content.tsx'
import { sentMessages } from './sent.messages.ts'
import { SentRecords } from './sent-records.tsx'

/** The requests that a member has sent from this device. */
export function Sent() {
  const t = useStore(sentMessages)
  const user = useUser()
  const screen = useRef<HTMLElement>(null)
  const signIn = useSignIn(screen, root => root.querySelector('h1'))
  useReady(true)
  return (
    <article className="screen" ref={screen}>
      <Breadcrumb steps={[{ label: t.title }]} />
      <h1 tabIndex={-1}>{t.title}</h1>
      {user ? <SentRecords key={user.id} user={user} /> : <SignInFirst onSignIn={() => signIn('login')} />}
      {useHydrating() && <RowsSkeleton className="for-members" />}
    </article>
  )
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  const t = useStore(sentMessages)
  const tSignIn = useStore(signInMessages)
  return (
    <section className="state for-visitors" part="sign-in">
      <h2>{t.signIn}</h2>
      <p>{t.signInWhy}</p>
      <Button look="primary" label={tSignIn['menu.signIn']} onClick={onSignIn} />
    </section>
  )
}
