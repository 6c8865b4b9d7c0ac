import { BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'

export function ItemSkeleton() {
  return (
    <div className="screen">
      <div>
        <BreadcrumbSkeleton width="min(360px, 80%)" />
        <div className="halves">
          <div className="gallery">
            <Skeleton ratio="4 / 3" />
            <div className="thumbnails">
              {repeat(5, thumbnail => (
                <Skeleton key={thumbnail} ratio="4 / 3" />
              ))}
            </div>
          </div>
          <div className="summary">
            <Skeleton width="96px" height="25px" />
            <Skeleton width="85%" height="34px" />
            <Skeleton width="95%" height="50px" />
            <Skeleton height="174px" />
            <Skeleton height="78px" />
            <Skeleton width="min(300px, 100%)" height="42px" />
          </div>
        </div>
        <div className="about">
          <Skeleton width="min(400px, 100%)" height="46px" />
        </div>
      </div>
    </div>
  )
}
