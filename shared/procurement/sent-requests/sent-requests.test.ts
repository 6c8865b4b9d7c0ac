import { expect, test, vi } from 'vitest'
import type { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { json } from '#shared/testing/fake-network.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { sentInquiry, sentRfq } from '#shared/testing/samples/sent.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { $sentRequests, clearSent, deleteSent, hasSent, recordSent, resetSent } from './sent-requests.ts'

const COMPANY = 'GET /api/public/tenant/website'
const titles = (): string[] => $sentRequests.get().map(({ title }) => title)

function record(...requests: ConfirmedRequest[]): void {
  for (const [index, request] of requests.entries()) {
    vi.setSystemTime(new Date(2026, 10, 23, 10, index))
    recordSent(request)
  }
}

test('keeps records unchanged and newest first, through a reload, until they are deleted', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setScene({ user: member() })
  record(sentRfq(), sentInquiry())
  resetSent()
  expect(titles()).toEqual(['Stock in Labuan', 'Ball valve 8" 600#'])
  expect($sentRequests.get()[1]).toMatchObject({ ...sentRfq(), sentAt: +new Date(2026, 10, 23, 10) })
  deleteSent($sentRequests.get().map(({ id }) => id))
  expect(titles()).toEqual([])
  expect(hasSent(member().id)).toBe(false)
})

test('each member has their own records, and a visitor has none', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  recordSent(sentRfq())
  keepUser(member({ id: 42 }))
  expect(titles()).toEqual([])
  forgetUser()
  recordSent(sentRfq())
  expect(titles()).toEqual([])
  clearSent(42)
  keepUser(member())
  expect(titles()).toHaveLength(1)
  clearSent(member().id)
  expect(hasSent(member().id)).toBe(false)
  stop()
})

test('shows the records of another tab, and removes those that it deletes', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  const key = `trade-widgets:sent:${member().id}:other`
  const tell = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key }))
  recordSent(sentRfq({ title: 'Here' }))
  const theirs = { ...sentRfq({ title: 'There' }), id: 'other', sentAt: Date.now() + 1, savedAt: Date.now() }
  localStorage.setItem(key, JSON.stringify(theirs))
  recordSent(sentRfq({ title: 'Here again' }))
  tell()
  expect([...titles()].sort()).toEqual(['Here', 'Here again', 'There'])
  localStorage.removeItem(key)
  tell()
  expect([...titles()].sort()).toEqual(['Here', 'Here again'])
  resetSent()
  expect(titles()).toHaveLength(2)
  stop()
})

test('recording two hundred requests does not read the earlier ones again', () => {
  setScene({ user: member() })
  const stop = $sentRequests.listen(() => {})
  const reads = vi.spyOn(JSON, 'parse')
  for (let index = 0; index < 200; index++) recordSent(sentRfq())
  expect(reads.mock.calls.length).toBeLessThan(1000)
  expect(titles()).toHaveLength(200)
  stop()
})

test.each([
  ['is looked up', companyReply({ name: 'Senai Pumps' }), 'Senai Pumps'],
  ['stays unnamed when that fails', json(404, {}), ''],
])('a company without a name %s', async (_, reply, name) => {
  const network = setScene({ user: member(), replies: { [COMPANY]: reply } })
  recordSent(sentInquiry({ companyName: '' }))
  await vi.waitFor(() => expect(network.calls(COMPANY)).toHaveLength(1))
  await expect.poll(() => $sentRequests.get()[0]?.companyName).toBe(name)
})

test.each(['{', '[]', '{"kind":"order"}', JSON.stringify({ ...sentRfq(), quantity: '4' })])(
  'leaves out only the invalid record %s',
  text => {
    setScene({ user: member() })
    recordSent(sentRfq())
    localStorage.setItem(
      `trade-widgets:sent:${member().id}:x`,
      text.replace('{', `{"savedAt":${Date.now()},`),
    )
    resetSent()
    expect(titles()).toHaveLength(1)
  },
)
