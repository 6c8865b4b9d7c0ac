import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { withScript } from '../tools/script-page.ts'
import { userOf } from '../tools/sign-in.ts'

// A member's chat on a partner's page, as the server renders it for this member before the bundle arrives.
const { market, tag, open } = withScript()

const SAID = 'Do you hold six of these?'
const STORED = 'trade-widgets:user'
const company = 2

type User = { id: number; token: string }

async function buyer(): Promise<User> {
  const user = (await userOf(demoMembers.buyer, market().url)) as User
  const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' }
  const body = { Title: 'T', ToTenantId: company, MessageBody: SAID, FromUserId: user.id }
  await fetch(`${market().url}/api/public/user/addNewChat`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return user
}

/** Opens the page of a member whose bundle waits until `letPass`. Says which calls the page made. */
async function visit(user: User, before: (page: Page) => Promise<unknown> = async () => {}) {
  let letPass = (): void => {}
  let held = Promise.resolve()
  const hold = (): void => {
    held = new Promise(resume => {
      letPass = resume
    })
  }
  hold()
  const calls: string[] = []
  const errors: string[] = []
  const page = await open(
    { head: tag('async'), body: `<trade-chat company-id="${company}"></trade-chat>` },
    async page => {
      page.on('request', request => {
        const { pathname } = new URL(request.url())
        if (/^\/(api\/public\/user|render)\//.test(pathname) && request.method() !== 'OPTIONS')
          calls.push(`${request.method()} ${pathname}`)
      })
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      await page.addInitScript(
        ([key, text]) => localStorage.getItem(key ?? '') ?? localStorage.setItem(key ?? '', text ?? ''),
        [STORED, JSON.stringify(user)],
      )
      await page.route('**/chunks/**', async route => {
        await held
        await route.fallback()
      })
      await before(page)
    },
  )
  return { page, calls, errors, hold, letPass: () => letPass() }
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / })

test('the conversation appears before the bundle, at its end, and the bundle takes over the same nodes', async () => {
  const { page, calls, errors, letPass } = await visit(await buyer())
  const message = page.locator('trade-chat .bubble', { hasText: SAID }).last()
  await message.waitFor()
  expect(calls).toEqual(['POST /render/trade-chat'])
  const node = await message.elementHandle()
  const input = await field(page).elementHandle()
  letPass()
  await page.locator('trade-chat .trade-root:not([data-served])').waitFor()
  expect(await message.evaluate((now, before) => now === before, node)).toBe(true)
  expect(await field(page).evaluate((now, before) => now === before, input)).toBe(true)
  await page
    .getByText(/^\d{1,2}:\d{2} [ap]m$/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
})

test('text typed and sent before the bundle is sent once', async () => {
  const text = `Typed early ${Date.now()}`
  const { page, letPass } = await visit(await buyer())
  await field(page).pressSequentially(text)
  await page.getByRole('button', { name: 'Send' }).click()
  letPass()
  const sent = page.locator('trade-chat .bubble', { hasText: text })
  await sent.waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('')
  expect(await sent.count()).toBe(1)
})

test('text typed before the bundle stays in its field, and more can follow', async () => {
  const { page, letPass } = await visit(await buyer())
  await field(page).pressSequentially('first')
  letPass()
  await page.locator('trade-chat .trade-root:not([data-served])').waitFor()
  await field(page).press('End')
  await field(page).pressSequentially(' and late')
  expect(await field(page).inputValue()).toBe('first and late')
})

test('a draft from before stays above text typed before the bundle', async () => {
  const { page, hold, letPass } = await visit(await buyer())
  const live = page.locator('trade-chat .trade-root:not([data-served])')
  letPass()
  await live.waitFor()
  await field(page).fill('kept from before')
  hold()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('trade-chat [data-served]').waitFor()
  expect(await field(page).inputValue()).toBe('')
  await field(page).pressSequentially('typed early')
  letPass()
  await live.waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('kept from before\ntyped early')
})

test.each([404, 401, 429, 503])(
  'an answer %i leads to the calls as before, and is asked for once',
  async status => {
    const { page, calls, letPass } = await visit(await buyer(), page =>
      page.route('**/render/trade-chat?*', route =>
        route.fulfill({ status, body: 'No', headers: { 'access-control-allow-origin': '*' } }),
      ),
    )
    market().expected(`${status}`)
    await expect.poll(() => calls.length).toBe(3)
    expect(calls).toEqual([
      'POST /render/trade-chat',
      'GET /api/public/user/chatMenu',
      'GET /api/public/user/getchathistory',
    ])
    letPass()
    await page.locator('trade-chat .bubble', { hasText: SAID }).first().waitFor()
  },
)

test.each([
  ['has signed out', null],
  ['is another one', { id: 3, name: 'Daniel', image: '', token: 'other', email: 'daniel@other.example' }],
])('nothing is shown to a member who %s before the bundle arrives', async (_, next) => {
  const { page, letPass } = await visit(await buyer(), page =>
    page.route('**/api/public/user/**', route => route.abort()),
  )
  await page.locator('trade-chat .bubble', { hasText: SAID }).first().waitFor()
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [STORED, JSON.stringify(next)],
  )
  letPass()
  await page.locator('trade-chat .bubble').first().waitFor({ state: 'detached' })
  expect(await page.locator('trade-chat').getByText(SAID).count()).toBe(0)
  market().expected('ERR_FAILED')
})

test('nothing is shown to a member who signs out while it is on its way', async () => {
  let answer = (): void => {}
  const asked = new Promise<void>(resume => {
    answer = resume
  })
  const { page, letPass } = await visit(await buyer(), page =>
    page.route('**/render/trade-chat?*', async route => {
      await asked
      await route.fallback()
    }),
  )
  const answered = page.waitForEvent('requestfinished', request =>
    request.url().includes('/render/trade-chat'),
  )
  await page.evaluate(key => localStorage.setItem(key, 'null'), STORED)
  answer()
  await answered
  await page.evaluate(() => fetch('/').then(response => response.text()))
  expect(await page.locator('trade-chat .bubble').count()).toBe(0)
  letPass()
})
