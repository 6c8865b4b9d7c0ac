import { useStore } from '@nanostores/react'
import type { ApiError } from '#shared/api/error.ts'
import { useCommand } from '#shared/element/host.ts'
import { cachedData, type Query } from '#shared/stores/query.ts'

export type QueryState<Data> = {
  data: Data | undefined
  error: ApiError | undefined
  retry: () => void
  /** Asks again, keeping what is shown meanwhile. */
  refresh: () => void
}

/** What a screen knows of a query: earlier data stays while newer is on its way. */
export function useQuery<Args extends (string | number | boolean)[], Data>(
  query: Query<Args, Data>,
  ...args: Args
): QueryState<Data> {
  const store = query.store(...args)
  useCommand('refresh', store.revalidate)
  const { data = cachedData<Data>(store), error, loading } = useStore(store)
  return { data, error: loading ? undefined : error, retry: store.invalidate, refresh: store.revalidate }
}
