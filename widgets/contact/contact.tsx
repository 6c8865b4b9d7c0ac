import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { MessageForm } from './message-form.tsx'

export function Contact() {
  const t = useMessages()
  const { brand } = useStore($config)
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t('contact.title') }]} />
      <h1 tabIndex={-1}>{t('contact.title')}</h1>
      <p className="lead">{t('contact.text', { brand })}</p>
      <div className="layout">
        <MessageForm />
        <aside className="before">
          <h2>{t('contact.beforeTitle')}</h2>
          <p>{t('contact.beforeSeller')}</p>
          <p>
            <Link to={{ route: 'search' }}>{t('contact.search')}</Link>
          </p>
          <p>{t('contact.beforeFaq')}</p>
          <p>
            <Link to={{ route: 'FAQ' }}>{t('contact.faq')}</Link>
          </p>
        </aside>
      </div>
    </div>
  )
}
