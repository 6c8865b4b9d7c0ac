import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { reasonOf, type Side } from '../api.ts'
import { quoteQuery, quotesQuery } from '../dashboard.store.ts'
import { useLatest } from '../paged-list.tsx'
import { Answered } from '../ui.tsx'
import type { OneQuote, RequestId } from './quote-calls.ts'
import { QuoteCard } from './quote-card.tsx'
import type { News } from './quote-news.ts'
import { quotesMessages } from './quotes.messages.ts'

type Props = {
  request: RequestId
  /** The side of the list beside it. */
  side: Side
  news: News
  /** Called once, with the request. Undefined while the list is loading. */
  onOpened: ((opened: OneQuote) => void) | undefined
}

/** The chosen request. Its reader has seen what it shows. */
export function OpenQuote({ request: { type, id }, side, news, onOpened }: Props) {
  const t = useStore(quotesMessages)
  const answer = useLatest(useQuery(quoteQuery, type, id))
  const { data, error } = answer
  const shown = data?.quote
  useEffect(() => {
    if (shown) void news.see(shown)
  }, [shown, news])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!data || !onOpened || wasOpened.current) return
    wasOpened.current = true
    onOpened(data)
  }, [data, onOpened])
  const acted = (): void => {
    quoteQuery.revalidate()
    quotesQuery.revalidate()
  }
  if (!data && error?.kind === 'missing') return <EmptyState title={t.missing} text={reasonOf(error)} />
  return (
    <Answered answer={answer}>
      {({ quote, sides }) => (
        <QuoteCard
          quote={quote}
          isReceived={(sides.includes(side) ? side : sides[0]) === 'received'}
          onActed={acted}
        />
      )}
    </Answered>
  )
}
