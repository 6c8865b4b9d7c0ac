import { nanoquery } from '@nanostores/query'
import { computed, onMount } from 'nanostores'
import { ApiError, toApiError } from '#shared/api/error.ts'
import { madeReads, takenReplies } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'
import { currentRendering } from '#shared/config/rendering.ts'
import { $user } from '#shared/session/session.ts'
import { toJson } from '#shared/storage/to-json.ts'

/** Milliseconds for which data is not requested again. */
const FRESH = 10_000
const KEPT = 5 * 60_000

type Entry = { data?: unknown; error?: unknown; owner?: number | undefined }

/** Ours, because a store of the library has data only while somebody listens (`cachedData`). */
class Cache extends Map<string, Entry> {
  /** Keeps the earlier data when a refresh fails, but never a member's data for anyone else. */
  override set(key: string, entry: Entry): this {
    if (!key.split(',', 2).join().endsWith(`,${generation}`)) return this
    const before = this.get(key)
    const owner = $user.get()?.id
    const mayKeep = before?.owner === undefined || before.owner === owner
    return super.set(key, mayKeep ? { data: before?.data, owner, ...entry } : { owner, ...entry })
  }
}

// The library shares, caches and refreshes data. The rest of this file is for what it lacks.
function createLibrary() {
  const cache = new Cache()
  const [create, , { invalidateKeys, revalidateKeys }] = nanoquery({
    cache,
    dedupeTime: FRESH,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The client retries already; a second layer would multiply the attempts.
    onErrorRetry: null,
  })
  return { cache, create, invalidateKeys, revalidateKeys }
}

const own = createLibrary()
const { create, invalidateKeys, revalidateKeys } = own
const library = () => currentRendering()?.kept(createLibrary, createLibrary) ?? own

/** When the last listener of each key left. The library counts from the request and would forget too soon. */
const unused = new Map<string, number>()

/** Removes old data, which the library never does: a page that lives long would keep all that it ever showed. */
function forgetUnused(): void {
  for (const [key, since] of unused) {
    // Checks the later ones too, because one entry from a clock that was set back would keep them all.
    if (Date.now() - since < KEPT) continue
    unused.delete(key)
    own.cache.delete(key)
  }
}

/** A part of each key, because the library can't cancel a request, and would answer the next test with it. */
let generation = 0

type Argument = string | number | boolean

/** One kind of server state, stored once per set of arguments. */
export type Query<Args extends Argument[], Data> = {
  store(...args: Args): ReturnType<typeof create<Data, ApiError>>
  /** Requests the data again for any arguments. Data that is not shown now is requested when it is. */
  revalidate(): void
}

let queries = 0

/** The keys of data that came with served content. */
const served = new Set<string>()

/** Requests served data once for all elements, because it may have changed since it was rendered. */
export function revalidateServed(store: { key?: string | undefined; revalidate: () => void }): void {
  if (served.delete(store.key ?? '')) store.revalidate()
}

/** Creates a query. All widgets that show it share one store and make one request. Two queries never share data. */
export function createQuery<Args extends Argument[], Data>(
  fetcher: (...args: Args) => Promise<Data>,
): Query<Args, Data> {
  const name = queries++
  // The library makes a new store each time, and React needs the same one in each rendering.
  const stores = new Map<string, ReturnType<typeof create<Data, ApiError>>>()
  return {
    revalidate: () => revalidateKeys(key => key.startsWith(`[${name},`)),
    store(...args) {
      const key = toJson([name, generation, $config.get().apiHost, ...args])
      const rendering = currentRendering()
      // Components wait for any error, and know only this kind.
      const fetchOnce = (): Promise<Data> =>
        fetcher(...args).catch(cause => Promise.reject(toApiError(cause)))
      if (rendering) return rendering.kept(key, () => library().create(key, { fetcher: fetchOnce }))
      const known = stores.get(key)
      if (known) return known
      const born = generation
      const store = create<Data, ApiError>(key, {
        fetcher() {
          // A store outlives its last listener by a second. After a reset it fetches no more.
          if (born !== generation) return Promise.reject(new Error('reset'))
          const made = madeReads()
          const taken = takenReplies()
          const data = fetcher(...args)
          const note = (): void => {
            if (takenReplies() > taken) served.add(key)
          }
          // A fetcher that has read nothing yet loads its module first. Otherwise, later reads are those of others.
          if (madeReads() > made) note()
          else data.then(note, note)
          return data
        },
      })
      // Not `onStop`, because every `get()` of a store without listeners triggers it too, as in rendering.
      onMount(store, () => {
        stores.set(key, store)
        unused.delete(key)
        return () => {
          stores.delete(key)
          if (born !== generation) return
          unused.set(key, Date.now())
          forgetUnused()
        }
      })
      return store
    },
  }
}

/** Returns earlier data at once: a store gives it only to listeners, and a component listens after its rendering. */
export function cachedData<Data>(store: ReturnType<Query<[], Data>['store']>): Data | undefined {
  return library().cache.get(store.key ?? '')?.data as Data | undefined
}

/** Returns the error of an earlier response, like `cachedData`. */
export function cachedError(store: { readonly key?: string | undefined }): ApiError | undefined {
  const error = library().cache.get(store.key ?? '')?.error
  return error instanceof ApiError ? error : undefined
}

/** Forgets all data, also pending. Nothing may show any: tests and stories have unmounted, a member has signed out. */
export function resetQueries(): void {
  generation += 1
  unused.clear()
  invalidateKeys(() => true)
}

// decisions.mdx#refresh-in-place
computed($user, user => user?.id).listen(() => revalidateKeys(() => true))
