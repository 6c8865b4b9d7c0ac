import { nanoquery } from '@nanostores/query'
import { onMount } from 'nanostores'
import type { ApiError } from '#shared/api/error.ts'
import { $config } from '#shared/config/config.ts'
import { $user } from '#shared/session/session.ts'

/** How long data serves without being asked for again, in milliseconds. */
const FRESH = 10_000
const KEPT = 5 * 60_000

const cache = new Map<string, { data?: unknown }>()

const [createFetcherStore, , { invalidateKeys, revalidateKeys }] = nanoquery({
  cache,
  dedupeTime: FRESH,
  cacheLifetime: KEPT,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // The client retries already; a second layer would multiply the attempts.
  onErrorRetry: null,
})

/** When the last listener of a store left, by the key of its data. */
const unused = new Map<string, number>()

/** A page that lives long, such as a storefront, does not hold all that it ever showed. */
function forgetUnused(): void {
  for (const [key, since] of unused) {
    // The others too: a clock that was set back would keep all that comes after one entry.
    if (Date.now() - since < KEPT) continue
    unused.delete(key)
    cache.delete(key)
  }
}

let generation = 0

type Argument = string | number | boolean

/** One kind of server state, kept once per set of arguments. */
export type Query<Args extends Argument[], Data> = {
  store(...args: Args): ReturnType<typeof createFetcherStore<Data, ApiError>>
  /** Asks again, whatever the arguments: what is not shown now is asked for when it is. */
  revalidate(): void
}

let queries = 0

/** Ten widgets that show the same query share one store and make one request. Two queries never share data. */
export function createQuery<Args extends Argument[], Data>(
  fetcher: (...args: Args) => Promise<Data>,
): Query<Args, Data> {
  const name = String(queries++)
  const stores = new Map<string, ReturnType<typeof createFetcherStore<Data, ApiError>>>()
  return {
    revalidate: () => revalidateKeys(key => key.startsWith(`${name}[`)),
    store(...args) {
      const key = JSON.stringify([generation, $config.get().apiHost, ...args])
      const known = stores.get(key)
      if (known) return known
      const born = generation
      const store = createFetcherStore<Data, ApiError>([name, key], {
        // A store outlives its last listener by a second: after a reset it fetches no more.
        fetcher: () => (born === generation ? fetcher(...args) : new Promise<never>(() => {})),
      })
      // Not `onStop`, which every `get()` of a store without listeners fires too, as rendering does.
      onMount(store, () => {
        stores.set(key, store)
        unused.delete(name + key)
        return () => {
          stores.delete(key)
          unused.set(name + key, Date.now())
          forgetUnused()
        }
      })
      stores.set(key, store)
      return store
    },
  }
}

/** Data of an earlier response: a store gives it only to listeners, and a component listens after its first rendering. */
export function cachedData<Data>(store: ReturnType<Query<[], Data>['store']>): Data | undefined {
  return cache.get(store.key ?? '')?.data as Data | undefined
}

/** Forgets all data, also what is on its way: for tests and stories, after they have unmounted. */
export function resetQueries(): void {
  generation += 1
  invalidateKeys(() => true)
}

// decisions.mdx#refresh-in-place
let known = $user.get()?.id
$user.listen(user => {
  if (user?.id === known) return
  known = user?.id
  // What is shown stays meanwhile.
  revalidateKeys(() => true)
})
