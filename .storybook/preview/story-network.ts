import { fault, json } from '#shared/testing/fake-network.ts'
import type { ToolbarGlobals } from './toolbar.ts'

type Fetch = typeof globalThis.fetch
type NetworkCondition = Exclude<ToolbarGlobals['network'], 'story'>

/** The way each toolbar choice answers a request. */
const conditions: Record<NetworkCondition, (fetch: Fetch) => Fetch> = {
  fast: fetch => delayed(fetch, 100),
  slow: fetch => delayed(fetch, 3000),
  offline: () => () => fault('offline').happen(),
  failing: () => async () => json(500, {}),
}

/** Returns the story's fake network, with the fault chosen in the toolbar. */
export function emulateNetwork(network: ToolbarGlobals['network'], fetch: Fetch): Fetch {
  return network === 'story' ? fetch : conditions[network](fetch)
}

function delayed(fetch: Fetch, milliseconds: number): Fetch {
  return async (input, init) => {
    await wait(milliseconds, init?.signal)
    return fetch(input, init)
  }
}

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, milliseconds)
  })
}

/** Returns the API host of stories: Storybook's own folder, which also holds the pictures named in replies. */
export function storyApiHost(): string {
  return new URL('.', location.href).href.replace(/\/$/, '')
}
