import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { type FakeNetwork, type FakeResponse, fault, json } from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { countsReply, marketReplies } from '#shared/testing/replies.ts'
import { setScene } from '#shared/testing/scene.ts'
import type { ApiError, ErrorKind } from './error.ts'
import { fetchItem } from './items.ts'
import { countMatches } from './search.ts'
import { setTimeouts } from './timeouts.ts'

const COUNT = 'GET /api/public/search/item/count'
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

async function countFails(answer: FakeResponse): Promise<ApiError> {
  network.reply(COUNT, answer)
  return rejectionOf(countMatches('valve'))
}

describe('each failure has a kind, a status and a message that says what to do', () => {
  const cut = () => new Response('{"TotalProduct": 3, "TotalSer')
  const cases: [string, FakeResponse, ErrorKind, number, RegExp][] = [
    ['no network', fault('offline'), 'offline', 0, /Check your internet connection/],
    [
      'CORS',
      fault('blocked'),
      'blocked',
      0,
      /https:\/\/api\.test .* http:\/\/localhost:3000\. Ask its operator/,
    ],
    ['400', json(400, {}), 'rejected', 400, /Check what you entered/],
    ['401 on a public read', json(401, {}), 'unauthorised', 401, /does not allow this/],
    ['403', json(403, {}), 'unauthorised', 403, /does not allow this/],
    [
      '403 to a mailed password',
      json(403, { ResponseMessage: 'Choose one first.', error: 'password_change_required' }),
      'unauthorised',
      403,
      /Open Dashboard and choose your own password/,
    ],
    ['404', json(404, {}), 'missing', 404, /Go back and choose another/],
    ['409', json(409, {}), 'rejected', 409, /Check what you entered/],
    ['410', json(410, {}), 'missing', 410, /Go back and choose another/],
    ['413', json(413, {}), 'rejected', 413, /Check what you entered/],
    ['429', json(429, {}), 'throttled', 429, /wait a minute/],
    ['500', json(500, {}), 'server', 500, /try again in a few minutes/],
    ['503', json(503, {}), 'server', 503, /try again in a few minutes/],
    ['a page instead of JSON', fault('html'), 'shape', 200, /cannot read/],
    ['truncated JSON', fault('truncated'), 'shape', 200, /cannot read/],
    ['truncated JSON of the call', cut, 'shape', 200, /cannot read/],
    ['an empty body', undefined, 'shape', 200, /cannot read/],
    ['another shape', [1, 2], 'shape', 200, /cannot read/],
    ['a field of another shape', { ...counts, TotalProduct: 'many' }, 'shape', 200, /cannot read/],
  ]

  test.each(cases)('%s', async (_, answer, kind, status, message) => {
    const error = await countFails(answer)
    expect(error).toMatchObject({ name: 'ApiError', kind, status })
    expect(error.message).toMatch(message)
    expect(error.message).not.toMatch(/[{}]/)
  })

  test('trusts a browser that reports being offline, and sends no second request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await countFails(fault('blocked'))).toMatchObject({ kind: 'offline', status: 0 })
    expect(network.requests).toHaveLength(1)
  })

  test('a host on the page’s own origin is never reported as blocked', async () => {
    configure({ apiHost: location.origin })
    expect(await countFails(fault('blocked'))).toMatchObject({ kind: 'offline' })
  })

  test('a connection that breaks during the reply is not reported as blocked', async () => {
    const broken = () => {
      const answer = new Response('{')
      answer.text = () => Promise.reject(new TypeError('network error'))
      return Object.assign(answer, { clone: () => answer })
    }
    expect(await countFails(broken)).toMatchObject({ kind: 'offline', status: 0 })
  })

  test('an empty detail list in a 200 reply counts as missing', async () => {
    network.reply('GET /api/public/product/detail', { productDetail: [], description: [] })
    expect(await rejectionOf(fetchItem('product', 7))).toMatchObject({ kind: 'missing', status: 200 })
  })

  test('error texts follow the configured messages', async () => {
    configure({ messages: { 'error.server': 'Cuba lagi.' } })
    expect(await countFails(json(500, {}))).toMatchObject({ message: 'Cuba lagi.' })
  })
})

describe('details from the server', () => {
  test.each([
    ['ResponseMessage', { ReturnCode: 409, ResponseMessage: 'Already sent' }, 'Already sent'],
    ['Message', { Message: 'The request is invalid.' }, 'The request is invalid.'],
    ['error_description', { error: 'invalid_grant', error_description: 'Wrong password' }, 'Wrong password'],
    ['nothing', {}, undefined],
    ['a stack trace', { Message: 'at Trade.Web '.repeat(100) }, undefined],
    ['a list', ['no'], undefined],
  ])('the server message in %s', async (_, body, serverMessage) => {
    expect(await countFails(json(400, body))).toMatchObject({ kind: 'rejected', serverMessage })
  })

  test('an HTML page is not a message', async () => {
    const answer = () => new Response('<h1>Bad Gateway</h1>', { status: 400 })
    expect((await countFails(answer)).serverMessage).toBeUndefined()
  })

  test.each([
    ['30', 30, /wait 30 seconds/],
    ['0', 0, /wait 0 seconds/],
    ['Fri, 20 Nov 2026 12:00:45 GMT', 45, /wait 45 seconds/],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0, /wait 0 seconds/],
    ['soon', undefined, /wait a minute/],
  ])('Retry-After: %s', async (header, retryAfter, message) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const error = await countFails(json(429, {}, { 'Retry-After': header }))
    expect(error).toMatchObject({ kind: 'throttled', retryAfter })
    expect(error.message).toMatch(message)
  })
})
