import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { FormOnPage } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'
import { names, signIn, signOut } from '../tools/sign-in.ts'
import { comeBack, leaveFor } from './back-forward.ts'

// A page that Back restores from the browser's back/forward cache knows who is signed in now.
const market = sharedMarket({ backForwardCache: true })
afterEach(() => market().empty())

const welcome = (page: Page) => page.getByText(`Welcome ${names.buyer}`)
/** Waits for what a page reads for its member. One that leaves before gets the answers when it comes back. */
const readsOf = (page: Page) =>
  Promise.all(['chatMenu', 'unseen'].map(call => page.waitForResponse(reply => reply.url().includes(call))))
const form = (page: Page) => new FormOnPage(page, 'product RFQ')

test('a sign-out in another tab leaves no typed text in view', async () => {
  const page = await market().member()
  const reads = readsOf(page)
  await form(page).open()
  await form(page).fillIn({ Message: 'Two valves' })
  await welcome(page).waitFor()
  await reads
  await leaveFor(page, `${market().partnerUrl}/`)
  const other = await page.context().newPage()
  await other.goto('/FAQ')
  await signOut(other)
  await page.bringToFront()
  await comeBack(page)
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await form(page).within.getByText('Please login before submitting RFQ or Inquiry').waitFor()
  expect(await welcome(page).count()).toBe(0)
  expect(await form(page).field('Message').inputValue()).toBe('')
})

test('the page follows a sign-in in another tab, also of another member', async () => {
  const page = await market().visitor()
  await form(page).open()
  await form(page).within.waitFor()
  await leaveFor(page, `${market().partnerUrl}/`)
  const other = await page.context().newPage()
  await other.goto('/login')
  const reads = readsOf(page)
  await signIn(other)
  await page.bringToFront()
  await comeBack(page)
  await welcome(page).waitFor()
  await reads
  await expect.poll(() => form(page).button().isEnabled()).toBe(true)

  await form(page).fillIn({ Message: 'Two valves' })
  await leaveFor(page, `${market().partnerUrl}/`)
  await other.bringToFront()
  await signOut(other)
  await other.goto('/login')
  await signIn(other, demoMembers.seller)
  await page.bringToFront()
  await comeBack(page)
  await page.getByText(`Welcome ${names.seller}`).waitFor()
  expect(await form(page).field('Message').inputValue()).toBe('')
})

test('the page follows a sign-out after a sign-in in another tab', async () => {
  const page = await market().member()
  await form(page).open()
  await signOut(page)
  const other = await page.context().newPage()
  await other.goto('/login')
  const reads = readsOf(page)
  await signIn(other)
  await page.bringToFront()
  await welcome(page).waitFor()
  await reads
  await leaveFor(page, `${market().partnerUrl}/`)
  await other.bringToFront()
  await signOut(other)
  await page.bringToFront()
  await comeBack(page)
  await page.locator('trade-menu').getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  expect(await welcome(page).count()).toBe(0)
})
