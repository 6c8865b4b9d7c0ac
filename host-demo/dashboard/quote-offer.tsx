import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import type { Offer } from './api.ts'
import { Moment } from './moment.tsx'

/** A price as it is read: 'MYR 12,500.50 each'. */
export function priceText({ price, currency, priceBasis }: Offer, locale: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 4 } as const
  const amount = new Intl.NumberFormat(locale, options).format(Number(price))
  return `${amount} ${priceBasis === 'unit' ? 'each' : 'in all'}`
}

/** What is offered, and until when. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { locale } = useStore($config)
  return (
    <>
      <p className="price">{priceText(offer, locale)}</p>
      <dl>
        <div>
          <dt>Valid until</dt>
          <dd>
            {/* A day and no moment: it is the same day everywhere. */}
            <Moment at={offer.validUntil} show={{ dateStyle: 'medium', timeZone: 'UTC' }} />
          </dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd dir="auto">{offer.delivery}</dd>
        </div>
        {offer.terms && (
          <div>
            <dt>Terms</dt>
            <dd dir="auto">{offer.terms}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
