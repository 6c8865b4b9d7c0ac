import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { random } from '#host-demo/api/seed/random.ts'
import { FormOnPage, forms } from './forms.ts'
import { sharedMarket } from './market.ts'
import { isTokenValid, names, signOut, tokenIn } from './sign-in.ts'

// Two browser profiles, one or two members: nobody is taken for another, and nobody reads another's text.
const market = sharedMarket()
const seed = Number(process.env.SEED) || 20

type Who = 'buyer' | 'seller'

/** One profile as it ought to be: who is signed in, with which token, and what each member left in the form. */
class Profile {
  readonly page: Page
  readonly #form: FormOnPage
  readonly #drafts = new Map<Who, string>()
  #who: Who | null = null
  #token = ''

  constructor(page: Page) {
    this.page = page
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
    await expect.poll(() => isTokenValid(token, market().url)).toBe(false)
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
    await expect.poll(() => message.isEnabled()).toBe(who !== null)
    await expect.poll(() => message.inputValue()).toBe((who && this.#drafts.get(who)) ?? '')
    if (who) expect(await isTokenValid(this.#token, market().url)).toBe(true)
  }

  async #greeting(): Promise<string> {
    return (await this.page.locator('trade-header [role=status]').textContent()) ?? ''
  }
}

test(`in any order, here by seed ${seed}`, async () => {
  const chance = random('profiles', seed)
  const profiles = [new Profile(await market().visitor()), new Profile(await market().visitor())] as const
  for (const { page } of profiles) await page.goto(forms['product RFQ'].path)
  for (let step = 1; step <= 16; step++) {
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
