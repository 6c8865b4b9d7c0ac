import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { AttributeSnapshot } from './attribute-values.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { AttributeErrorState } from './error-states.tsx'
import { type Command, HostContext, WritesContext } from './host.ts'
import type { MountedHost } from './mount-host.ts'
import type { WidgetDefinition } from './widget-definition.ts'

export type WidgetRootProps = {
  definition: WidgetDefinition
  mounted: MountedHost
  snapshot: AttributeSnapshot
}

export function WidgetRoot({ definition, mounted, snapshot }: WidgetRootProps) {
  const { component: Widget, attributes, fixed } = definition
  const hasFallback = useStore(mounted.$hasFallback, { ssr: () => false })
  const host = useMemo(() => ({ ...mounted, hasFallback }), [mounted, hasFallback])
  const { attributeError, values, writes } = snapshot
  const attributeProps = Object.fromEntries(Object.keys(attributes).map(name => [name, values[name]]))
  const commandCounts = useCommandCounts(mounted)
  const version = Object.values(writes).reduce((sum, count) => sum + count, commandCounts.refresh)

  return (
    <HostContext value={host}>
      <WritesContext value={writes}>
        {attributeError ? (
          <AttributeErrorState error={attributeError} />
        ) : (
          <ErrorBoundary key={commandCounts.reset} resetKey={version}>
            <Widget {...attributeProps} {...fixed} />
          </ErrorBoundary>
        )}
      </WritesContext>
    </HostContext>
  )
}

/** Counts the page's calls of each method, after the handlers inside have run: a reset mounts them again. */
function useCommandCounts({ onCommand, runHeld }: MountedHost): Readonly<Record<Command, number>> {
  const [refresh, setRefresh] = useState(0)
  const [reset, setReset] = useState(0)
  useEffect(() => onCommand('refresh', () => setRefresh(count => count + 1)), [onCommand])
  useEffect(() => onCommand('reset', () => setReset(count => count + 1)), [onCommand])
  useEffect(runHeld, [runHeld])
  return { refresh, reset }
}
