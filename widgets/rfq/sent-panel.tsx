import { useEffect, useRef } from 'react'
import type { RfqItem } from '#shared/api/items.ts'
import { useMessages } from '#shared/messages/messages.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Link } from '#shared/ui/link.tsx'

type Props = { item: RfqItem; detail: RouteLocation; onAnother: () => void }

/** Replaces the form and takes the focus on a page that did not cancel `trade-navigate`. */
export function SentPanel({ item, detail, onAnother }: Props) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel sent" part="form">
      <h2 ref={heading} tabIndex={-1}>
        {t('rfq.sentTitle')}
      </h2>
      <p>{t('rfq.sentPanel', { company: item.companyName })}</p>
      <p className="muted">{t('form.followUp')}</p>
      <div className="row">
        <Link to={detail} className="button">
          {t('rfq.back', { name: item.name })}
        </Link>
        <button type="button" className="button plain" onClick={onAnother}>
          {t('rfq.another')}
        </button>
      </div>
    </section>
  )
}
