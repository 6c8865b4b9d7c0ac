import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountWrites } from './faults/account-writes.ts'
import { FaultyNetwork } from './faults/faulty-network.ts'
import { messageWrites } from './faults/message-writes.ts'
import { type NetworkFault, networkFaults } from './faults/network-faults.ts'
import { quoteWrites } from './faults/quote-writes.ts'
import { ResultMatrix } from './faults/result-matrix.ts'
import type { Count, Write } from './faults/write.ts'
import { FormOnPage, pdf } from './forms.ts'
import { ownMarket } from './own-market.ts'
import { sampled } from './sampled.ts'
import { signIn } from './sign-in.ts'

// Every write of the product under every possible network fault: nothing is sent twice automatically, no typed text is
// lost, the words are right, and in the end the server holds the entry once.
const market = ownMarket({ recoveryFloor: 0 })
const matrix = new ResultMatrix()
afterAll(() => console.log(`${matrix}`))

/** Milliseconds after which any automatic resend would have happened. */
const A_WHILE = 20_000
const EXPIRED = 'Your session has ended. Sign in again to continue. What you typed is still here.'

/** Every write of the product. A service RFQ takes the same path as a product RFQ. */
const writes: readonly Write[] = [...accountWrites, ...messageWrites, ...quoteWrites]

let markers = 0

describe.each(writes)('$name', write => {
  let page: Page
  let network: FaultyNetwork
  let form: FormOnPage

  beforeAll(async () => {
    page = await market().visitor()
    page.setDefaultTimeout(30_000)
    await page.clock.install()
    network = new FaultyNetwork(page, write)
    form = new FormOnPage(page, write.form)
    await page.goto('/login')
    if (write.by !== 'visitor') await signIn(page)
  })

  let present: NetworkFault | undefined
  // Runs before the market checks the complaints of the pages.
  afterEach(async () => {
    await network.restore()
    if (present?.complaint) market().expected(present.complaint)
  })

  afterAll(() => page.context().close())

  const file = () => form.file()

  async function fillInAll(marker: string): Promise<void> {
    if (write.by === 'visitor') await page.evaluate(() => localStorage.clear())
    await form.open()
    await form.fillIn(write.typed(marker))
    if (!write.withFile) return
    await form.chooseFile({ ...pdf, buffer: Buffer.from(`%PDF-1.7\n% ${marker}\n%%EOF\n`) })
  }

  /** Returns the values of the fields, by label. */
  async function typedNow(marker: string): Promise<Record<string, string>> {
    const values: Record<string, string> = {}
    for (const label of Object.keys(write.typed(marker))) {
      values[label] = await form.field(label).inputValue()
    }
    return values
  }

  async function rowsOf(marker: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const [table, statement] of Object.entries(write.tables(marker))) {
      counts[table] = (await market().rows<Count>(statement))[0]?.count ?? 0
    }
    return counts
  }

  const isSignedIn = () => page.evaluate(() => (localStorage.getItem('user') ?? 'null') !== 'null')

  async function again(kind: NetworkFault): Promise<void> {
    if (kind.status === 401 && write.by === 'member alone') {
      await form.within.getByText(EXPIRED).waitFor()
      await form.signIn()
    }
    const way = write.again(kind)
    await (way === 'its button' ? form.button() : form.button(way)).click()
  }

  test.each(sampled(write.name, kindsFor(write)))('$name', async kind => {
    present = kind
    const cell = matrix.begin(write, kind)
    const marker = `mark-${String(++markers).padStart(4, '0')}`
    await write.prepare?.(market().url, marker)
    await fillInAll(marker)
    const before = network.requests

    const { happened } = await network.breakWith(kind)
    await form.send()
    await happened()
    await form.error.filter({ hasText: /\S/ }).waitFor()
    cell.message = ((await form.error.textContent()) ?? '').trim()
    await page.clock.fastForward(A_WHILE)

    cell.requests = network.requests - before
    cell.rows = (await rowsOf(marker))[write.table] ?? -1
    const typed = await typedNow(marker)
    const files = await file().count()
    cell.isKept =
      JSON.stringify(typed) === JSON.stringify(write.typed(marker)) && files === (write.withFile ? 1 : 0)
    expect(cell.message).toBe(write.says(kind))
    expect(cell.requests).toBe(requestsOf(write, kind))
    expect(cell.rows).toBe(kind.saved ? 1 : 0)
    expect(typed).toEqual(write.typed(marker))
    expect(files).toBe(write.withFile ? 1 : 0)
    expect(await form.success.count()).toBe(0)
    expect(await isSignedIn()).toBe(staysSignedIn(write, kind))
    await write.alsoHolds?.(page)

    await network.restore()
    await again(kind)
    if (kind.saved && write.refusesRepeat)
      await form.error.getByText(write.refusesRepeat, { exact: true }).waitFor()
    else await form.success.waitFor()
    const rows = await rowsOf(marker)
    cell.rowsInTheEnd = rows[write.table] ?? -1
    const twice = kind.saved ? (write.afterTwice?.rows ?? 1) : 1
    expect(rows).toEqual({ ...onceEach(rows), [write.table]: twice })
    expect(network.requests - before).toBe(requestsOf(write, kind) + 1)
    cell.isRight = true
  })
})

const kindsFor = ({ hasEnvelope }: Write) =>
  networkFaults.filter(({ ofEnvelope }) => hasEnvelope || !ofEnvelope)

/** Only a 401 to a call that needs sign-in ends a session. */
const staysSignedIn = ({ by }: Write, { status }: NetworkFault) =>
  by === 'member' || (by === 'member alone' && status !== 401)

/** A public write that is refused with a token is sent once more without it: decisions.mdx#bearer. */
const requestsOf = ({ by }: Write, { name }: NetworkFault) => (by === 'member' && name === '401' ? 2 : 1)

const onceEach = (rows: object) => Object.fromEntries(Object.keys(rows).map(table => [table, 1]))
