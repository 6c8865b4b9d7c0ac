import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { fetchCategoryItems } from '#shared/api/categories.ts'
import type { Item } from '#shared/api/items.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { createQuery } from '#shared/stores/query.ts'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import css from './item-extras.css?inline'
import { itemExtrasMessages } from './item-extras.messages.ts'

const MAX_RELATED = 6

const categoryQuery = createQuery(fetchCategoryItems)

export function RelatedItems({ item: { kind, id, category, categoryId } }: { item: Item }) {
  const t = useStore(itemExtrasMessages)
  useLateStyles(css)
  const titleId = useId()
  const { data = [] } = useQuery(categoryQuery, kind, categoryId)
  // Starts after this item, so that each item leads to different ones.
  const at = data.findIndex(each => each.id === id) + 1
  const others = [...data.slice(at), ...data.slice(0, at)]
    .filter(each => each.id !== id)
    .slice(0, MAX_RELATED)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t.related({ category })}</h2>
      <ul>
        {others.map(({ id: otherId, name, image, alternateImage, companyName }) => (
          <li key={otherId}>
            <Link to={{ route: kind, params: { id: otherId } }} className="card">
              <Picture src={image} alt="" hoverSrc={alternateImage} />
              <h3>{name}</h3>
              {companyName && <p className="muted small">{companyName}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
