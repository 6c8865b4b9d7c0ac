import { useIsFilled } from '#shared/places/places.tsx'
import type { RowKind } from './list-row.tsx'
import { repeat, Skeleton } from './loading.tsx'

/** Fills a screen with rows in the size of real ones. */
export function ListSkeleton({ of, withCompany = true }: { of: RowKind; withCompany?: boolean }) {
  const isCompany = of === 'company'
  const hasAction = useIsFilled('row-action')
  return (
    <ul className="results">
      {repeat(6, row => (
        <li key={row} className={isCompany ? 'card result company-row' : 'card result'}>
          {isCompany ? <Skeleton width="64px" height="64px" /> : <Skeleton ratio="4 / 3" />}
          <div className="row-text">
            <Skeleton width="min(320px, 80%)" height="23px" />
            <Skeleton width="84px" height="25px" />
            <Skeleton width="92%" height="38px" />
          </div>
          {(withCompany || hasAction) && (
            <div className="row-company">
              {withCompany && <Skeleton width="170px" height="18px" />}
              {withCompany && <Skeleton width="120px" height="18px" />}
              {hasAction && <div className="row-action" />}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
