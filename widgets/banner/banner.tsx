import { useStore } from '@nanostores/react'
import { $user } from '#shared/session/session.ts'
import { ActionLink } from '#shared/ui/link.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { bannerMessages } from './banner.messages.ts'
import { Shop, Towns } from './illustrations.tsx'

type Props = { name: 'register' | 'community' }

export function Banner({ name }: Props) {
  const t = useStore(bannerMessages)
  const isMember = useStore($user) !== null
  useReady(true)
  if (name === 'community') {
    return (
      <section className="banner community" part="banner">
        <Towns />
        <div className="words">
          <h2>{t.communityTitle}</h2>
          <p className="muted">{t.communityText}</p>
        </div>
        <ActionLink to={{ route: 'aboutUs' }} className="button" part="step">
          {t.community}
        </ActionLink>
      </section>
    )
  }
  // A plain button: a screen shows one primary button, and on the home page the hero has it.
  return (
    <section className="banner register" part="banner">
      <Shop />
      <div className="words">
        <h2>{isMember ? t.memberTitle : t.registerTitle}</h2>
        <p className="muted">{isMember ? t.memberText : t.registerText}</p>
      </div>
      <ActionLink
        to={isMember ? { route: 'FAQ' } : 'register'}
        className={isMember ? 'button' : 'button filled'}
        part="step"
      >
        {isMember ? t.member : t.register}
      </ActionLink>
    </section>
  )
}
