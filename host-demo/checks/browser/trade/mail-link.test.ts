import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { violationsOn } from '../tools/axe.ts'
import { ownMarket } from '../tools/own-market.ts'
import { signIn, tokenOf } from '../tools/sign-in.ts'

// The link of a mail, in a browser in which nobody is signed in.
const market = ownMarket()

test('a signed-out seller signs in on a phone where the link leads, and sees its request beside its list', async () => {
  const { url } = market()
  const asked = await fetch(`${url}/api/public/inquiry/new2`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await tokenOf(demoMembers.buyer, url)}`,
    },
    body: JSON.stringify({ title: 'Spare gaskets', toTenantId: 1, inquiryBody: 'Do you stock them?' }),
  })
  expect(asked.status).toBe(200)
  const page = await market().visitor({ viewport: { width: 360, height: 740 } })
  const link = '/app/dashboard/menu#quotes/inquiry1'
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await signIn(page, demoMembers.seller)
  await page.getByRole('region', { name: 'Chosen request' }).getByText('Do you stock them?').waitFor()
  expect(page.url()).toBe(`${url}${link}`)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('tab', { name: 'Received (1)', selected: true }).waitFor()
})
