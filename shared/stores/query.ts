import { nanoquery } from '@nanostores/query'
import { useStore } from '@nanostores/react'
import { onMount } from 'nanostores'
import type { ApiError } from '#shared/api/error.ts'
import { $config } from '#shared/config/config.ts'
import { useCommand } from '#shared/element/host.ts'
import { $user } from '#shared/session/session.ts'

/** How long an answer serves without being asked for again, in milliseconds. */
const FRESH = 10_000
const KEPT = 5 * 60_000

const answers = new Map<string, { data?: unknown }>()

const [createFetcherStore, , { invalidateKeys, revalidateKeys }] = nanoquery({
  cache: answers,
  dedupeTime: FRESH,
  cacheLifetime: KEPT,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // The client retries on its own; a second layer of retries would never end.
  onErrorRetry: null,
})

let generation = 0

type Argument = string | number | boolean

/** One kind of server state, kept once per set of arguments. */
export type Query<Args extends Argument[], Data> = {
  store(...args: Args): ReturnType<typeof createFetcherStore<Data, ApiError>>
}

/** Ten widgets that need the same thing share one store and make one request. Design section 6. */
export function createQuery<Args extends Argument[], Data>(
  name: string,
  fetcher: (...args: Args) => Promise<Data>,
): Query<Args, Data> {
  const stores = new Map<string, ReturnType<typeof createFetcherStore<Data, ApiError>>>()
  return {
    store(...args) {
      const key = JSON.stringify([generation, $config.get().apiHost, ...args])
      const known = stores.get(key)
      if (known) return known
      const born = generation
      const store = createFetcherStore<Data, ApiError>([name, key], {
        // A store lives on for a second after its last listener: what was reset meanwhile asks no more.
        fetcher: () => (born === generation ? fetcher(...args) : new Promise<never>(() => {})),
      })
      // Not `onStop`: every `get()` in a rendering stops a store that nobody listens to yet.
      onMount(store, () => {
        stores.set(key, store)
        return () => stores.delete(key)
      })
      stores.set(key, store)
      return store
    },
  }
}

export type QueryState<Data> = {
  data: Data | undefined
  error: ApiError | undefined
  loading: boolean
  retry: () => void
  /** Asks again, keeping what is shown meanwhile. */
  refresh: () => void
}

/** What a screen knows of a query: earlier data stays while newer is on its way. */
export function useQuery<Args extends Argument[], Data>(
  query: Query<Args, Data>,
  ...args: Args
): QueryState<Data> {
  const store = query.store(...args)
  useCommand('refresh', store.revalidate)
  const { data = answered<Data>(store.key), error, loading } = useStore(store)
  return {
    data,
    error: loading ? undefined : error,
    loading,
    retry: store.invalidate,
    refresh: store.revalidate,
  }
}

/** A store tells its answer only to who listens, which a component does after its first rendering. */
function answered<Data>(key: string | undefined): Data | undefined {
  return answers.get(key ?? '')?.data as Data | undefined
}

/** Asks again for everything on the screen, keeping what is shown meanwhile. */
export function revalidateAll(): void {
  revalidateKeys(() => true)
}

/** Forgets every answer, also those on their way: for tests and stories, after they have unmounted. */
export function resetQueries(): void {
  generation += 1
  invalidateKeys(() => true)
}

// After sign-in and sign-out every mounted widget refreshes in place (design section 7, ruling 3).
let known = $user.get()?.id
$user.listen(user => {
  if (user?.id === known) return
  known = user?.id
  revalidateAll()
})
