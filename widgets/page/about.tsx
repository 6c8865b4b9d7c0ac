import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $config } from '#shared/config/config.ts'
import { LineDrawing } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { aboutMessages } from './page.messages.ts'

const benefits = ['website', 'list', 'quote', 'find', 'talk', 'talent'] as const

/** Benefits, about us, vision and mission. */
export function About() {
  const t = useStore(aboutMessages)
  const { brand } = useStore($config)
  return (
    <>
      <p className="lead">{t.lead({ brand })}</p>
      <section className="part">
        <h2>{t.benefits}</h2>
        <ul className="benefits">
          {benefits.map(name => (
            <li key={name} className="benefit">
              <LineDrawing className="drawing" viewBox="0 0 64 64" width="52" height="52" strokeWidth="2.4">
                {drawings[name]}
              </LineDrawing>
              <h3>{t[`${name}Title`]}</h3>
              <p className="muted">{t[name]}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="aims">
        <section className="part">
          <h2>{t.visionTitle}</h2>
          <p className="aim">{t.vision}</p>
        </section>
        <section className="part">
          <h2>{t.missionTitle}</h2>
          <p className="aim">{t.mission}</p>
        </section>
      </div>
      <Link to={{ route: 'categories' }} className="button primary">
        {t.step}
      </Link>
    </>
  )
}

/** In the style of the product pictures, with one orange part. */
const drawings = {
  website: (
    <>
      <rect className="filled" x="8" y="12" width="48" height="40" rx="5" />
      <path d="M8 24h48M15 18h.1M22 18h.1M16 44h14M16 36h20" />
      <rect className="lit" x="41" y="32" width="9" height="13" rx="2" />
    </>
  ),
  list: (
    <>
      <path className="filled" d="M10 24 32 14l22 10v22L32 56 10 46Z" />
      <path d="M10 24l22 10 22-10M32 34v22" />
      <path className="lit" d="M21 19l22 10v10" />
    </>
  ),
  quote: (
    <>
      <path className="filled" d="M14 8h26l10 10v38H14Z" />
      <path d="M40 8v10h10M22 28h20M22 36h20" />
      <path className="lit" d="M22 46l4 4 8-8" />
    </>
  ),
  find: (
    <>
      <circle className="filled" cx="28" cy="28" r="18" />
      <path d="M41 41l15 15" />
      <path className="lit" d="M20 28l6 6 10-12" />
    </>
  ),
  talk: (
    <>
      <path className="filled" d="M8 10h34v24H24l-9 8v-8H8Z" />
      <path className="lit" d="M30 40v6h12l9 8v-8h5V26H48" />
      <path d="M16 19h18M16 26h11" />
    </>
  ),
  talent: (
    <>
      <path className="lit" d="M16 26c0-11 7-18 16-18s16 7 16 18ZM12 26h40" />
      <path d="M20 30c0 10 5 16 12 16s12-6 12-16M28 9v9M36 9v9" />
      <path className="filled" d="M10 58c2-9 10-12 22-12s20 3 22 12" />
    </>
  ),
} satisfies Record<string, ReactNode>
