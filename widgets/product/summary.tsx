import type { Item } from '#shared/api/items.ts'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { ItemActions } from './item-actions.tsx'
import type * as offer from './offer.tsx'

type Props = { item: Item; later: typeof offer | undefined; procurement: boolean | undefined }

/** Name, category, company and location, and the buttons to ask for a quotation. */
export function Summary({ item, later, procurement }: Props) {
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
      <div className="offer">{later && <later.Offer item={item} procurement={procurement} />}</div>
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
