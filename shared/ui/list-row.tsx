import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import type { FactualItem } from '#shared/api/search-extension.ts'
import { LatePlace, late } from '#shared/element/late.tsx'
import { Place, type Seller, useIsFilled } from '#shared/places/places.tsx'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Link } from './link.tsx'
import styles from './list-row.css?inline'
import { CompanyLogo, Picture } from './picture.tsx'

shareStyles(styles)

export type RowKind = Kind | 'company'

/** An entry of a list, with its facts if the server sends them. */
export type RowItem = ListItem & Partial<FactualItem>

type Props = {
  item: RowItem
  of: RowKind
  eager: boolean
  /** The seller of all rows, if they don't name their own. */
  seller?: Seller | undefined
}

const rowFacts = late(() => import('./row-facts.tsx'))

/** One entry of a list; the whole row is its link. */
export function ListRow({ item, of, eager, seller }: Props) {
  const { name, category, description, location, facts = [] } = item
  const isCompany = of === 'company'
  const companyName = isCompany ? '' : item.companyName
  // Their room is kept while they render nothing yet.
  const hasChoice = useIsFilled('row-choice') && !isCompany
  const hasAction = useIsFilled('row-action')
  return (
    <li className={isCompany ? 'result company-row' : 'result'} part="result">
      {hasChoice && (
        <div className="row-choice">
          <Place name="row-choice" item={item} of={of} seller={seller} />
        </div>
      )}
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
        {category && <span className="row-category muted">{category}</span>}
        {description && <p>{description}</p>}
      </div>
      {facts.length > 0 && (
        <LatePlace className="row-facts" of={rowFacts}>
          {({ RowFacts }) => <RowFacts facts={facts} />}
        </LatePlace>
      )}
      {(companyName || location) && (
        <div className="row-company">
          {companyName && <Company id={item.companyId} name={companyName} />}
          {location && <span className="muted">{location}</span>}
        </div>
      )}
      {hasAction && (
        <div className="row-action">
          <Place name="row-action" item={item} of={of} seller={seller} />
        </div>
      )}
    </li>
  )
}

function Company({ id, name }: { id: number; name: string }) {
  return id ? <Link to={{ route: 'company', params: { id } }}>{name}</Link> : <span>{name}</span>
}
