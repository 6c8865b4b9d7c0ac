import { fault, json } from '#shared/testing/fake-network.ts'
import type { Chosen } from './toolbar.ts'

type Fetch = typeof globalThis.fetch
type Line = Exclude<Chosen['network'], 'story'>

/** How each choice of the toolbar answers a request. */
const lines: Record<Line, (fetch: Fetch) => Fetch> = {
  fast: fetch => delayed(fetch, 100),
  slow: fetch => delayed(fetch, 3000),
  offline: () => () => fault('offline').happen(),
  failing: () => async () => json(500, {}),
}

/** The story's fake network, with the fault chosen in the toolbar. */
export function overLine(network: Chosen['network'], fetch: Fetch): Fetch {
  return network === 'story' ? fetch : lines[network](fetch)
}

function delayed(fetch: Fetch, milliseconds: number): Fetch {
  return async (input, init) => {
    await pause(milliseconds, init?.signal)
    return fetch(input, init)
  }
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, milliseconds)
  })
}
