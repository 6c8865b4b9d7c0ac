import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Item } from '#shared/api/items.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Link } from '#shared/ui/link.tsx'
import { rfqMessages } from './rfq.messages.ts'
import { sellerOf } from './rfq.store.ts'

type Props = { item: Item; detail: RouteLocation; onAnother: () => void }

/** Replaces the form and takes the focus on a page that did not cancel `trade-navigate`. */
export function SentPanel({ item, detail, onAnother }: Props) {
  const t = useStore(rfqMessages)
  const tForm = useStore(formMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel sent" part="form">
      <h2 ref={heading} tabIndex={-1}>
        {t.sentTitle}
      </h2>
      <p>{t.sentPanel({ company: sellerOf(item) })}</p>
      <p className="muted">{tForm.followUp}</p>
      <div className="row">
        <Link to={detail} className="button">
          {t.back({ name: item.name })}
        </Link>
        <button type="button" className="button plain" onClick={onAnother}>
          {t.another}
        </button>
      </div>
    </section>
  )
}
