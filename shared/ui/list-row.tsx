import { createContext, type ReactNode, useContext } from 'react'
import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Link } from './link.tsx'
import styles from './list-row.css?inline'
import { CompanyLogo, Picture } from './picture.tsx'

shareStyles(styles)

/** What a row stands for and links to. */
export type RowKind = Kind | 'company'

/** What a widget offers on every row. Its room is kept while it gives nothing yet. */
export type RowAction = (item: ListItem, of: RowKind) => ReactNode

export const RowActionContext = createContext<RowAction | undefined>(undefined)

type Props = {
  item: ListItem
  of: RowKind
  /** Among the first rows, whose pictures are fetched at once. */
  eager: boolean
}

/** One entry of a list; the whole row is its link. */
export function ListRow({ item, of, eager }: Props) {
  const { name, category, description, location } = item
  const isCompany = of === 'company'
  const seller = isCompany ? '' : item.companyName
  const action = useContext(RowActionContext)
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
      {(seller || location || action) && (
        <div className="row-company">
          {seller && <Company id={item.companyId} name={seller} />}
          {location && <span className="muted">{location}</span>}
          {action && <div className="row-action">{action(item, of)}</div>}
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
