import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { openDashboard } from '../tools/dashboard-page.ts'
import { ownMarket } from '../tools/own-market.ts'
import { isTokenValid, signIn, tokenIn } from '../tools/sign-in.ts'

const market = ownMarket()

test('a member who forgot the password gets one by mail, which only allows choosing a new one', async () => {
  const elsewhere = await market().member()
  const page = await market().visitor()
  await page.request.put('/api/Admin/password/recovery', { data: { emailTo: demoMembers.buyer } })
  const [mail] = await market().rows<{ body: string }>(
    sql`select body from mail where recipient = ${demoMembers.buyer} order by id desc limit 1`,
  )
  const mailed = /password is (\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  await page.goto('/login')
  await signIn(page, demoMembers.buyer, mailed)

  const dashboard = await openDashboard(page)
  await dashboard.getByText(/Choose your own password to continue/).waitFor()
  await dashboard.getByLabel('Current password').fill(mailed)
  for (const label of ['New password', 'Repeat new password'])
    await dashboard.getByLabel(label, { exact: true }).fill('Choke manifold, 7 inch')
  const answered = dashboard.waitForResponse('**/api/login/password')
  await dashboard.getByRole('button', { name: 'Change password' }).click()
  // Otherwise a refusal would only show as a missing heading.
  expect(await (await answered).json()).toMatchObject({ ReturnCode: 200 })
  await dashboard.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()

  expect(await isTokenValid(await tokenIn(page), market().url)).toBe(true)
  expect(await isTokenValid(await tokenIn(elsewhere), market().url)).toBe(false)
  expect(market().expected('403 (Forbidden)')).toBeGreaterThan(0)
})
