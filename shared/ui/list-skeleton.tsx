import { useIsFilled } from '#shared/places/places.tsx'
import type { RowKind } from './list-row.tsx'
import { repeat, Skeleton } from './loading.tsx'

/** Fills a screen with rows in the size of real ones. */
export function ListSkeleton({ of, withCompany = true }: { of: RowKind; withCompany?: boolean }) {
  const isCompany = of === 'company'
  const hasChoice = useIsFilled('row-choice') && !isCompany
  return (
    <ul className="results">
      {repeat(6, row => (
        <li key={row} className={isCompany ? 'result company-row' : 'result'}>
          {hasChoice && <div className="row-choice" />}
          <Skeleton width={isCompany ? '64px' : '76px'} height={isCompany ? '64px' : '76px'} />
          <div className="row-text">
            <Skeleton width="min(320px, 80%)" height="24px" />
            <Skeleton width="92%" height="20px" />
          </div>
          {withCompany && (
            <div className="row-company">
              <Skeleton width="170px" height="18px" />
              <Skeleton width="120px" height="18px" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
