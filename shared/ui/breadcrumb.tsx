import { useStore } from '@nanostores/react'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Link } from './link.tsx'
import { Skeleton } from './loading.tsx'
import { crumbMessages } from './ui.messages.ts'

export type BreadcrumbItem = { label: string; to?: RouteLocation }

/** Shows home, then the steps to the current page. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbItem[] }) {
  const t = useStore(crumbMessages)
  return (
    <nav aria-label={t.label} part="breadcrumb">
      <ol className="breadcrumb">
        <li>
          <Link to={{ route: 'home' }}>{t.home}</Link>
        </li>
        {steps.map(({ label, to }, index) => (
          <li key={`${to?.route} ${label}`} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function BreadcrumbSkeleton({ width }: { width: string }) {
  return (
    <div className="breadcrumb">
      <Skeleton width={width} height="20px" />
    </div>
  )
}
