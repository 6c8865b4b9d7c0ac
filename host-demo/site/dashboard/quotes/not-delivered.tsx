import type { NotDelivered } from '#shared/trade/quote.ts'
import { Link } from '#shared/ui/link.tsx'

type Props = {
  reach: NotDelivered
  /** The name of the company that was asked. */
  company: string
  /** What was asked for, which other sellers may have, or ''. */
  wanted: string
}

/** Says that a request did not reach its seller, and what the buyer can do. */
export function NotDeliveredNote({ reach: { telephone, website }, company, wanted }: Props) {
  return (
    <div className="not-delivered">
      <p>{`We could not deliver this to ${company} by e-mail.`}</p>
      <ul>
        {telephone && (
          <li>
            Call <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>
          </li>
        )}
        {website && <li>{`Website: ${website}`}</li>}
        <li>
          <Link to={{ route: 'search', query: { keyword: wanted || undefined } }}>Ask another seller</Link>
        </li>
      </ul>
    </div>
  )
}
