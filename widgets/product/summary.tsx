import type { Item } from '#shared/api/items.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { ItemActions } from './item-actions.tsx'

/** Name, category, company and location, and the buttons to ask for a quotation. */
export function Summary({ item }: { item: Item }) {
  const t = useMessages()
  const { facts } = item
  return (
    <div className="summary" part="summary">
      {item.category && <span className="pill">{item.category}</span>}
      <h1 tabIndex={-1}>{item.name}</h1>
      {item.shortDescription && <p className="lead">{item.shortDescription}</p>}
      <DescriptionList
        facts={[
          { label: t('item.shortModel'), value: facts.model, code: true },
          { label: t('item.serviceNo'), value: facts.serviceNo, code: true },
          { label: t('item.material'), value: facts.material },
          { label: t('item.condition'), value: facts.condition },
          { label: t('item.shortOrigin'), value: facts.origin },
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
