import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Link } from '#shared/ui/link.tsx'
import { Benefits } from './benefits.tsx'

const benefits = ['website', 'list', 'quote', 'find', 'talk', 'talent'] as const

/** Benefits, about us, vision and mission. */
export function About() {
  const t = useMessages()
  const { brand } = useStore($config)
  return (
    <>
      <p className="lead">{t('about.lead', { brand })}</p>
      <section className="part">
        <h2>{t('about.benefits')}</h2>
        <ul className="benefits">
          {benefits.map(name => (
            <li key={name} className="benefit">
              <Benefits name={name} />
              <h3>{t(`about.${name}Title`)}</h3>
              <p className="muted">{t(`about.${name}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="aims">
        <section className="part">
          <h2>{t('about.visionTitle')}</h2>
          <p className="aim">{t('about.vision')}</p>
        </section>
        <section className="part">
          <h2>{t('about.missionTitle')}</h2>
          <p className="aim">{t('about.mission')}</p>
        </section>
      </div>
      <Link to={{ route: 'categories' }} className="button next">
        {t('about.step')}
      </Link>
    </>
  )
}
