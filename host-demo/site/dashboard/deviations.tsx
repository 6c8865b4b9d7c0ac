import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import type { Deviation } from '#shared/trade/bids.ts'
import { deviationText } from '#shared/trade/offer-words.ts'

/** How a quotation differs from what was asked for. */
export function Deviations({ deviations }: { deviations: readonly Deviation[] }) {
  const { locale } = useStore($config)
  if (deviations.length === 0) return null
  return (
    <ul className="deviations" aria-label="Differs from the request">
      {deviations.map(deviation => (
        <li key={deviation.kind}>{deviationText(deviation, locale)}</li>
      ))}
    </ul>
  )
}
