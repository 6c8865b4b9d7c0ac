import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { random } from '#host-demo/api/seed/random.ts'
import { sharedMarket } from './market.ts'
import { isKnown, names, signIn, signOut, tokenIn } from './sign-in.ts'

// Two browser profiles, one or two members: nobody is taken for another, and nobody reads another's text.
const market = sharedMarket()
const seed = Number(process.env.SEED) || 20

type Who = 'buyer' | 'seller'

/** One profile as it ought to be: who is signed in, with which token, and what each member left in the form. */
class Profile {
  readonly page: Page
  readonly #drafts = new Map<Who, string>()
  #who: Who | null = null
  #token = ''

  constructor(page: Page) {
    this.page = page
  }

  async enter(who: Who): Promise<void> {
    if (this.#who) await this.leave()
    await this.#form().getByRole('button', { name: 'Sign In' }).click()
    await signIn(this.page, demoMembers[who])
    this.#who = who
    this.#token = await tokenIn(this.page)
  }

  async leave(): Promise<void> {
    if (!this.#who) return
    await signOut(this.page)
    const token = this.#token
    await expect.poll(() => isKnown(token, market().url)).toBe(false)
    this.#who = null
  }

  async type(text: string): Promise<void> {
    if (!this.#who) return
    await this.#form().getByLabel('Message').fill(text)
    this.#drafts.set(this.#who, text)
  }

  async check(): Promise<void> {
    const who = this.#who
    const message = this.#form().getByLabel('Message')
    await expect.poll(() => this.#greeting()).toBe(who ? `Welcome ${names[who]}` : '')
    await expect.poll(() => message.isEnabled()).toBe(who !== null)
    await expect.poll(() => message.inputValue()).toBe((who && this.#drafts.get(who)) ?? '')
    if (who) expect(await isKnown(this.#token, market().url)).toBe(true)
  }

  #form() {
    return this.page.getByRole('form', { name: 'Request for quotation' })
  }

  async #greeting(): Promise<string> {
    return (await this.page.locator('trade-header [role=status]').textContent()) ?? ''
  }
}

test(`in any order, here by seed ${seed}`, async () => {
  const chance = random('profiles', seed)
  const profiles = [new Profile(await market().visitor()), new Profile(await market().visitor())] as const
  for (const { page } of profiles) await page.goto('/rfqProduct/1')
  for (let step = 1; step <= 24; step++) {
    const profile = chance.pick(profiles)
    const action = chance.pick([
      () => profile.enter('buyer'),
      () => profile.enter('seller'),
      () => profile.leave(),
      () => profile.type(`Text ${step}`),
      () => profile.type(`Text ${step}`),
      async () => void (await profile.page.reload()),
    ])
    await action()
    for (const each of profiles) await each.check()
  }
})
