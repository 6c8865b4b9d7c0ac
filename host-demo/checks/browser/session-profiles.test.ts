import { test } from 'vitest'
import { random } from '#host-demo/api/seed/random.ts'
import { seed } from '#shared/testing/seed.ts'
import { ExpectedProfile } from './expected-profile.ts'
import { forms } from './forms.ts'
import { sharedMarket } from './market.ts'

// Two browser profiles, one or two members: nobody is mistaken for another, and nobody reads another's text.
const market = sharedMarket()

test(`in any order, here by seed ${seed}`, async () => {
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
