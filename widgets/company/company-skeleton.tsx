import { Skeleton } from '#shared/ui/loading.tsx'

export function CompanySkeleton() {
  return (
    <div className="screen">
      <div className="company-header">
        <div className="banner" />
        <div className="identity">
          <span className="company-logo blank" />
          <div>
            <Skeleton width="min(420px, 100%)" height="36px" />
            <Skeleton width="min(360px, 80%)" height="24px" />
            <Skeleton width="min(180px, 60%)" height="24px" />
          </div>
        </div>
        <div className="row">
          <Skeleton width="90px" height="42px" />
        </div>
      </div>
      <div className="about">
        <Skeleton width="min(470px, 100%)" height="46px" />
        <Skeleton height="244px" />
      </div>
    </div>
  )
}
