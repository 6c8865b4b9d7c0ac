import { BreadcrumbSkeleton } from '#shared/ui/breadcrumb.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'

export function CategoriesSkeleton() {
  return (
    <div className="screen">
      <BreadcrumbSkeleton width="160px" />
      <Skeleton width="220px" height="34px" />
      <section>
        <h2>
          <Skeleton width="240px" height="26px" />
        </h2>
        <ul className="columns">
          {repeat(15, entry => (
            <li key={entry} className="card entry">
              <Skeleton width="72px" height="54px" />
              <div>
                <Skeleton width="50%" height="18px" />
                <p>
                  <Skeleton width="90%" height="38px" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
