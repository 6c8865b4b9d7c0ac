import { BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'

export function ItemSkeleton() {
  return (
    <div className="screen">
      <div>
        <BreadcrumbSkeleton width="min(360px, 80%)" />
        <div className="parts">
          <div className="gallery">
            <Skeleton ratio="4 / 3" />
            <div className="thumbnails">
              {repeat(5, thumbnail => (
                <Skeleton key={thumbnail} ratio="4 / 3" />
              ))}
            </div>
          </div>
          <div className="summary">
            <Skeleton width="96px" height="20px" />
            <Skeleton width="85%" height="36px" />
            <Skeleton width="95%" height="48px" />
            <Skeleton height="220px" />
          </div>
          <div className="box">
            <Skeleton height="44px" />
            <Skeleton height="148px" />
            <Skeleton height="44px" />
          </div>
          <div className="about">
            <Skeleton width="min(400px, 100%)" height="46px" />
          </div>
        </div>
      </div>
    </div>
  )
}
