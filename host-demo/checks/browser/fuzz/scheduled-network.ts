import type { Page, Route } from 'playwright-core'
import { type Fault, type Schedule, type Step, steps } from './schedule.ts'

const pathOf: Record<Step, RegExp> = {
  upload: /\/api\/upload\//,
  create: /\/api\/public\/(rfq|inquiry)\/new2/,
  notify: /\/api\/public\/Inquiry\/Email/,
}

/** The network of one page, which handles each call as the schedule says. */
export class ScheduledNetwork {
  readonly #page: Page
  #held: (() => Promise<void>)[] = []
  #isGood = false

  private constructor(page: Page) {
    this.#page = page
  }

  static async of(page: Page, schedule: Schedule['network']): Promise<ScheduledNetwork> {
    const network = new ScheduledNetwork(page)
    for (const step of steps) {
      const faults = [...schedule[step]]
      await page.route(pathOf[step], route => network.#answer(route, faults.shift() ?? 'none'))
    }
    return network
  }

  /** True while an answer is held back, so that the page can only wait. */
  get isHolding(): boolean {
    return this.#held.length > 0
  }

  async goOffline(): Promise<void> {
    await this.#page.context().setOffline(true)
  }

  async goOnline(): Promise<void> {
    await this.#page.context().setOffline(false)
  }

  /** Delivers the answers that were held back. */
  async release(): Promise<void> {
    const held = this.#held
    this.#held = []
    await Promise.all(held.map(release => release()))
  }

  /** Lets every call arrive and be answered from now on. */
  async restore(): Promise<void> {
    this.#isGood = true
    await this.goOnline()
    await this.release()
  }

  async #answer(route: Route, fault: Fault): Promise<void> {
    try {
      await this.#apply(this.#isGood ? 'none' : fault, route)
    } catch {
      // The page was left, or went offline, during the call, so nobody is there to answer.
    }
  }

  async #apply(fault: Fault, route: Route): Promise<void> {
    switch (fault) {
      case 'none':
        return route.continue()
      case '500':
        return route.fulfill({ status: 500, json: { ReturnCode: 500, ResponseMessage: 'The disk is full' } })
      case 'reset':
        return route.abort('connectionreset')
      case 'lost':
        await route.fetch()
        return route.abort('connectionreset')
      case 'delayed': {
        const response = await route.fetch()
        if (this.#isGood) return route.fulfill({ response })
        this.#held.push(() => route.fulfill({ response }).catch(() => {}))
      }
    }
  }
}
