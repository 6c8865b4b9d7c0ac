import type { Kind } from '#shared/api/items.ts'
import { BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { ListSkeleton } from '#shared/ui/list-skeleton.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'

export function CategorySkeleton({ kind }: { kind: Kind }) {
  return (
    <div className="screen">
      <BreadcrumbSkeleton width="min(320px, 80%)" />
      <div className="layout">
        <div className="side">
          <div className="menu">
            <div className="toggle">
              <Skeleton width="150px" height="20px" />
            </div>
            <ul>
              {repeat(6, row => (
                <li key={row} className="blank">
                  <Skeleton width="70%" height="20px" />
                </li>
              ))}
            </ul>
          </div>
          <div className="refine" />
        </div>
        <div className="list">
          <Skeleton width="min(280px, 80%)" height="34px" />
          <p className="total" />
          <ListSkeleton of={kind} />
        </div>
      </div>
    </div>
  )
}
