import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { requestedAt } from '#shared/forms/requests.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { endSession, keepUser } from '#shared/session/session.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { type FakeNetwork, fault, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { giveLocks, pass } from '#shared/testing/outbox-tab.ts'
import { rfqReply } from '#shared/testing/replies.ts'
import { member, type Scene, setOffline, setScene } from '#shared/testing/scene.ts'
import { seed } from '#shared/testing/seed.ts'
import { readAsked } from '#shared/trade/asked.ts'
import { noRequirements } from '#shared/trade/requirements.ts'
import { $rfqList, changeLine, requireOfAll, type SellerItem } from './rfq-list.ts'
import { resetSending, type Sender, senderOf } from './sending.ts'

const CREATE = 'POST /api/public/rfq/new2'
const owner = member().id

const offer = (itemId: number, companyId = 10 + itemId): SellerItem => ({
  kind: 'product',
  itemId,
  itemName: `Valve ${itemId}`,
  companyId,
  companyName: `Seller ${companyId}`,
})
const lines = [
  { wanted: 'Gate valve', quantity: '4', unit: 'pcs', offers: [offer(1), offer(2)] },
  { wanted: 'Gasket', note: 'Spiral wound', quantity: '2.5', offers: [offer(3)] },
]

beforeEach(() => {
  vi.useFakeTimers()
  giveLocks()
})
afterEach(() => setOffline(false))

/** Opens a tab in which somebody looks at the list. */
function tab(): Sender {
  const sender = senderOf(owner)
  for (const store of [sender.$requests, $rfqList, $sentRequests]) onTestFinished(store.listen(() => {}))
  return sender
}

/** Leaves the page and opens it again in the same browser. */
function reload(): Sender {
  resetOutboxes()
  resetRecords()
  resetSending()
  return tab()
}

/** Opens another tab of the same browser. */
function otherTab(): Sender {
  resetSending()
  return tab()
}

function start(answer: Parameters<FakeNetwork['reply']>[1], scene: Scene = {}) {
  const network = setScene({ user: member(), lines, replies: { [CREATE]: answer }, ...scene })
  const sender = tab()
  return { network, sender, send: () => sender.sendAll($rfqList.get()) }
}

const states = ({ $requests }: Sender) => $requests.get().map(({ at }) => at)
const itemsSent = (network: FakeNetwork) =>
  network
    .calls(CREATE)
    .map(({ body }) => Number(Reflect.get(Object(body), 'productServiceId')))
    .sort()

test('sends each line to each seller as its own request, with its own requirements', async () => {
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'))
  const { network, sender, send } = start(rfqReply(501))
  requireOfAll({ ...noRequirements, incoterm: 'DAP', place: 'Kerteh', reference: 'PO 7' })
  changeLine($rfqList.get().lines[1]?.id ?? '', { requirements: { place: 'Miri' } })
  send()
  await pass(100)
  expect(states(sender)).toEqual(['sent', 'sent', 'sent'])
  const sent = network.calls(CREATE).map(({ body }) => Object(body))
  expect(
    sent.map(({ productServiceId, toTenantId, quantity }) => [productServiceId, toTenantId, quantity]),
  ).toEqual(
    expect.arrayContaining([
      [1, 11, 4],
      [2, 12, 4],
      [3, 13, 2.5],
    ]),
  )
  const [first, , third] = [1, 2, 3].map(id =>
    readAsked(sent.find(each => each.productServiceId === id).rfqBody),
  )
  const { list = '' } = sender.$requests.get()[0] ?? {}
  expect(list).toMatch(/^RFQ list 2026-11-21\/[0-9a-f]{4}$/)
  expect(first).toMatchObject({
    note: 'Gate valve',
    origin: '',
    requirements: {
      ...noRequirements,
      quantity: '4',
      incoterm: 'DAP',
      place: 'Kerteh',
      unit: 'pcs',
      reference: 'PO 7',
    },
    listed: { list, item: 1, of: 2 },
  })
  expect(third).toMatchObject({
    note: 'Gasket\nSpiral wound',
    requirements: { quantity: '2.5', incoterm: 'DAP', place: 'Miri', unit: '', reference: 'PO 7' },
    listed: { list, item: 2, of: 2 },
  })
  expect($rfqList.get().lines).toEqual([])
  expect($sentRequests.get()).toMatchObject(Array(3).fill({ list, serverId: 501 }))
  expect(requestedAt({ kind: 'product', id: 2, companyId: 12, name: '' })).toBeTruthy()
  sender.acknowledge()
  expect(states(sender)).toEqual([])
})

const service: SellerItem = { ...offer(4), kind: 'service', itemName: 'Inspection by drone' }
test.each([
  [
    'the quantity of a service',
    { wanted: 'Weld inspection', quantity: '3', unit: 'man-days', offers: [service] },
    'Quantity: 3 man-days\nWeld inspection',
    'RFQ : Weld inspection',
  ],
  [
    'a service without a quantity',
    { wanted: 'Weld inspection', offers: [service] },
    'Weld inspection',
    'RFQ : Weld inspection',
  ],
  [
    'a unit that is common to the list',
    { wanted: 'Gasket', quantity: '2', offers: [offer(1)] },
    'Quantity: 2 set\nGasket',
    'RFQ : Gasket',
  ],
  [
    'another size than the seller’s',
    { wanted: 'Gate valve 3"\n Monel', quantity: '2', unit: 'pcs', offers: [offer(1)] },
    'Quantity: 2 pcs\nGate valve 3"\n Monel',
    'RFQ : Gate valve 3" Monel',
  ],
  [
    'an item without words of the buyer',
    { wanted: ' ', quantity: '2', unit: 'pcs', offers: [offer(1)] },
    'Quantity: 2 pcs\nValve 1',
    'RFQ : Valve 1',
  ],
])('the buyer’s words and the quantity come first: %s', async (_, line, message, title) => {
  const { network, send } = start(rfqReply(501), { lines: [line] })
  requireOfAll({ ...noRequirements, unit: 'set' })
  send()
  await pass(100)
  const body = Object(network.calls(CREATE)[0]?.body)
  expect([body.rfqBody.split('\n\n---')[0], body.title]).toEqual([message, title])
  expect(body.productName).toBe(line.offers[0]?.itemName)
})

test('sends two requests at a time, each with its own key', async () => {
  const answer = later()
  const { network, sender, send } = start(answer, { config: { idempotency: true } })
  send()
  // A second click sends nothing twice.
  send()
  await pass(100)
  expect(states(sender).sort()).toEqual(['sending', 'sending', 'waiting'])
  answer.release(rfqReply())
  await pass(100)
  const keys = network.calls(CREATE).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
})

test('a failed request is corrected and sent alone, and then the whole run is sent', async () => {
  const { network, sender, send } = start(inTurn(rfqReply(), json(500, {}), rfqReply()))
  send()
  await pass(100)
  expect(states(sender).sort()).toEqual(['failed', 'sent', 'sent'])
  const failed = sender.$requests.get().find(({ at }) => at === 'failed')
  const [line, ...others] = $rfqList.get().lines
  expect(others).toEqual([])
  expect(line?.offers).toEqual([failed?.offer])
  changeLine(line?.id ?? '', { quantity: '9' })
  sender.retry(failed?.id ?? '')
  await pass(100)
  expect(states(sender)).toEqual(['sent', 'sent', 'sent'])
  expect(network.calls(CREATE)).toHaveLength(4)
  expect(network.calls(CREATE).at(-1)?.body).toMatchObject({ quantity: 9 })
  expect($sentRequests.get()).toHaveLength(3)
})

test('a request left out of the run stays on the list', async () => {
  const { sender, send } = start(inTurn(json(400, {}), rfqReply()))
  send()
  await pass(100)
  const failed = sender.$requests.get().filter(({ at }) => at === 'failed')
  sender.leave(failed.map(({ id }) => id))
  await pass(100)
  expect(states(sender)).toEqual(['sent', 'sent'])
  expect($rfqList.get().lines).toHaveLength(1)
})

test('a request missing from the outbox is sent again with its file', async () => {
  const answers = inTurn(json(500, {}), rfqReply())
  const { network, sender } = start(answers, { lines: lines.slice(1) })
  const file = { attachmentUrl: 'https://files.test/drawings.pdf', fileName: 'drawings' }
  sender.sendAll($rfqList.get(), { product: file.attachmentUrl, service: '', fileName: file.fileName })
  await pass(100)
  for (const key of Object.keys(localStorage)) if (key.includes(':outbox:')) localStorage.removeItem(key)
  const after = reload()
  await pass(100)
  expect(states(after)).toEqual(['failed'])
  after.retry(after.$requests.get()[0]?.id ?? '')
  await pass(100)
  expect(states(after)).toEqual(['sent'])
  expect(network.calls(CREATE).map(({ query }) => query)).toMatchObject([file, file])
  expect($sentRequests.get()).toMatchObject([{ fileName: 'drawings' }])
})

test('a request without a reply may have arrived, and the user sends it again unchanged', async () => {
  const { network, sender, send } = start(fault('timeout'), { lines: lines.slice(1) })
  send()
  await pass(60_000)
  expect(states(sender)).toEqual(['mayHaveArrived'])
  expect($sentRequests.get()).toEqual([])
  changeLine($rfqList.get().lines[0]?.id ?? '', { quantity: '9' })
  network.reply(CREATE, rfqReply())
  sender.retry(sender.$requests.get()[0]?.id ?? '')
  await pass(100)
  expect(network.calls(CREATE).map(({ body }) => Object(body).quantity)).toEqual([2.5, 2.5])
})

function comeOnline(): void {
  setOffline(false)
  window.dispatchEvent(new Event('online'))
}

test.each([
  ['the network is back', () => setOffline(), comeOnline],
  ['the member is back', () => endSession(), () => keepUser(member({ token: 'new' }))],
])('continues once %s, even after a reload', async (_, leave, comeBack) => {
  const { network, send } = start(() => (navigator.onLine ? rfqReply() : fault('offline')))
  leave()
  send()
  await pass(1000)
  const after = reload()
  await pass(1000)
  expect($rfqList.get().lines).toHaveLength(2)
  const before = network.calls(CREATE).length
  comeBack()
  await pass(1000)
  expect(states(after)).toEqual(['sent', 'sent', 'sent'])
  expect(itemsSent(network).slice(before)).toHaveLength(3)
})

test('waits as long as the server asks', async () => {
  const { network, sender, send } = start(
    inTurn(json(429, {}, { 'Retry-After': '20' }), json(429, {}, { 'Retry-After': '20' }), rfqReply()),
  )
  send()
  await pass(19_000)
  expect(states(sender)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(sender.$requests.get()[0]?.why).toContain('20')
  await pass(2000)
  expect(states(sender)).toEqual(['sent', 'sent', 'sent'])
  expect(network.calls(CREATE)).toHaveLength(5)
})

const FAULTS = ['ok', 'rejected', 'server', 'throttled', 'lost', 'gateway'] as const

/** A server that recognises keys, as the reference API does, behind a network that loses answers. */
function flakyServer(random: () => number) {
  const rows = new Map<string, number>()
  return {
    rows,
    answer({ headers, body }: { headers: Readonly<Record<string, string>>; body: unknown }) {
      const fate = FAULTS[Math.floor(random() * FAULTS.length)]
      const key = headers['idempotency-key'] ?? ''
      if (fate === 'rejected') return json(400, {})
      if (fate === 'server') return json(500, {})
      if (fate === 'throttled') return json(429, {}, { 'Retry-After': '1' })
      rows.set(key, Number(Object(body).productServiceId))
      if (fate === 'lost') return fault('offline')
      return fate === 'gateway' ? json(504, {}) : rfqReply()
    },
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

describe('twenty lines, faults, reloads and two tabs', () => {
  test.each(Array.from({ length: 2 }, (_, index) => seed + index))(
    'leave exactly one row for each line and seller; seed %i',
    async own => {
      const random = seeded(own)
      const server = flakyServer(random)
      const many = Array.from({ length: 20 }, (_, index) => ({
        wanted: `Item ${index}`,
        quantity: '1',
        offers: [offer(index + 1)],
      }))
      const { send } = start(server.answer, { lines: many, config: { idempotency: true } })
      send()
      let tabs = [senderOf(owner)]
      // Waits grow to a minute, so an unlucky run takes long on its clock.
      for (let step = 0; step < 4000; step++) {
        await pass(Math.floor(random() * 3000))
        if (random() < 0.1) tabs = [reload()]
        if (random() < 0.1 && tabs.length < 2) tabs = [...tabs, otherTab()]
        for (const { $requests, retry } of tabs) {
          for (const { at, id } of $requests.get()) if (at === 'failed' || at === 'mayHaveArrived') retry(id)
        }
        if (states(tabs[0] ?? tab()).every(at => at === 'sent')) break
      }
      const after = reload()
      expect(states(after)).toEqual(Array(20).fill('sent'))
      expect([...server.rows.values()].sort((one, other) => one - other)).toEqual(
        many.map((_, index) => index + 1),
      )
      expect(
        $sentRequests
          .get()
          .map(({ itemId }) => itemId)
          .sort((one, other) => one - other),
      ).toEqual(many.map((_, index) => index + 1))
      expect($rfqList.get().lines).toEqual([])
    },
  )
})
