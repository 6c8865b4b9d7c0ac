import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useReady } from '#shared/element/paint-effect.ts'
import { $user } from '#shared/session/session.ts'
import { ActionLink } from '#shared/ui/link.tsx'
import { bannerMessages } from './banner.messages.ts'

export function Banner({ name }: { name: 'register' | 'community' }) {
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

/** A shop front with an orange awning. */
function Shop() {
  return (
    <Emblem>
      <path className="filled" d="M20 50v36h80V50" />
      <path d="M66 86V62h20v24M34 62h20v14H34Z" />
      <path
        className="lit"
        d="M20 20h80l10 24a12.500 12.500 0 0 1-25 0 12.500 12.500 0 0 1-25 0 12.500 12.500 0 0 1-25 0 12.500 12.500 0 0 1-25 0Z"
      />
      <path d="M8 86h104" />
    </Emblem>
  )
}

/** Three towns and the road between them. */
function Towns() {
  return (
    <Emblem>
      <path d="M26 78c14 12 24-6 36-6s18 14 34 8" strokeDasharray="7 6" />
      <Pin x={26} y={74} />
      <Pin x={95} y={76} />
      <Pin x={60} y={66} className="lit" />
    </Emblem>
  )
}

function Pin({ x, y, className = 'filled' }: { x: number; y: number; className?: string }) {
  const isFirst = className === 'lit'
  return (
    <g transform={`translate(${x} ${y}) scale(${isFirst ? 1.3 : 1})`} className={className}>
      <path d="M0 0c-9-11-14-17-14-25a14 14 0 0 1 28 0c0 8-5 14-14 25Z" />
      <circle cx="0" cy="-25" r="5" />
    </g>
  )
}

function Emblem({ children }: { children: ReactNode }) {
  return (
    <svg
      className="illustration"
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
