import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import { currentRendering } from '#shared/config/rendering.ts'
import { useCommand } from '#shared/element/host.ts'
import { whenIdle } from '#shared/element/when-idle.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { cachedData, cachedError, type Query, revalidateServed } from '#shared/stores/query.ts'

export type QueryState<Data> = {
  data: Data | undefined
  error: ApiError | undefined
  retry: () => void
  refresh: () => void
}

/** Returns the state of a query. Earlier data stays while newer is on its way. */
export function useQuery<Args extends (string | number | boolean)[], Data>(
  query: Query<Args, Data>,
  ...args: Args
): QueryState<Data> {
  const store = query.store(...args)
  useCommand('refresh', store.revalidate)
  const isHydrating = useHydrating()
  const { data = cachedData<Data>(store), error, loading } = useStore(store)
  const [wasServed] = useState(isHydrating)
  useEffect(() => (wasServed ? whenIdle(() => revalidateServed(store)) : undefined), [wasServed, store])
  // If a component sets its own state meanwhile, React renders it again as if its hydration were over.
  const failure = error ?? (wasServed ? cachedError(store) : undefined)
  if (isHydrating) {
    // A server waits for the reply. In a browser, served content stays until its reply, which came along, has been read.
    if (data === undefined && !failure) throw store.fetch()
    // What a server could not read is loading, and the browser requests it again.
    const isUnread = currentRendering() && failure?.kind === 'offline'
    return { data, error: isUnread ? undefined : failure, retry: store.invalidate, refresh: store.revalidate }
  }
  return { data, error: loading ? undefined : failure, retry: store.invalidate, refresh: store.revalidate }
}
