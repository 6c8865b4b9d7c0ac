import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { configure } from '#shared/config/config.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import { giveLocks, pass, serverOf, states, tabWith } from '#shared/testing/outbox-tab.ts'
import { member, setOffline } from '#shared/testing/scene.ts'
import { resetOutboxes } from './outbox.ts'

const { id: owner } = member()
/** Other tabs receive a `storage` event when one has written. */
const tellTabs = (): void => void window.dispatchEvent(new StorageEvent('storage', { key: null }))
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  keepUser(member())
})
afterEach(() => setOffline(false))

test('a waiting entry blocks its lane, a failed one does not, and other lanes go on', async () => {
  const server = serverOf(new ApiError('rejected'), new ApiError('throttled', { retryAfter: 60 }), 'ok')
  const outbox = tabWith(server)
  for (const text of ['Bad', 'Slow', 'Last']) outbox.add('a', { text })
  await pass(1000)
  expect(states(outbox)).toEqual(['failed', 'waiting', 'queued'])
  outbox.add('b', { text: 'Other' })
  await pass(1000)
  expect(server.texts()).toEqual(['Bad', 'Slow', 'Other'])
  await pass(60_000)
  expect(server.texts()).toEqual(['Bad', 'Slow', 'Other', 'Slow', 'Last'])
  expect(states(outbox)).toEqual(['failed', 'sent', 'sent', 'sent'])
})

test('a removed entry is not sent, and neither a reply nor a retry brings it back', async () => {
  const server = serverOf('never')
  const outbox = tabWith(server)
  outbox.add('a', { text: 'On its way' })
  outbox.add('a', { text: 'Not yet' })
  await pass(100)
  for (const { id } of outbox.$entries.get()) {
    outbox.remove(id)
    outbox.retry(id)
  }
  expect(states(outbox)).toEqual([])
  await pass(DAY)
  expect(server.texts()).toEqual(['On its way'])
})

describe.each([
  ['with Web Locks', giveLocks, 100],
  ['without Web Locks', () => {}, 31_000],
])('%s', (_, prepare, patience) => {
  beforeEach(prepare)

  test('two tabs send each entry once, in order', async () => {
    setOffline()
    const server = serverOf(new ApiError('offline'), 'ok')
    const tabs = [tabWith(server), tabWith(server)]
    for (const text of ['One', 'Two']) tabs[0]?.add('a', { text })
    await pass(1000)
    setOffline(false)
    window.dispatchEvent(new Event('online'))
    tabs[1]?.add('a', { text: 'Three' })
    await pass(1000)
    tellTabs()
    await pass(patience)
    expect(server.texts()).toEqual(['One', 'One', 'Two', 'Three'])
    expect(hasRecords('outbox', `${owner}:`)).toBe(false)
  })

  test.each([
    [true, ['One', 'One', 'Two']],
    [false, ['One', 'Two']],
  ])('a page closed while sending continues after a reload; keys: %s', async (idempotency, sent) => {
    configure({ idempotency })
    const server = serverOf('never')
    const before = tabWith(server)
    for (const text of ['One', 'Two']) before.add('a', { text })
    await pass(100)
    resetOutboxes()
    server.answer('ok')
    const after = tabWith(server)
    await pass(patience)
    expect(server.texts()).toEqual(sent)
    expect(server.received.at(-2)?.key).toBe(server.received[0]?.key)
    const [first] = after.$entries.get()
    expect(first?.mayHaveArrived).toBe(true)
    expect(first?.state).toMatchObject(idempotency ? { at: 'sent' } : { at: 'failed', error: null })
  })
})

test('after a day the server may have forgotten the key, so the user decides', async () => {
  giveLocks()
  configure({ idempotency: true })
  tabWith(serverOf('never')).add('a', { text: 'One' })
  await pass(100)
  resetOutboxes()
  vi.setSystemTime(Date.now() + 2 * DAY)
  const server = serverOf('ok')
  expect(states(tabWith(server))).toEqual(['sending'])
  await pass(100)
  expect(server.texts()).toEqual([])
})

test('a retry gets the payload that the earlier attempt has updated', async () => {
  const seen: string[] = []
  const outbox = tabWith({
    async send({ text }, { update }: { update?: (payload: { text: string }) => void } & object) {
      seen.push(text)
      update?.({ text: `${text}, again` })
      if (seen.length === 1) throw new ApiError('throttled', { retryAfter: 1 })
      return 1
    },
  })
  outbox.add('a', { text: 'One' })
  await pass(2000)
  expect(seen).toEqual(['One', 'One, again'])
})

test('each member has their own entries, which signing out keeps or deletes', async () => {
  const server = serverOf(new ApiError('rejected'))
  tabWith(server).add('a', { text: 'Mine' })
  await pass(100)
  forgetUser()
  expect([hasRecords('outbox', `${owner}:`), hasRecords('outbox', '42:')]).toEqual([true, false])
  keepUser(member({ id: 42 }))
  expect(states(tabWith(server, 42))).toEqual([])
  clearRecords(owner)
  expect(hasRecords('outbox', `${owner}:`)).toBe(false)
  keepUser(member())
  expect(states(tabWith(server))).toEqual([])
})

test.each([
  ['not JSON', 'Hello'],
  ['from another script', JSON.stringify({ savedAt: Date.now(), id: 7 })],
  ['of another payload', JSON.stringify({ ...stored(), payload: { words: 'One' } })],
  ['seven days old', JSON.stringify({ ...stored(), savedAt: Date.now() - 7 * DAY - 1000 })],
])('ignores a stored entry that is %s', async (_, text) => {
  vi.setSystemTime(Date.now())
  localStorage.setItem(`trade-widgets:outbox:${owner}:note:1`, text)
  const server = serverOf('ok')
  const outbox = tabWith(server)
  await pass(1000)
  expect([states(outbox), server.texts()]).toEqual([[], []])
})

test('without storage, works until the user leaves the page', async () => {
  const setItem = (): void => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: () => null,
    removeItem() {},
    key: () => null,
    setItem,
    clear() {},
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = serverOf(new ApiError('rejected'), 'ok')
  const outbox = tabWith(server)
  outbox.add('a', { text: 'Bad' })
  outbox.add('a', { text: 'Good' })
  await pass(1000)
  expect(states(outbox)).toEqual(['failed', 'sent'])
  resetOutboxes()
  expect(states(tabWith(server))).toEqual([])
})

function stored() {
  const now = Date.now()
  const rest = { addedAt: now, attempts: 0, mayHaveArrived: false, state: { at: 'queued' } }
  return { id: '1', lane: 'a', savedAt: now, payload: { text: 'One' }, ...rest }
}
