import { map, type ReadableAtom } from 'nanostores'
import { type Counts, fetchUnseen } from '#shared/api/request-states.ts'
import { createPoll, type Poll } from '#shared/stores/poll.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { oncePerMember } from '../dashboard.store.ts'
import { nameOf, sendSeen } from './quote-calls.ts'

export type News = {
  /** The number of requests with news. */
  $unseen: Poll<Counts>
  /** The last event that was read here, by the request's name. Lists that were fetched earlier do not know it. */
  $read: ReadableAtom<Readonly<Record<string, number>>>
  /** Notes that the reader sees a request as it is now. */
  see(quote: Quote): Promise<void>
}

/** Returns the news of the present member, updated for as long as they are shown. */
export const newsOf = oncePerMember(createNews)

/** Checks whether a request has something that the reader has not seen, also on another page of the list. */
export const isNews = (quote: Quote, read: Readonly<Record<string, number>>): boolean =>
  quote.isNew && (read[nameOf(quote)] ?? -1) < lastEventOf(quote)

const lastEventOf = ({ history }: Quote): number => history.at(-1)?.id ?? 0

function createNews(): News {
  const $unseen = createPoll({ load: signal => fetchUnseen({ signal }), every: 30_000 })
  const $read = map<Record<string, number>>({})
  return {
    $unseen,
    $read,
    async see(quote) {
      if (!isNews(quote, $read.get())) return
      const event = lastEventOf(quote)
      try {
        await sendSeen(quote, event)
        $read.setKey(nameOf(quote), event)
        $unseen.refresh()
      } catch {
        // It stays new until it is opened again.
      }
    },
  }
}
