import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { withScript } from '../tools/script-page.ts'
import { userOf } from '../tools/sign-in.ts'

// A member's chat on a page of another origin, with the one script tag, and a server that does not render it.
const { market, tag, open } = withScript()

const chat = '<trade-chat company-id="2"></trade-chat>'
const conversation = {
  MenuId: 2,
  MenuName: 'Labuan',
  MenuLogo: '',
  NewMessageNoti: 0,
  ChatId: 9,
  StaffStatus: 0,
}
const messages = Array.from({ length: 50 }, (_, index) => ({
  MessageSide: index % 3 === 0 ? 'Client' : 'Company',
  MessageBody: `Message ${index + 1}`,
  CreationDateTime: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
}))

type Late = 'menu' | 'core'

/** Opens a member's page whose `late` answers wait for their release. Only the first of each read gets an answer. */
async function visit(...late: Late[]) {
  const user = await userOf(demoMembers.buyer, market().url)
  const reads: string[] = []
  const releases = new Map<string, () => void>()
  const held = new Map(late.map(name => [name, new Promise<void>(done => releases.set(name, done))]))
  const headers = { 'access-control-allow-origin': '*' }
  const page: Page = await open({ head: tag('async'), body: chat }, async page => {
    await page.addInitScript(text => localStorage.setItem('trade-widgets:user', text), JSON.stringify(user))
    await page.route('**/render/**', route => route.fulfill({ json: {}, headers }))
    await page.route('**/chatMenu*', async route => {
      if (reads.push('menu') > 1) return
      await held.get('menu')
      await route.fulfill({ json: [conversation], headers })
    })
    await page.route('**/getchathistory*', async (route: Route) => {
      const isFirst = !reads.includes('history')
      reads.push('history')
      if (isFirst) await route.fulfill({ json: messages, headers })
    })
    await page.route('**/chunks/core-*.js', async route => {
      await held.get('core')
      await route.continue()
    })
  })
  return { page, reads, release: (name: Late) => releases.get(name)?.() }
}

test('the messages are read before the bundle has arrived, and shown without another read', async () => {
  const { page, reads, release } = await visit('core')
  await expect.poll(() => reads).toEqual(['menu', 'history'])
  release('core')
  await page.getByText('Message 50', { exact: true }).waitFor()
  expect(await page.locator('trade-chat .bubble').count()).toBe(50)
})

test('the messages are shown with one read if the menu arrives after the bundle', async () => {
  const { page, reads, release } = await visit('menu')
  await page.locator('trade-chat [aria-busy=true]').waitFor({ state: 'attached' })
  expect(reads).toEqual(['menu'])
  release('menu')
  await page.getByText('Message 50', { exact: true }).waitFor()
})

test.each([
  ['has signed out', null],
  ['is another one', { id: 3, name: 'Daniel', image: '', token: 'other', email: 'daniel@other.example' }],
])('the messages are not read for a member who %s in the meantime', async (_, user) => {
  const { page, reads, release } = await visit('menu', 'core')
  await expect.poll(() => reads).toEqual(['menu'])
  await page.evaluate(text => localStorage.setItem('trade-widgets:user', text), JSON.stringify(user))
  const answered = page.waitForEvent('requestfinished', request => request.url().includes('chatMenu'))
  release('menu')
  await answered
  // By its answer, the script has read the menu, too.
  await page.evaluate(() => fetch('/').then(response => response.text()))
  expect(reads).toEqual(['menu'])
  release('core')
})
