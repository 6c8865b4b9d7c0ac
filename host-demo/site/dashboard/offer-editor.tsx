import { useEffect, useRef } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { ActionButton } from './action-button.tsx'
import { Answered } from './answered.tsx'
import { offerQuery } from './dashboard.store.ts'
import { deleteOffer, type OfferCategory } from './offer-calls.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferPictures } from './offer-pictures.tsx'
import { PublishButton, PublishedPill } from './publish.tsx'

type Props = { kind: Kind; id: number; categories: readonly OfferCategory[]; onChanged: () => void }

/** One product or service: its publication, pictures and texts. */
export function OfferEditor({ kind, id, categories, onChanged }: Props) {
  const query = useQuery(offerQuery, kind, id)
  const changed = (): void => {
    query.refresh()
    onChanged()
  }
  return (
    <>
      <p className="back">
        <a href={`#${kind}s`}>{kind === 'product' ? 'All products' : 'All services'}</a>
      </p>
      <Answered answer={query}>
        {offer => (
          <div className="list">
            <header className="row list-head">
              <FocusedHeading text={offer.name} />
              <PublishedPill isPublished={offer.isPublished} />
              <PublishButton kind={kind} {...offer} onChanged={changed} />
              {offer.isPublished && (
                <Link to={{ route: kind, params: { id } }} className="button">
                  See it as buyers do
                </Link>
              )}
              <ActionButton
                label="Delete"
                aria-label={`Delete ${offer.name}`}
                question={`Delete ${offer.name} and its pictures? Buyers will no longer find it. Quotes keep its name.`}
                run={async () => {
                  await deleteOffer(kind, id)
                  location.hash = `#${kind}s`
                  onChanged()
                }}
              />
            </header>
            <OfferPictures kind={kind} id={id} pictures={offer.pictures} onChanged={changed} />
            <OfferForm kind={kind} categories={categories} offer={offer} onChanged={onChanged} />
          </div>
        )}
      </Answered>
    </>
  )
}

/** A heading that takes the focus when it appears, because the earlier content is gone. */
function FocusedHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}
