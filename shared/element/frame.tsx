import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Boundary } from './boundary.tsx'
import type { Definition } from './define.ts'
import { HostContext, type Mounted, type Wish, WritesContext } from './host.ts'
import type { Snapshot } from './settings.ts'
import { AttributeTrouble, RenderTrouble } from './trouble.tsx'

export type FrameProps = { definition: Definition; mounted: Mounted; snapshot: Snapshot }

/** What stands around every widget's component: its host, and an error state for what is no fault of its data. */
export function Frame({ definition, mounted, snapshot }: FrameProps) {
  const { component: Widget, attributes, fixed } = definition
  const { fallback } = mounted
  const hasFallback = useSyncExternalStore(fallback.subscribe, fallback.shown)
  const host = useMemo(() => ({ ...mounted, hasFallback }), [mounted, hasFallback])
  const { fault, values, writes } = snapshot
  const own = Object.fromEntries(Object.keys(attributes).map(name => [name, values[name]]))
  const wishes = useWishes(mounted)
  const version = Object.values(writes).reduce((sum, count) => sum + count, wishes.refresh)

  return (
    <HostContext value={host}>
      <WritesContext value={writes}>
        {fault ? (
          <AttributeTrouble fault={fault} />
        ) : (
          <Boundary
            key={wishes.reset}
            version={version}
            problem={(error, retry) => <RenderTrouble error={error} onRetry={retry} />}
          >
            <Widget {...own} {...fixed} />
          </Boundary>
        )}
      </WritesContext>
    </HostContext>
  )
}

/** How often the page has asked for each. What is inside has done its part when a reset begins it anew. */
function useWishes({ onWish }: Mounted): Readonly<Record<Wish, number>> {
  const [refresh, setRefresh] = useState(0)
  const [reset, setReset] = useState(0)
  useEffect(() => onWish('refresh', () => setRefresh(count => count + 1)), [onWish])
  useEffect(() => onWish('reset', () => setReset(count => count + 1)), [onWish])
  return { refresh, reset }
}
