import { loadWithRetries } from '#shared/element/load-with-retries.ts'

export type ReactDom = typeof import('./react-dom.ts')

let loaded: ReactDom | undefined
let loading: Promise<ReactDom> | undefined

/** react-dom, once it has run. */
export const loadedReactDom = (): ReactDom | undefined => loaded

/** Brings react-dom. Rejects when it can't be had; the next call tries again. */
export function loadReactDom(): Promise<ReactDom> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** Makes it as if react-dom had not come yet, for tests: elements that are added now are painted first. */
export function resetReactDom(): void {
  loaded = undefined
  loading = undefined
}

async function load(): Promise<ReactDom> {
  loaded = await loadWithRetries(
    () => import('./react-dom.ts'),
    'trade-widgets: react-dom could not be loaded, so elements are shown but cannot be used.',
  )
  return loaded
}
