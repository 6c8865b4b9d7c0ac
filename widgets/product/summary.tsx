import type { Item } from '#shared/api/items.ts'
import { type Late, LatePlace, late } from '#shared/element/late.tsx'
import { type Extension, useExtension } from '#shared/places/places.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { ItemActions } from './item-actions.tsx'
import type * as offer from './offer.tsx'

type LateOffer = Late<Pick<typeof offer, 'Offer'> & Pick<offer.OfferProps, 'ItemAction'>>
type LateAction = NonNullable<Extension['itemAction']>

const plainOffer: LateOffer = late(async () => ({
  Offer: (await import('./offer.tsx')).Offer,
  ItemAction: undefined,
}))

/** A late part is the same object each time. */
const offers = new WeakMap<LateAction, LateOffer>()

/** Returns the content below the buttons, with the extension's action. */
function offerWith(action: LateAction | undefined): LateOffer {
  if (!action) return plainOffer
  const known = offers.get(action)
  if (known) return known
  const made: LateOffer = late(async () => {
    const [{ Offer }, { ItemAction }] = await Promise.all([import('./offer.tsx'), action.load()])
    return { Offer, ItemAction }
  })
  offers.set(action, made)
  return made
}

type Props = { item: Item; later: typeof offer | undefined }

/** Name, category, company and location, and the buttons to ask for a quotation. */
export function Summary({ item, later }: Props) {
  const { itemAction } = useExtension()
  return (
    <div className="summary" part="summary">
      {item.category &&
        (later ? <later.CategoryLink item={item} /> : <span className="pill">{item.category}</span>)}
      <h1 tabIndex={-1}>{item.name}</h1>
      {item.shortDescription && (
        <p className="lead">
          <LongText text={item.shortDescription} />
        </p>
      )}
      <Company item={item} />
      <ItemActions item={item} />
      <LatePlace className="offer" of={offerWith(itemAction)}>
        {({ Offer, ItemAction }) => <Offer item={item} ItemAction={ItemAction} />}
      </LatePlace>
    </div>
  )
}

function Company({ item: { companyId, companyName, location, company } }: { item: Item }) {
  const name = companyName || company.name
  if (!name && !location) return null
  return (
    <div className="company seller" part="company">
      <CompanyLogo name={name} logo={company.logo} />
      <div>
        {companyId && name ? (
          <Link to={{ route: 'company', params: { id: companyId } }}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <p className="muted small">{location}</p>
      </div>
    </div>
  )
}
