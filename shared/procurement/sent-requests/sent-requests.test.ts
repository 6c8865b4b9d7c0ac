import { expect, test, vi } from 'vitest'
import type { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { recordRequest, requestedAt } from '#shared/forms/requests.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import { json } from '#shared/testing/fake-network.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { sentInquiry, sentRfq } from '#shared/testing/samples/sent.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { $sentRequests, deleteSent } from './sent-requests.ts'

const COMPANY = 'GET /api/public/tenant/website'
const titles = (): string[] => $sentRequests.get().map(({ title }) => title)

function record(...requests: ConfirmedRequest[]): void {
  for (const [index, request] of requests.entries()) {
    vi.setSystemTime(new Date(2026, 10, 23, 10, index))
    recordRequest(request, true)
  }
}

test('keeps records unchanged and newest first, through a reload, until they are deleted', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setScene({ user: member() })
  record(sentRfq(), sentInquiry())
  resetRecords()
  expect(titles()).toEqual(['Stock in Labuan', 'Ball valve 8" 600#'])
  expect($sentRequests.get()[1]).toMatchObject({ ...sentRfq(), sentAt: +new Date(2026, 10, 23, 10) })
  deleteSent($sentRequests.get().map(({ id }) => id))
  expect(titles()).toEqual([])
})

test('each member has their own records, and a visitor has none', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  recordRequest(sentRfq(), true)
  keepUser(member({ id: 42 }))
  expect(titles()).toEqual([])
  forgetUser()
  recordRequest(sentRfq(), true)
  expect(titles()).toEqual([])
  keepUser(member())
  expect(titles()).toHaveLength(1)
  stop()
})

test('an item has the date of the last request for it or about it, also from before records had dates', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setScene({ user: member() })
  const item = { kind: 'product', id: 7, companyId: 12, name: 'Ball valve' } as const
  const day = (date: number) => vi.setSystemTime(new Date(2026, 10, date))
  day(20)
  const asked = `trade-widgets:asked:${member().id}:company:12:Ball valve`
  localStorage.setItem(asked, JSON.stringify({ savedAt: Date.now() }))
  expect(requestedAt(item)?.getDate()).toBe(20)
  day(21)
  recordRequest(sentInquiry({ title: 'Four of them', about: 'Ball valve' }), true)
  expect(requestedAt(item)?.getDate()).toBe(21)
  day(22)
  recordRequest(sentRfq(), false)
  expect(requestedAt(item)?.getDate()).toBe(22)
  expect(requestedAt({ ...item, id: 8, name: '' })).toBeUndefined()
  expect(titles()).toEqual(['Four of them'])
  clearRecords(member().id, true)
  expect(requestedAt(item)?.getDate()).toBe(21)
})

test('shows the records of another tab, and removes those that it deletes', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  const key = `trade-widgets:sent:${member().id}:other`
  const tell = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key }))
  recordRequest(sentRfq({ title: 'Here' }), true)
  const theirs = { ...sentRfq({ title: 'There' }), id: 'other', sentAt: Date.now() + 1, savedAt: Date.now() }
  localStorage.setItem(key, JSON.stringify(theirs))
  recordRequest(sentRfq({ title: 'Here again' }), true)
  tell()
  expect([...titles()].sort()).toEqual(['Here', 'Here again', 'There'])
  localStorage.removeItem(key)
  tell()
  expect([...titles()].sort()).toEqual(['Here', 'Here again'])
  resetRecords()
  expect(titles()).toHaveLength(2)
  stop()
})

test('recording two hundred requests does not read the earlier ones again', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  const reads = vi.spyOn(JSON, 'parse')
  for (let index = 0; index < 200; index++) recordRequest(sentRfq(), true)
  expect(reads.mock.calls.length).toBeLessThan(1000)
  expect(titles()).toHaveLength(200)
  stop()
})

test.each([
  ['is looked up', companyReply({ name: 'Senai Pumps' }), 'Senai Pumps'],
  ['stays unnamed when that fails', json(404, {}), ''],
])('a company without a name %s', async (_, reply, name) => {
  const network = setScene({ user: member(), replies: { [COMPANY]: reply } })
  recordRequest(sentInquiry({ companyName: '' }), true)
  await vi.waitFor(() => expect(network.calls(COMPANY)).toHaveLength(1))
  await expect.poll(() => $sentRequests.get()[0]?.companyName).toBe(name)
})

test.each(['{', '[]', '{"kind":"order"}', JSON.stringify({ ...sentRfq(), quantity: '4' })])(
  'leaves out only the invalid record %s',
  text => {
    setScene({ user: member() })
    recordRequest(sentRfq(), true)
    localStorage.setItem(
      `trade-widgets:sent:${member().id}:x`,
      text.replace('{', `{"savedAt":${Date.now()},`),
    )
    resetRecords()
    expect(titles()).toHaveLength(1)
  },
)
