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
  test.each([502, 503, 504])('retries a read after a %s', async status => {
    network.reply(COUNT, inTurn(json(status, {}), json(status, {}), counts))
    await expect(countMatches('valve')).resolves.toMatchObject({ products: 3 })
    expect(network.calls(COUNT)).toHaveLength(3)
  })

  test('retries a read after a network failure', async () => {
    network.reply(COUNT, inTurn(fault('offline'), counts))
    await expect(countMatches('valve')).resolves.toMatchObject({ products: 3 })
  })

  test('gives up after two retries', async () => {
    await countFails(inTurn(fault('offline'), json(503, {}), fault('offline'), counts))
    expect(network.calls(COUNT)).toHaveLength(3)
  })

  test.each([400, 401, 404, 408, 429, 500, 501])('does not retry a read after a %s', async status => {
    await countFails(json(status, {}))
    expect(network.calls(COUNT)).toHaveLength(1)
  })

  test.each([fault('offline'), fault('blocked'), json(502, {}), json(503, {}), json(504, {})])(
    'never retries a write',
    async answer => {
      keepUser(member())
      network.reply(RFQ, answer)
      await rejectionOf(sendRfq())
      expect(network.calls(RFQ)).toHaveLength(1)
    },
  )

  test('doubles the wait, with up to a quarter of random variation', async () => {
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

describe('timeouts', () => {
  test.each([
    ['a read', () => countMatches('valve'), COUNT],
    ['a write', sendRfq, RFQ],
  ])('%s without a reply times out after 15 seconds and is not repeated', async (_, make, call) => {
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

  test('an abort by the caller is not reported as a failure of the call', async () => {
    keepUser(member())
    network.reply(RFQ, later())
    const stop = new AbortController()
    const sent = notifyInquiry({ inquiryId: 1, historyId: 2 }, { signal: stop.signal })
    stop.abort()
    await expect(sent).rejects.toBe(stop.signal.reason)
  })

  test('no timer is left when a call is over', async () => {
    vi.useFakeTimers()
    await countMatches('valve')
    expect(vi.getTimerCount()).toBe(0)
  })
})
