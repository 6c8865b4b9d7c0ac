import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import type { Deviation } from '#shared/trade/bids.ts'
import { deviationText, offerMessages } from '#shared/trade/offer-words.ts'
import { pageMessages } from './dashboard.messages.ts'

/** How a quotation differs from what was asked for. */
export function Deviations({ deviations }: { deviations: readonly Deviation[] }) {
  const t = useStore(pageMessages)
  const tOffer = useStore(offerMessages)
  const { locale } = useStore($config)
  if (deviations.length === 0) return null
  return (
    <ul className="deviations" aria-label={t.differs}>
      {deviations.map(deviation => (
        <li key={deviation.kind}>{deviationText(deviation, locale, tOffer)}</li>
      ))}
    </ul>
  )
}
