import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FaultResult, FaultyNetwork, type NetworkFault, networkFaults } from '../tools/network-faults.ts'
import { ownMarket } from '../tools/own-market.ts'
import { sampled } from '../tools/sampled.ts'
import { signIn } from '../tools/sign-in.ts'

// Both writes of the chat under every possible network fault; the other writes are in faults.test.ts.
const market = ownMarket()
const results: FaultResult[] = []
afterAll(() => console.table(results))

const IN_DOUBT =
  'We got no clear answer, so this may have arrived. If it does not appear here soon, try again.'
const EXPIRED = 'Your session has ended. Sign in again to continue. What you typed is still here.'

const writes = [
  { name: 'chat begin', path: '/api/public/user/addNewChat', isNew: true },
  { name: 'chat go on', path: '/api/public/user/updateChatHistory', isNew: false },
] as const

let markers = 0

describe.each(writes)('$name', ({ name, path, isNew }) => {
  let page: Page
  let network: FaultyNetwork
  let present: NetworkFault | undefined
  let company = 1

  beforeAll(async () => {
    page = await market().member()
    page.setDefaultTimeout(30_000)
    await page.clock.install()
    network = new FaultyNetwork(page, { method: 'POST', path })
    // Files that the page requested later would meet the faults, too.
    await page.goto('/contactUs', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Open messages' }).click()
    // The first message loads the code that sends, so that a fault meets only the call.
    await open()
    const first = `Good morning, mark-${name}`
    await field().fill(first)
    await field().press('Enter')
    await own(first)
      .getByText(/\d:\d\d/)
      .waitFor()
  })

  afterEach(async () => {
    await network.restore()
    if (present?.complaint) market().expected(present.complaint)
    // Repeated polls meet the same network.
    market().expected('net::ERR_INTERNET_DISCONNECTED')
  })

  afterAll(() => page.context().close())

  const field = (): Locator => page.getByPlaceholder('Write a message')
  const own = (text: string): Locator => page.getByRole('log').getByRole('listitem').filter({ hasText: text })

  async function open(): Promise<void> {
    await page.evaluate(
      id => document.querySelector('trade-chat')?.setAttribute('company-id', `${id}`),
      company,
    )
    await page.getByRole('region', { name: /^Messages with / }).waitFor()
  }

  async function rowsOf(text: string): Promise<number> {
    const rows = await market().rows<{ count: number }>(
      sql`select count(*)::int as count from message where body = ${text}`,
    )
    return rows[0]?.count ?? 0
  }

  const kinds = networkFaults.filter(({ ofEnvelope }) => !ofEnvelope)
  test.each(sampled(name, kinds))('$name', async kind => {
    present = kind
    const cell: FaultResult = { write: name, fault: kind.name, isRight: false }
    results.push(cell)
    markers += 1
    const text = `Do you hold 8" 600#? mark-${name}-${markers}`
    if (isNew) company += 1
    await open()
    const before = network.requests

    const { happened } = await network.breakWith(kind)
    await field().fill(text)
    await field().press('Enter')
    // A session that ends hides the conversation immediately.
    const message =
      kind.status === 401
        ? page.getByText(EXPIRED)
        : own(text)
            .getByRole('alert')
            .filter({ hasText: toldOf(kind) })
    // Awaited from here on, because an automatic resend removes the message.
    const told = kind.saved ? own(text).waitFor() : message.waitFor()
    await happened()
    await told
    cell.requests = network.requests - before
    cell.message = kind.saved ? '' : toldOf(kind)
    cell.rows = await rowsOf(text)

    await network.restore()
    if (kind.status === 401) {
      await page.locator('trade-chat').getByRole('button', { name: 'Sign In' }).click()
      await signIn(page)
    } else if (isSentAgain(kind)) {
      // Longer than any pause before a resend, and than the time limit of a call that is being repeated.
      await page.clock.fastForward(16_000)
    } else {
      await own(text).getByRole('button', { name: 'Try again' }).click()
    }
    // A message in the log has arrived, whether or not the page was told so.
    await own(text)
      .getByText(/\d:\d\d/)
      .waitFor()
    cell.isKept = (await own(text).count()) === 1
    cell.rowsInTheEnd = await rowsOf(text)
    expect(cell).toMatchObject({ requests: 1, rows: kind.saved ? 1 : 0, isKept: true, rowsInTheEnd: 1 })
    cell.isRight = true
  })
})

function toldOf(kind: NetworkFault): string {
  if (kind.status === 401) return EXPIRED
  return kind.inDoubt ? IN_DOUBT : `Not sent. ${kind.ownWords ?? kind.says}`
}

/**
 * Returns true if the message is sent again automatically: once the network is back, at the time that the server named,
 * or under the key by which the server recognises it.
 */
function isSentAgain({ apply, status, inDoubt }: NetworkFault): boolean {
  return !apply || status === 429 || inDoubt === true
}
