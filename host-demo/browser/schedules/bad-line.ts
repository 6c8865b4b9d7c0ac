import type { Page, Route } from 'playwright-core'
import { type Mishap, type Schedule, type Step, steps } from './schedule.ts'

const pathOf: Record<Step, RegExp> = {
  upload: /\/api\/upload\//,
  create: /\/api\/public\/(rfq|inquiry)\/new2/,
  notify: /\/api\/public\/Inquiry\/Email/,
}

/** The line of one page, which does to each call what the schedule says. */
export class BadLine {
  readonly #page: Page
  #held: (() => Promise<void>)[] = []
  #isGood = false

  private constructor(page: Page) {
    this.#page = page
  }

  static async between(page: Page, plan: Schedule['line']): Promise<BadLine> {
    const line = new BadLine(page)
    for (const step of steps) {
      const mishaps = [...plan[step]]
      await page.route(pathOf[step], route => line.#carry(route, mishaps.shift() ?? 'none'))
    }
    return line
  }

  /** An answer is held back, so that the page can do nothing but wait. */
  get isHolding(): boolean {
    return this.#held.length > 0
  }

  async drop(): Promise<void> {
    await this.#page.context().setOffline(true)
  }

  async comeBack(): Promise<void> {
    await this.#page.context().setOffline(false)
  }

  /** The answers that were held back arrive. */
  async letGo(): Promise<void> {
    const held = this.#held
    this.#held = []
    await Promise.all(held.map(release => release()))
  }

  /** From now on everything arrives. */
  async mend(): Promise<void> {
    this.#isGood = true
    await this.comeBack()
    await this.letGo()
  }

  async #carry(route: Route, mishap: Mishap): Promise<void> {
    try {
      await this.#suffer(route, this.#isGood ? 'none' : mishap)
    } catch {
      // The page was left, or lost its network, amid the call: there is nobody to answer.
    }
  }

  async #suffer(route: Route, mishap: Mishap): Promise<void> {
    switch (mishap) {
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
