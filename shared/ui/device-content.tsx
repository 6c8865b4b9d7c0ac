import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { repeat } from './loading.tsx'

/** Content that only the device knows. A server writes what most devices show, which is seen only without scripts. */
export function DeviceContent({ children }: { children: ReactNode }) {
  if (!useHydrating()) return children
  return (
    <>
      <div className="of-device">{children}</div>
      <RowsSkeleton className="until-known" />
    </>
  )
}

/** What a list on the device looks like until it is known. */
export function RowsSkeleton({ className }: { className: string }) {
  const t = useStore(stateMessages)
  return (
    <div className={className}>
      <span className="hidden-visually" role="status">
        {t.loading}
      </span>
      <div aria-hidden="true">
        {repeat(3, row => (
          <p key={row} className="skeleton row-skeleton" />
        ))}
      </div>
    </div>
  )
}
