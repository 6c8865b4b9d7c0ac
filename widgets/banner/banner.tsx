import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { open } from '#shared/dialogs/dialogs.ts'
import { $user } from '#shared/session/session.ts'
import { Link } from '#shared/ui/link.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { bannerMessages } from './banner.messages.ts'
import { Shop, Towns } from './illustrations.tsx'

type Props = { name: 'register' | 'community' }

export function Banner({ name }: Props) {
  useReady(true)
  const isMember = useStore($user) !== null
  if (name === 'community') return <Community />
  return isMember ? <ForMembers /> : <Register />
}

/** A plain button: a screen shows one primary button, and on the home page the hero has it. */
function Register() {
  const t = useStore(bannerMessages)
  return (
    <Panel name="register" emblem={<Shop />} title={t.registerTitle} text={t.registerText}>
      <button
        type="button"
        className="button filled"
        part="step"
        aria-haspopup="dialog"
        onClick={() => open('register')}
      >
        {t.register}
      </button>
    </Panel>
  )
}

/** Members see what to do after registering. */
function ForMembers() {
  const t = useStore(bannerMessages)
  return (
    <Panel name="register" emblem={<Shop />} title={t.memberTitle} text={t.memberText}>
      <Link to={{ route: 'FAQ' }} className="button" part="step">
        {t.member}
      </Link>
    </Panel>
  )
}

function Community() {
  const t = useStore(bannerMessages)
  return (
    <Panel name="community" emblem={<Towns />} title={t.communityTitle} text={t.communityText}>
      <Link to={{ route: 'aboutUs' }} className="button" part="step">
        {t.community}
      </Link>
    </Panel>
  )
}

type PanelProps = Props & { emblem: ReactNode; title: string; text: string; children: ReactNode }

function Panel({ name, emblem, title, text, children }: PanelProps) {
  return (
    <section className={`banner ${name}`} part="banner">
      {emblem}
      <div className="words">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
