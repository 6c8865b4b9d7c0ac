import { useStore } from '@nanostores/react'
import { DAY, priceText } from '#host-demo/api/quotes/offer-words.ts'
import { $config } from '#shared/config/config.ts'
import type { Offer } from './api.ts'
import { Moment } from './moment.tsx'

/** The facts of an offer, with its last day. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { locale } = useStore($config)
  return (
    <>
      <p className="price">{priceText(offer, locale)}</p>
      <dl>
        <div>
          <dt>Valid until</dt>
          <dd>
            <Moment at={offer.validUntil} show={DAY} />
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
