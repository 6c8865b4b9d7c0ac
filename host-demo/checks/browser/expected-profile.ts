import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { FormOnPage } from './forms.ts'
import { isTokenValid, names, signOut, tokenIn } from './sign-in.ts'

type Who = 'buyer' | 'seller'

/**
 * The expected state of one browser profile: who is signed in, with which token, and which text each member left in the
 * form.
 */
export class ExpectedProfile {
  readonly page: Page
  readonly #url: string
  readonly #form: FormOnPage
  readonly #drafts = new Map<Who, string>()
  #who: Who | null = null
  #token = ''

  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
    this.#form = new FormOnPage(page, 'product RFQ')
  }

  async enter(who: Who): Promise<void> {
    if (this.#who) await this.leave()
    await this.#form.signIn(demoMembers[who])
    this.#who = who
    this.#token = await tokenIn(this.page)
  }

  async leave(): Promise<void> {
    if (!this.#who) return
    await signOut(this.page)
    const token = this.#token
    await expect.poll(() => isTokenValid(token, this.#url)).toBe(false)
    this.#who = null
  }

  async type(text: string): Promise<void> {
    if (!this.#who) return
    await this.#form.fillIn({ Message: text })
    this.#drafts.set(this.#who, text)
  }

  async check(): Promise<void> {
    const who = this.#who
    const message = this.#form.field('Message')
    await expect.poll(() => this.#greeting()).toBe(who ? `Welcome ${names[who]}` : '')
    await expect.poll(() => this.#form.button().isEnabled()).toBe(who !== null)
    await expect.poll(() => message.inputValue()).toBe((who && this.#drafts.get(who)) ?? '')
    if (who) expect(await isTokenValid(this.#token, this.#url)).toBe(true)
  }

  async #greeting(): Promise<string> {
    return (await this.page.locator('trade-header [role=status]').textContent()) ?? ''
  }
}
