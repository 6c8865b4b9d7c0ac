import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { ItemActions } from './item-actions.tsx'
import { itemMessages } from './product.messages.ts'

/** Name, category, company and location, and the buttons to ask for a quotation. */
export function Summary({ item }: { item: Item }) {
  const t = useStore(itemMessages)
  const { facts } = item
  return (
    <div className="summary" part="summary">
      {item.category && <span className="pill">{item.category}</span>}
      <h1 tabIndex={-1}>{item.name}</h1>
      {item.shortDescription && (
        <p className="lead">
          <LongText text={item.shortDescription} />
        </p>
      )}
      <DescriptionList
        facts={[
          { label: t.shortModel, value: facts.model, code: true },
          { label: t.serviceNo, value: facts.serviceNo, code: true },
          { label: t.material, value: facts.material },
          { label: t.condition, value: facts.condition },
          { label: t.shortOrigin, value: facts.origin },
        ]}
      />
      <Company item={item} />
      <ItemActions item={item} />
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
