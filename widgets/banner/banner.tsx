import { useStore } from '@nanostores/react'
import { useReady } from '#shared/element/content-effect.ts'
import { useUser } from '#shared/session/use-session.ts'
import { LineDrawing } from '#shared/ui/icon.tsx'
import { ActionLink } from '#shared/ui/link.tsx'
import { bannerMessages } from './banner.messages.ts'

// A plain button for the visitor, because a screen shows one primary button, and on the home page the hero has it.
const contents = {
  register: { to: 'register', button: 'button', Illustration: Shop },
  member: { to: { route: 'FAQ' }, button: 'button', Illustration: Shop },
  community: { to: { route: 'aboutUs' }, button: 'button', Illustration: Towns },
} as const

/** Tells members where to list their products, instead of asking them to register. */
export function Banner({ name }: { name: 'register' | 'community' }) {
  const t = useStore(bannerMessages)
  const isMember = useUser() !== null
  const shown = name === 'register' && isMember ? 'member' : name
  const { to, button, Illustration } = contents[shown]
  const seenBy = shown === 'register' ? ' for-visitors' : ''
  useReady(true)
  return (
    <section className={`banner ${name}`} part="banner">
      <LineDrawing className="illustration" viewBox="0 0 120 96" width="120" height="96">
        <Illustration />
      </LineDrawing>
      <div className={`words${seenBy}`}>
        <h2>{t[`${shown}Title`]}</h2>
        <p className="muted">{t[`${shown}Text`]}</p>
      </div>
      <ActionLink to={to} className={button + seenBy} part="step">
        {t[shown]}
      </ActionLink>
    </section>
  )
}

/** A shop front with an orange awning. */
function Shop() {
  return (
    <>
      <path className="filled" d="M20 50v36h80V50" />
      <path d="M66 86V62h20v24M34 62h20v14H34Z" />
      <path
        className="lit"
        d="M20 20h80l10 24a12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0 12.5 12.5 0 0 1-25 0Z"
      />
      <path d="M8 86h104" />
    </>
  )
}

/** Three towns and the road between them. */
function Towns() {
  return (
    <>
      <path d="M26 78c14 12 24-6 36-6s18 14 34 8" strokeDasharray="7 6" />
      <Town className="filled" transform="translate(26 74)" />
      <Town className="filled" transform="translate(95 76)" />
      <Town className="lit" transform="translate(60 66) scale(1.3)" />
    </>
  )
}

function Town(props: { className: string; transform: string }) {
  return (
    <g {...props}>
      <path d="M0 0c-9-11-14-17-14-25a14 14 0 0 1 28 0c0 8-5 14-14 25Z" />
      <circle cx="0" cy="-25" r="5" />
    </g>
  )
}
