import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { chatHistoryReply, chatMenuReply } from '#shared/testing/replies.ts'
import { answerMadeUpPictures } from '../procurement/made-up-pictures.ts'
import { openDashboard } from '../tools/dashboard-page.ts'
import { sharedMarket } from '../tools/market.ts'
import { endSession, isTokenValid, names, signIn, signOut, tokenIn } from '../tools/sign-in.ts'

// Traces of a member in a browser that others use.
const market = sharedMarket()
afterEach(() => market().empty())

const SECRET = 'Our best price is 4,100.'

/** Returns every text of the page, including typed ones and those in elements, and everything that it stores. */
function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    const collect = (root: Document | ShadowRoot): void => {
      found.push((root instanceof Document ? root.documentElement : root).textContent ?? '')
      for (const each of root.querySelectorAll('*')) {
        if (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) found.push(each.value)
        if (each.shadowRoot) collect(each.shadowRoot)
      }
    }
    collect(document)
    return found.join('\n')
  })
}

/** Opens a page with a member at a company's contact form, who has a conversation open. */
async function memberInTalk(): Promise<Page> {
  const page = await market().member()
  await page.route('**/user/chatMenu?*', route =>
    route.fulfill({ json: chatMenuReply([{ name: 'Kerteh', chatId: 301 }]) }),
  )
  await page.route('**/user/getchathistory?*', route =>
    route.fulfill({ json: chatHistoryReply([{ body: SECRET }]) }),
  )
  await answerMadeUpPictures(page)
  await page.goto('/company/1/contactUs/4/subject/Valve')
  await expect.poll(() => everythingIn(page)).toContain(demoMembers.buyer)
  await page.getByRole('button', { name: 'Messages' }).click()
  await page.getByRole('button', { name: 'Kerteh' }).click()
  await page.getByText(SECRET).waitFor()
  return page
}

const leaves = {
  'who signs out': signOut,
  'whose session the server ends': async (page: Page) => {
    await endSession(await tokenIn(page), market().url)
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(`Welcome ${names.buyer}`).waitFor({ state: 'detached' })
  },
}

test.each(Object.entries(leaves))('nothing of a member %s stays in page or storage', async (_, leave) => {
  const page = await memberInTalk()
  const token = await tokenIn(page)
  await leave(page)
  for (const own of [token, names.buyer, demoMembers.buyer, SECRET])
    await expect.poll(() => everythingIn(page)).not.toContain(own)
  await expect.poll(() => isTokenValid(token, market().url)).toBe(false)
  market().expected('401 (Unauthorized)')
})

test('an open dashboard shows no more data once its member has signed out', async () => {
  const page = await market().member()
  await page.goto('/FAQ')
  const dashboard = await openDashboard(page)
  await dashboard.getByText(names.buyer).first().waitFor()
  await signOut(page)
  await dashboard.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await dashboard.getByRole('heading', { name: 'You are signed out' }).waitFor()
  const left = await everythingIn(dashboard)
  for (const own of [names.buyer, demoMembers.buyer]) expect(left).not.toContain(own)
  expect(await dashboard.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}')
  expect(market().expected('401 (Unauthorized)')).toBeGreaterThan(0)
})

test('the dashboard’s link holds a code that works once, and another member’s link asks before it replaces the member', async () => {
  const page = await market().member()
  await page.goto('/FAQ')
  const asked = page.waitForRequest('**/api/login/handover')
  const opening = page.context().waitForEvent('page')
  const addresses: string[] = []
  page.context().on('request', request => request.isNavigationRequest() && addresses.push(request.url()))
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await asked
  await (await opening).getByText(names.buyer).first().waitFor()
  expect(addresses[0]).toMatch(/\/app\/dashboard\/menu\?code=[\w-]{43}$/)

  const again = await page.context().newPage()
  await again.goto(addresses[0] ?? '')
  await again.getByText(names.buyer).first().waitFor()
  expect(await tokenIn(page)).toBe(
    await again.evaluate(() => sessionStorage.getItem('trade-dashboard:token')),
  )

  const other = await market().visitor({ locale: 'en-GB' })
  await other.goto('/login')
  await signIn(other, demoMembers.seller)
  await again.goto(`/app/dashboard/menu?token=${await tokenIn(other)}`)
  await again.getByRole('heading', { name: `You are signed in as ${names.buyer}` }).waitFor()
  await again.getByRole('button', { name: `Open as ${names.seller}` }).click()
  await again.getByRole('banner').getByText(names.seller).waitFor()
  expect(market().expected('400 (Bad Request)')).toBe(1)
})
