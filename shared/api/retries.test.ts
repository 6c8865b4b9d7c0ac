import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import {
  type FakeNetwork,
  type FakeResponse,
  fault,
  inTurn,
  json,
  later,
} from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { countsReply, marketReplies } from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import type { ApiError } from './error.ts'
import { notifyInquiry } from './inquiries.ts'
import { createRfq } from './rfq.ts'
import { countMatches } from './search.ts'
import { setTimeouts } from './timeouts.ts'

const COUNT = 'GET /api/public/search/item/count'
const RFQ = 'POST /api/public/rfq/new2'
const counts = countsReply({ products: 3 })

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: marketReplies() })
  setTimeouts({ retryDelay: 1 })
})

afterEach(() => {
  setTimeouts()
  vi.useRealTimers()
})

function sendRfq() {
  const rest = { companyId: 12, quantity: 1, message: 'Hello', attachmentUrl: '', fileName: '' }
  return createRfq({ kind: 'product', itemId: 7, itemName: 'Mud pump', ...rest })
}

async function countFails(answer: FakeResponse): Promise<ApiError> {
  network.reply(COUNT, answer)
  return rejectionOf(countMatches('valve'))
}

describe('retries', () => {
  test.each([502, 503, 504])('a read that met %s is asked again', async status => {
    network.reply(COUNT, inTurn(json(status, {}), json(status, {}), counts))
    await expect(countMatches('valve')).resolves.toMatchObject({ products: 3 })
    expect(network.calls(COUNT)).toHaveLength(3)
  })

  test('a read that met a dead network is asked again', async () => {
    network.reply(COUNT, inTurn(fault('offline'), counts))
    await expect(countMatches('valve')).resolves.toMatchObject({ products: 3 })
  })

  test('after two retries the failure stands', async () => {
    await countFails(inTurn(fault('offline'), json(503, {}), fault('offline'), counts))
    expect(network.calls(COUNT)).toHaveLength(3)
  })

  test.each([400, 401, 404, 408, 429, 500, 501])('a read that met %s is not asked again', async status => {
    await countFails(json(status, {}))
    expect(network.calls(COUNT)).toHaveLength(1)
  })

  test.each([fault('offline'), fault('blocked'), json(502, {}), json(503, {}), json(504, {})])(
    'a write is never sent again by itself',
    async answer => {
      keepUser(member())
      network.reply(RFQ, answer)
      await rejectionOf(sendRfq())
      expect(network.calls(RFQ)).toHaveLength(1)
    },
  )

  test('the wait doubles, a quarter more or less by chance', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    setTimeouts({ retryDelay: 400 })
    const counted = countFails(json(503, {}))
    await vi.advanceTimersByTimeAsync(399)
    expect(network.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(network.requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(799)
    expect(network.requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(network.requests).toHaveLength(3)
    expect(await counted).toMatchObject({ kind: 'server' })
  })
})

describe('time', () => {
  test.each([
    ['a read', () => countMatches('valve'), COUNT],
    ['a write', sendRfq, RFQ],
  ])('%s without an answer ends after 15 seconds and is not repeated', async (_, make, call) => {
    vi.useFakeTimers()
    keepUser(member())
    network.reply(call, fault('timeout'))
    let error: ApiError | undefined
    const failed = rejectionOf(make()).then(failure => {
      error = failure
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(error).toMatchObject({ kind: 'timeout', status: 0, message: expect.stringContaining('try again') })
    expect(network.calls(call)).toHaveLength(1)
  })

  test('the caller’s own abort is not a failure of the call', async () => {
    keepUser(member())
    network.reply(RFQ, later())
    const stop = new AbortController()
    const sent = notifyInquiry({ inquiryId: 1, historyId: 2 }, { signal: stop.signal })
    stop.abort()
    await expect(sent).rejects.toBe(stop.signal.reason)
  })

  test('nothing is left behind when a call is over', async () => {
    vi.useFakeTimers()
    await countMatches('valve')
    expect(vi.getTimerCount()).toBe(0)
  })
})
