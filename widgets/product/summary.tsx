import { useStore } from '@nanostores/react'
import { nameOfFact } from '#shared/api/facts.ts'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Link } from '#shared/ui/link.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { KEY_FACTS, KeyFacts } from './key-facts.tsx'
import { itemMessages } from './product.messages.ts'

/** Category, name, short description and the facts by which a buyer chooses. */
export function Summary({ item }: { item: Item }) {
  const t = useStore(itemMessages)
  const { locale } = useStore($config)
  const { brand = '', condition = '', material = '', origin = '' } = item.fields
  return (
    <div className="summary" part="summary">
      {item.category && (
        <div className="category">
          {item.categoryId ? (
            <Link to={categoryListing(item.kind, item.categoryId)}>{item.category}</Link>
          ) : (
            item.category
          )}
        </div>
      )}
      <h1 tabIndex={-1}>{item.name}</h1>
      {item.shortDescription && (
        <p className="lead">
          <LongText text={item.shortDescription} />
        </p>
      )}
      <KeyFacts
        facts={
          item.facts.length > 0
            ? item.facts.slice(0, KEY_FACTS).map(fact => ({ ...fact, name: nameOfFact(fact, locale) }))
            : [
                { key: 'brand', name: t.brand, value: brand },
                { key: 'material', name: t.material, value: material },
                { key: 'condition', name: t.condition, value: condition },
                { key: 'origin', name: t.origin, value: origin },
              ]
        }
      />
      <Numbers item={item} />
    </div>
  )
}

/** The numbers by which seller and maker know the item. */
function Numbers({ item: { fields } }: { item: Item }) {
  const t = useStore(itemMessages)
  const numbers = [
    { label: t.sku, value: fields.sku },
    { label: t.serviceNo, value: fields.serviceNo },
    { label: t.model, value: fields.model },
  ].filter(({ value }) => value)
  if (numbers.length === 0) return null
  return (
    <p className="numbers">
      {numbers.map(({ label, value }) => (
        <span key={label}>
          {label} <bdi className="mono">{value}</bdi>
        </span>
      ))}
    </p>
  )
}
