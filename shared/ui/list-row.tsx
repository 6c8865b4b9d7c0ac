import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import { Place, type Seller, useIsFilled } from '#shared/places/places.tsx'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Link } from './link.tsx'
import styles from './list-row.css?inline'
import { CompanyLogo, Picture } from './picture.tsx'

shareStyles(styles)

export type RowKind = Kind | 'company'

type Props = {
  item: ListItem
  of: RowKind
  eager: boolean
  /** The seller of all rows, if they don't name their own. */
  seller?: Seller | undefined
}

/** One entry of a list; the whole row is its link. */
export function ListRow({ item, of, eager, seller }: Props) {
  const { name, category, description, location } = item
  const isCompany = of === 'company'
  const companyName = isCompany ? '' : item.companyName
  // Its room is kept while it renders nothing yet.
  const hasAction = useIsFilled('row-action')
  return (
    <li className={isCompany ? 'card result company-row' : 'card result'} part="result">
      {isCompany ? (
        <CompanyLogo name={name} logo={item.image} />
      ) : (
        <Picture src={item.image} alt="" hoverSrc={item.alternateImage} eager={eager} />
      )}
      <div className="row-text">
        <h2>
          <Link to={{ route: of, params: { id: item.id } }} className="row-link">
            {name}
          </Link>
        </h2>
        {category && <span className="pill">{category}</span>}
        {description && <p>{description}</p>}
      </div>
      {(companyName || location || hasAction) && (
        <div className="row-company">
          {companyName && <Company id={item.companyId} name={companyName} />}
          {location && <span className="muted">{location}</span>}
          {hasAction && (
            <div className="row-action">
              <Place name="row-action" item={item} of={of} seller={seller} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}

function Company({ id, name }: { id: number; name: string }) {
  if (!id) return <b>{name}</b>
  return (
    <b>
      <Link to={{ route: 'company', params: { id } }}>{name}</Link>
    </b>
  )
}
