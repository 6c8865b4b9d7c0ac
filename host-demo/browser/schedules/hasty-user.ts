import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type FormOnPage, fillIn, formOn, send } from '../forms.ts'
import { signIn } from '../sign-in.ts'
import type { BadLine } from './bad-line.ts'
import type { Deed, Schedule } from './schedule.ts'

/** What he wants to send; the text is in no other schedule. */
export type Wish = { typed: Record<string, string>; file: string | null }

/** A member who can't wait, and who goes on until he has read that it was sent. */
export class HastyUser {
  readonly #page: Page
  readonly #line: BadLine
  readonly #form: FormOnPage
  readonly #wish: Wish

  constructor(page: Page, line: BadLine, name: Schedule['form'], wish: Wish) {
    this.#page = page
    this.#line = line
    this.#form = formOn(page, name)
    this.#wish = wish
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

  /** How often he was told that it was sent. */
  timesTold(): Promise<number> {
    return this.#page.evaluate(() => Number(sessionStorage.getItem('sent')))
  }

  async do(deed: Deed): Promise<void> {
    const sending = this.#form.within.getByRole('button', { name: this.#form.button, exact: true })
    switch (deed) {
      case 'wait':
        return this.#settle()
      case 'click':
        return this.#hit(sending)
      case 'double click':
        return this.#hit(sending, 2)
      case 'triple click':
        return this.#hit(sending, 3)
      case 'Enter and click':
        return this.#enterAnd(() => this.#hit(sending))
      case 'say yes':
        return this.#hit(this.#answer('OK'))
      case 'say yes twice':
        return this.#hit(this.#answer('OK'), 2)
      case 'say no':
        return this.#hit(this.#answer('Cancel'))
      case 'try again':
        return this.#hit(this.#tryAgain)
      case 'try again twice':
        return this.#hit(this.#tryAgain, 2)
      case 'the answer comes':
        return this.#line.letGo()
      case 'reload':
        return this.#reload()
      case 'sign out and in':
        return this.#signOutAndIn()
      case 'the line drops':
        return this.#line.drop()
      case 'the line is back':
        return this.#line.comeBack()
    }
  }

  /** On a good line: sends it until he is told that it was sent. */
  async goOn(): Promise<void> {
    for (let tries = 0; tries < 8; tries++) {
      await this.#settle()
      if ((await this.timesTold()) > 0) return
      await this.#signInAgain()
      await this.#fillIn()
      if (await this.#answer('OK').isVisible()) await this.#answer('OK').click()
      else if (await this.#tryAgain.isVisible()) await this.#tryAgain.click()
      else await send(this.#form)
    }
    throw new Error('It was tried again and again, and never said to be sent')
  }

  get #tryAgain(): Locator {
    return this.#form.within.getByRole('button', { name: 'Try again' })
  }

  #answer(button: string): Locator {
    return this.#page
      .getByRole('alertdialog', { name: this.#form.question ?? '' })
      .getByRole('button', { name: button })
  }

  /** Clicks where it stands, whatever may have come before it by then. */
  async #hit(target: Locator, times = 1): Promise<void> {
    if (!(await target.isVisible())) return
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box)
      await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times })
  }

  async #enterAnd(click: () => Promise<void>): Promise<void> {
    const [field = ''] = Object.keys(this.#wish.typed)
    const input = this.#form.within.getByLabel(field, { exact: true })
    if ((await input.isVisible()) && (await input.isEnabled())) await input.focus()
    await Promise.all([this.#page.keyboard.press('Enter'), click()])
  }

  async #reload(): Promise<void> {
    if ((await this.timesTold()) > 0) return
    await this.#line.comeBack()
    await this.#page.reload()
    await this.#fillIn()
  }

  async #signOutAndIn(): Promise<void> {
    await this.#line.comeBack()
    const signOut = this.#page.getByRole('button', { name: 'Sign out' })
    // Not while something else is asked or awaited.
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
    const offer = this.#form.within.getByRole('button', { name: 'Sign In' })
    if (!(await offer.isVisible())) return
    await offer.click()
    await signIn(this.#page)
  }

  /** Types what is not there, and chooses the file where it is not chosen. */
  async #fillIn(): Promise<void> {
    const { typed, file } = this.#wish
    for (const [label, value] of Object.entries(typed)) {
      const field = this.#form.within.getByLabel(label, { exact: true })
      if ((await field.inputValue()) !== value) await fillIn(this.#form, { [label]: value })
    }
    const chosen = this.#form.within.getByTitle('Cancel Upload')
    if (!file || (await chosen.isVisible())) return
    await this.#form.within.getByLabel('Upload File (.pdf)').setInputFiles(file)
    await chosen.waitFor()
  }

  /** Until nothing is on its way, unless an answer is held back. */
  async #settle(): Promise<void> {
    const loader = this.#page.getByText('Please wait a second!')
    await expect.poll(async () => this.#line.isHolding || (await loader.count()) === 0).toBe(true)
  }
}
