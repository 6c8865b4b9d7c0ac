import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { contactMessages } from './contact.messages.ts'
import { MessageForm } from './message-form.tsx'

export function Contact() {
  const t = useStore(contactMessages)
  const { brand } = useStore($config)
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.title }]} />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.text({ brand })}</p>
      <div className="layout">
        <MessageForm />
        <aside className="before">
          <h2>{t.beforeTitle}</h2>
          <p>{t.beforeSeller}</p>
          <p>
            <Link to={{ route: 'search' }}>{t.search}</Link>
          </p>
          <p>{t.beforeFaq}</p>
          <p>
            <Link to={{ route: 'FAQ' }}>{t.faq}</Link>
          </p>
        </aside>
      </div>
    </div>
  )
}
