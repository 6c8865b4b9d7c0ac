import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { Link } from '#shared/ui/link.tsx'
import { BenefitIcon } from './benefit-icon.tsx'
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
              <BenefitIcon name={name} />
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
