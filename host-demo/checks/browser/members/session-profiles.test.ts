import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { random } from '#host-demo/api/seed/random.ts'
import { seed } from '#shared/testing/seed.ts'
import { FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { isTokenValid, names, signOut, tokenIn } from '../tools/sign-in.ts'

// Two browser profiles, one or two members: nobody is mistaken for another, and nobody reads another's text.
const market = sharedMarket()

type MemberName = keyof typeof names

/**
 * The expected state of one browser profile: who is signed in, with which token, and which text each member left in the
 * form.
 */
class ExpectedProfile {
  readonly page: Page
  readonly #url: string
  readonly #form: FormOnPage
  readonly #drafts = new Map<MemberName, string>()
  #member: MemberName | null = null
  #token = ''

  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
    this.#form = new FormOnPage(page, 'product RFQ')
  }

  async enter(name: MemberName): Promise<void> {
    if (this.#member) await this.leave()
    await this.#form.signIn(demoMembers[name])
    this.#member = name
    this.#token = await tokenIn(this.page)
  }

  async leave(): Promise<void> {
    if (!this.#member) return
    await signOut(this.page)
    const token = this.#token
    await expect.poll(() => isTokenValid(token, this.#url)).toBe(false)
    this.#member = null
  }

  async type(text: string): Promise<void> {
    if (!this.#member) return
    await this.#form.fillIn({ Message: text })
    this.#drafts.set(this.#member, text)
  }

  async check(): Promise<void> {
    const member = this.#member
    const message = this.#form.field('Message')
    await expect.poll(() => this.#greeting()).toBe(member ? `Welcome ${names[member]}` : '')
    await expect.poll(() => this.#form.button().isEnabled()).toBe(member !== null)
    await expect.poll(() => message.inputValue()).toBe((member && this.#drafts.get(member)) ?? '')
    if (member) expect(await isTokenValid(this.#token, this.#url)).toBe(true)
  }

  async #greeting(): Promise<string> {
    return (await this.page.locator('trade-header [role=status]').textContent()) ?? ''
  }
}

test(`two profiles stay apart in any order of actions (SEED=${seed})`, async () => {
  const chance = random('profiles', seed)
  const newProfile = async () => new ExpectedProfile(await market().visitor(), market().url)
  const profiles = [await newProfile(), await newProfile()] as const
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
