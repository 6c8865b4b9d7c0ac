import type { Listing, SearchTab } from '#shared/api/search.ts'
import type { Place } from '#shared/routes/routes.ts'
import { Link } from '#shared/ui/link.tsx'
import { Bone } from '#shared/ui/loading.tsx'
import { Monogram, Picture } from '#shared/ui/picture.tsx'

type Props = {
  item: Listing
  tab: SearchTab
  /** Among the first, which are in view at once. */
  eager: boolean
}

/** One product, service or company that was found. The whole row leads to it. */
export function Result({ item, tab, eager }: Props) {
  const isCompany = tab === 'company'
  return (
    <li className={isCompany ? 'card result of-company' : 'card result'} part="result">
      {isCompany ? (
        <Monogram name={item.name} logo={item.image} />
      ) : (
        <Picture src={item.image} alt="" otherView={item.alternateImage} eager={eager} />
      )}
      <div className="what">
        <h2>
          <Link to={placeOf(item, tab)} className="whole-row">
            {item.name}
          </Link>
        </h2>
        {item.category && <span className="pill">{item.category}</span>}
        {item.description && <p>{item.description}</p>}
      </div>
      <div className="who">
        {!isCompany && <Company id={item.companyId} name={item.companyName} />}
        {item.location && <span className="muted">{item.location}</span>}
      </div>
    </li>
  )
}

function Company({ id, name }: { id: number; name: string }) {
  if (!name) return null
  if (!id) return <b>{name}</b>
  return (
    <b>
      <Link to={{ route: 'company', params: { id } }}>{name}</Link>
    </b>
  )
}

function placeOf({ id }: Listing, tab: SearchTab): Place {
  const route = ({ products: 'product', services: 'service', company: 'company' } as const)[tab]
  return { route, params: { id } }
}

/** As many rows as a screen shows, each in the size of a result. */
export function ResultBones({ tab }: { tab: SearchTab }) {
  const isCompany = tab === 'company'
  return (
    <ul className="results">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(row => (
        <li key={row} className={isCompany ? 'card result of-company' : 'card result'}>
          {isCompany ? <Bone width="64px" height="64px" /> : <Bone ratio="4 / 3" />}
          <div className="what">
            <Bone width="min(320px, 80%)" height="23px" />
            <Bone width="84px" height="25px" />
            <Bone width="92%" height="38px" />
          </div>
          <div className="who">
            <Bone width="170px" height="18px" />
            <Bone width="120px" height="18px" />
          </div>
        </li>
      ))}
    </ul>
  )
}
