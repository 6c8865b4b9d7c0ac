import type { Page } from 'playwright-core'
import type { NetworkFault } from './network-faults.ts'
import type { Write } from './write.ts'

/** The call that fails. */
type FaultyCall = Pick<Write, 'method' | 'path' | 'after'>

/** Longer than the 15 seconds that a call may take. */
const PATIENCE = 16_000

/** The network of one page, on which one call can be made to fail. The page's clock has to be installed. */
export class FaultyNetwork {
  readonly #page: Page
  readonly #write: FaultyCall
  /** The number of times that the page has made the call. */
  requests = 0

  constructor(page: Page, write: FaultyCall) {
    this.#page = page
    this.#write = write
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname === write.path && request.method() === write.method) this.requests++
    })
  }

  /** Makes the call fail from now on; `happened` resolves once it has failed. */
  async breakWith({ apply, timesOut }: NetworkFault): Promise<{ happened: () => Promise<void> }> {
    if (!apply) {
      await this.#goOffline()
      return { happened: async () => {} }
    }
    const broken = new Promise<void>((resolve, reject) =>
      this.#page.route(this.#calls, route => apply(route).then(resolve, reject)),
    )
    return {
      happened: async () => {
        await broken
        if (timesOut) await this.#page.clock.fastForward(PATIENCE)
      },
    }
  }

  /** Goes offline immediately, or as soon as the preceding call is answered. */
  async #goOffline(): Promise<void> {
    const context = this.#page.context()
    if (!this.#write.after) return context.setOffline(true)
    await this.#page.route(this.#callsBefore, async route => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
  }

  /** Ends the fault, so that every call arrives again. */
  async restore(): Promise<void> {
    await this.#page.context().setOffline(false)
    await this.#page.unroute(this.#calls)
    await this.#page.unroute(this.#callsBefore)
  }

  readonly #callsBefore = (url: URL): boolean => url.pathname === this.#write.after
  readonly #calls = (url: URL): boolean => url.pathname === this.#write.path
}
