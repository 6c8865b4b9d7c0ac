import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FormOnPage } from '../forms.ts'
import type { Action, Schedule } from './schedule.ts'
import type { ScheduledNetwork } from './scheduled-network.ts'

/**
 * The content to send. No other schedule has its text. The file is a path, so that choosing it again gives the same
 * file.
 */
export type Submission = { typed: Record<string, string>; file: string | null }

/** A member who does not wait, and who retries until the page says that it was sent. */
export class FuzzUser {
  readonly #page: Page
  readonly #network: ScheduledNetwork
  readonly #form: FormOnPage
  readonly #submission: Submission

  constructor(page: Page, network: ScheduledNetwork, name: Schedule['form'], submission: Submission) {
    this.#page = page
    this.#network = network
    this.#form = new FormOnPage(page, name)
    this.#submission = submission
  }

  async begin(): Promise<void> {
    await this.#page.addInitScript(() => {
      for (const type of ['trade-rfq-sent', 'trade-inquiry-sent']) {
        document.addEventListener(type, () => {
          sessionStorage.setItem('sent', `${Number(sessionStorage.getItem('sent')) + 1}`)
        })
      }
    })
    await this.#form.open()
    await this.#fillIn()
  }

  /** Returns how often the page said that it was sent. */
  timesSent(): Promise<number> {
    return this.#page.evaluate(() => Number(sessionStorage.getItem('sent')))
  }

  async act(action: Action): Promise<void> {
    const sending = this.#form.button()
    switch (action) {
      case 'wait':
        return this.#settle()
      case 'click':
        return this.#clickAt(sending)
      case 'double click':
        return this.#clickAt(sending, 2)
      case 'triple click':
        return this.#clickAt(sending, 3)
      case 'Enter and click':
        return this.#pressEnterAnd(() => this.#clickAt(sending))
      case 'confirm':
        return this.#clickAt(this.#answer('OK'))
      case 'confirm twice':
        return this.#clickAt(this.#answer('OK'), 2)
      case 'cancel':
        return this.#clickAt(this.#answer('Cancel'))
      case 'try again':
        return this.#clickAt(this.#tryAgain)
      case 'try again twice':
        return this.#clickAt(this.#tryAgain, 2)
      case 'release answers':
        return this.#network.release()
      case 'reload':
        return this.#reload()
      case 'sign out and in':
        return this.#signOutAndIn()
      case 'go offline':
        return this.#network.goOffline()
      case 'go online':
        return this.#network.goOnline()
    }
  }

  /** On a good network, retries until the page says that it was sent. */
  async sendUntilSaid(): Promise<void> {
    for (let tries = 0; tries < 8; tries++) {
      await this.#settle()
      if ((await this.timesSent()) > 0) return
      await this.#signInAgain()
      await this.#fillIn()
      if (await this.#answer('OK').isVisible()) await this.#answer('OK').click()
      else if (await this.#tryAgain.isVisible()) await this.#tryAgain.click()
      else await this.#form.send()
    }
    throw new Error('Eight tries, and the page never said that it was sent')
  }

  get #tryAgain(): Locator {
    return this.#form.button('Try again')
  }

  #answer(button: string): Locator {
    return this.#form.question.getByRole('button', { name: button })
  }

  /** Clicks at the place of the target, even if something covers it by then. */
  async #clickAt(target: Locator, times = 1): Promise<void> {
    if (!(await target.isVisible())) return
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box)
      await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times })
  }

  async #pressEnterAnd(click: () => Promise<void>): Promise<void> {
    const [field = ''] = Object.keys(this.#submission.typed)
    const input = this.#form.field(field)
    if ((await input.isVisible()) && (await input.isEnabled())) await input.focus()
    await Promise.all([this.#page.keyboard.press('Enter'), click()])
  }

  async #reload(): Promise<void> {
    if ((await this.timesSent()) > 0) return
    await this.#network.goOnline()
    await this.#page.reload()
    await this.#fillIn()
  }

  async #signOutAndIn(): Promise<void> {
    await this.#network.goOnline()
    const signOut = this.#page.getByRole('button', { name: 'Sign out' })
    // Not while another question is open or another answer is awaited.
    if ((await this.#page.locator('dialog[open]').count()) > 0 || !(await signOut.isVisible())) return
    await signOut.click()
    const keep = this.#page.getByRole('button', { name: 'Keep them and sign out' })
    const isOut = this.#page
      .getByRole('banner')
      .or(this.#page.locator('trade-menu'))
      .getByRole('button', { name: 'Sign In' })
    await keep.or(isOut).first().waitFor()
    if (await keep.isVisible()) await keep.click()
    await this.#signInAgain()
    await this.#fillIn()
  }

  async #signInAgain(): Promise<void> {
    if (await this.#form.button('Sign In').isVisible()) await this.#form.signIn()
  }

  /** Fills in empty fields, and chooses the file if none is chosen. */
  async #fillIn(): Promise<void> {
    const { typed, file } = this.#submission
    for (const [label, value] of Object.entries(typed)) {
      const field = this.#form.field(label)
      if ((await field.inputValue()) !== value) await field.fill(value)
    }
    const chosen = this.#form.within.getByTitle('Cancel Upload')
    if (!file || (await chosen.isVisible())) return
    await this.#form.chooseFile(file)
    await chosen.waitFor()
  }

  /** Waits until nothing is being sent, unless an answer is held back. */
  async #settle(): Promise<void> {
    const loader = this.#page.getByText('Please wait a second!')
    await expect.poll(async () => this.#network.isHolding || (await loader.count()) === 0).toBe(true)
  }
}
