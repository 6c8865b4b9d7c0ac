import { expect } from 'vitest'
import type { PageUser } from '#shared/testing/scenario.ts'
import type { Tab } from './tab.ts'

const patience = { timeout: 30_000, interval: 50 }

/** A user on a page who points, clicks and types as people do, with a real pointer and real keys. */
export class User implements PageUser {
  readonly #tab: Tab

  constructor(tab: Tab) {
    this.#tab = tab
  }

  async click(name: string): Promise<void> {
    let middle = ''
    await expect
      .poll(
        async () => {
          const before = middle
          middle = await this.#tab.ask('find', name)
          // Content that arrives above moves it.
          return middle !== '' && middle === before && (await this.#tab.ask('pending')) === ''
        },
        { ...patience, message: `nothing to use is called '${name}'` },
      )
      .toBe(true)
    const [x = 0, y = 0] = middle.split(' ').map(Number)
    await this.#tab.click(x, y)
  }

  async type(name: string, text: string): Promise<void> {
    await this.click(name)
    await this.#tab.type(text)
  }

  async press(key: 'Enter' | 'Tab'): Promise<void> {
    await this.#waits()
    await this.#tab.press(key)
  }

  /** Waits, because nobody acts on something that has not arrived yet. */
  async #waits(): Promise<void> {
    await expect.poll(() => this.#tab.ask('pending'), patience).toBe('')
  }

  async sees(text: string): Promise<void> {
    await expect.poll(() => this.#tab.ask('text'), patience).toContain(text)
  }

  /** Waits until all elements in view are live. */
  async seesAllLive(): Promise<void> {
    await expect.poll(() => this.#tab.ask('asleep'), patience).toBe('')
  }

  async seesNoMore(text: string): Promise<void> {
    await expect.poll(() => this.#tab.ask('text'), patience).not.toContain(text)
  }

  async hears(event: string, times = 1): Promise<void> {
    const count = async (): Promise<number> =>
      (await this.#tab.ask('heard')).split('\n').filter(each => each === event).length
    await expect.poll(count, { ...patience, message: event }).toBe(times)
  }
}
