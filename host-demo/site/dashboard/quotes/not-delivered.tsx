import { useStore } from '@nanostores/react'
import type { NotDelivered } from '#shared/trade/quote.ts'
import { Link } from '#shared/ui/link.tsx'
import { filled } from '../filled.ts'
import { quoteMessages } from './quotes.messages.ts'

type Props = {
  reach: NotDelivered
  /** The name of the company that was asked. */
  company: string
  /** What was asked for, which other sellers may have, or ''. */
  wanted: string
}

/** Says that a request did not reach its seller, and what the buyer can do. */
export function NotDeliveredNote({ reach: { telephone, website }, company, wanted }: Props) {
  const t = useStore(quoteMessages)
  return (
    <div className="not-delivered">
      <p>{t.notDelivered({ company })}</p>
      <ul>
        {telephone && (
          <li>
            {filled(t.call, {
              telephone: <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>,
            })}
          </li>
        )}
        {website && <li>{t.website({ website })}</li>}
        <li>
          <Link to={{ route: 'search', query: { keyword: wanted || undefined } }}>{t.otherSeller}</Link>
        </li>
      </ul>
    </div>
  )
}
