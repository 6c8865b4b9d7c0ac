import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundedMaps } from '#shared/stores/bounded-map.ts'
import { limits } from '../../api/security/limits.ts'
import { START_TIMEOUT } from '../../api/testing/start-api.ts'
import * as renderer from '../render/renderer.ts'
import { textOf } from '../render/testing/served-pages.ts'
import { startSites, type TestSites } from './testing/serve-site.ts'

const PATH = '/render/trade-chat'
const settings = { limits: limits(1000), sellerDelay: 1000 }

let sites: TestSites
let site: Awaited<ReturnType<TestSites['serve']>>
/** The bearers of those who ask. */
const bearers: Record<string, string> = {}

const SECRETS = {
  buyer: 'Secret of the buyer, 17 valves',
  other: 'Secret of the other buyer, 23 pumps',
}
const VALVES = 1
const PIPES = 2

async function write(token: string, ToTenantId: number, MessageBody: string): Promise<number> {
  const body = { Title: 'T', ToTenantId, MessageBody, FromUserId: 1 }
  const { body: reply } = await sites.api.post<{ Id: number }>('/api/public/user/addNewChat', body, { token })
  return reply.Id
}

beforeAll(async () => {
  sites = await startSites(renderer, settings)
  const { api } = sites
  site = await sites.serve({ limits: limits(1000) })
  bearers.buyer = await api.asBuyer()
  bearers.seller = await api.asSeller()
  bearers.other = await api.join({ Email: 'other@example.test', Name: 'Other Buyer' })
  bearers.company = await api.join({ Email: 'works@example.test', Name: 'Other Works', Category: 'company' })
  await write(bearers.buyer, VALVES, SECRETS.buyer)
  await write(bearers.other, VALVES, SECRETS.other)
  bearers.signedOut = await api.asBuyer()
  await api.post('/api/login/signout', {}, { token: bearers.signedOut })
  bearers.madeUp = 'x'.repeat(43)
}, START_TIMEOUT)
afterAll(() => sites.close())

const ask = (token: string | undefined, query = '', headers: Record<string, string> = {}, address?: string) =>
  site.send(
    `${PATH}?company-id=${VALVES}${query}`,
    { method: 'POST', headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } },
    address,
  )

type Fragment = { html: string; styles: string[]; replies: Record<string, { body: unknown }> }

async function shownTo(token: string, query = ''): Promise<string> {
  const { html } = (await (await ask(token, query)).json()) as Fragment
  return textOf(html)
}

describe('who reads what', () => {
  const rows: [who: string, status: number, reads: (keyof typeof SECRETS)[]][] = [
    ['buyer', 200, ['buyer']],
    ['other', 200, ['other']],
    // The menu shows staff the last words of every conversation of their company.
    ['seller', 200, ['buyer', 'other']],
    ['company', 200, []],
    ['signedOut', 401, []],
    ['madeUp', 401, []],
  ]
  test.each(rows)('%s gets %i, and reads the messages of %j', async (who, status, reads) => {
    const token = bearers[who] ?? ''
    const answer = await ask(token)
    expect(answer.status).toBe(status)
    const text = await answer.text()
    for (const [of, secret] of Object.entries(SECRETS))
      expect(text.includes(secret), `the message of ${of}`).toBe(reads.includes(of as keyof typeof SECRETS))
    // The same as by the calls themselves.
    const menu = await sites.api.get('/api/public/user/chatMenu', { token })
    expect(menu.status).toBe(status)
    for (const of of reads) expect(JSON.stringify(menu.body)).toContain(SECRETS[of])
  })

  test('a visitor gets nothing', async () => {
    const answer = await ask(undefined)
    expect([answer.status, await answer.text()]).toEqual([401, 'Please sign in.'])
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${bearers.buyer}`, `${bearers.buyer}`])
      expect((await ask(undefined, '', { authorization })).status, authorization).toBe(401)
  })

  test('no name of another member in the address changes whose content it is', async () => {
    const before = await sites.api.get<{ ChatId: number }[]>('/api/public/user/chatMenu', {
      token: bearers.buyer ?? '',
    })
    const chatId = before.body[0]?.ChatId
    for (const query of [
      '&data-member=1',
      '&user=1',
      `&ChatId=${chatId}`,
      `&chat-id=${chatId}`,
      '&fromUserId=1',
    ]) {
      const answer = await ask(bearers.company, query)
      const text = await answer.text()
      expect([200, 404]).toContain(answer.status)
      for (const secret of Object.values(SECRETS)) expect(text, query).not.toContain(secret)
    }
  })

  test('a member who has not confirmed the address reads, as by the calls', async () => {
    const token = await sites.api.join({ Email: 'unconfirmed@example.test', Name: 'Not Confirmed' })
    const calls = await sites.api.get('/api/public/user/chatMenu', { token })
    expect((await ask(token)).status).toBe(calls.status)
  })

  test(
    'an expired session is refused, as by the calls',
    async () => {
      const clock = { now: new Date('2026-01-15T08:00:00Z') }
      const later = await startSites(renderer, { ...settings, clock: () => clock.now })
      const token = await later.api.asBuyer()
      const lateSite = await later.serve({ clock: () => clock.now })
      const send = () =>
        lateSite.send(`${PATH}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        })
      expect((await send()).status).toBe(200)
      clock.now = new Date('2028-01-15T08:00:00Z')
      expect((await later.api.get('/api/public/user/chatMenu', { token })).status).toBe(401)
      expect((await send()).status).toBe(401)
      await later.close()
    },
    START_TIMEOUT,
  )
})

describe('the answer', () => {
  test('is what the element shows: the open conversation, with its replies, labelled for the member', async () => {
    const fragment = (await (await ask(bearers.buyer)).json()) as Fragment
    const member = await sites.api.get<{ UserId: number }>('/api/login/userdetail', {
      token: bearers.buyer ?? '',
    })
    const root = `<div class="trade-root" data-served data-served-for="${member.body.UserId}" lang="en">`
    expect(fragment.html.startsWith(root)).toBe(true)
    expect(fragment.html).not.toContain('<!--$!-->')
    const text = textOf(fragment.html)
    expect(text).toContain(SECRETS.buyer)
    expect(text).toContain('Kemaman Valve Works Sdn Bhd')
    expect(Object.keys(fragment.replies).map(path => path.split('?')[0])).toEqual([
      '/api/public/user/chatMenu',
      '/api/public/user/getchathistory',
    ])
    expect(fragment.html).not.toContain(bearers.buyer)
  })

  test('without a company shows the list and opens no conversation, whose messages would count as read', async () => {
    sites.api.advance(3)
    await write(bearers.seller ?? '', PIPES, 'Unread?')
    sites.api.advance(3)
    const unread = async () =>
      (
        await sites.api.get<{ NewMessageNoti: number }[]>('/api/public/user/chatMenu', {
          token: bearers.seller ?? '',
        })
      ).body.map(({ NewMessageNoti }) => NewMessageNoti)
    const before = await unread()
    const answer = await site.send(`${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearers.seller}` },
    })
    const { html, replies } = (await answer.json()) as Fragment
    expect(textOf(html)).toContain('Choose a conversation')
    expect(Object.keys(replies)).toHaveLength(1)
    expect(await unread()).toEqual(before)
    expect(before.some(count => count > 0)).toBe(true)
  })

  test('the docked box is its button, with the number of new messages', async () => {
    const answer = await site.send(`${PATH}?docked=`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearers.buyer}` },
    })
    const { html } = (await answer.json()) as Fragment
    expect(html).toContain('class="opener"')
    expect(html).not.toContain(SECRETS.buyer)
  })

  test('is kept nowhere, and depends on the bearer', async () => {
    for (const answer of [await ask(bearers.buyer), await ask(undefined), await ask(bearers.madeUp)]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('vary')).toContain('Authorization')
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('has the CORS rules of the calls for pages of any other origin', async () => {
    const preflight = {
      method: 'OPTIONS',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    }
    const names = [
      'access-control-allow-origin',
      'access-control-allow-methods',
      'access-control-allow-headers',
      'access-control-allow-credentials',
      'access-control-max-age',
    ]
    const [own, calls] = [
      await site.send(PATH, preflight),
      await site.send('/api/public/user/chatMenu', preflight),
    ]
    for (const name of names) expect(own.headers.get(name), name).toBe(calls.headers.get(name))
    expect(own.status).toBe(204)
    const answer = await ask(bearers.buyer, '', { origin: 'https://partner.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('is compressed to a part of the 30 kB before first content', async () => {
    const answer = await ask(bearers.buyer, '', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(20_000)
  })

  test.each(['unknown=1', 'data-locale=de-u-nu-thai'])('with %s is refused', async query => {
    expect((await ask(bearers.buyer, `&${query}`)).status).toBe(404)
  })

  test('a body is refused, and so is any other element', async () => {
    const headers = { authorization: `Bearer ${bearers.buyer}`, 'content-length': '2' }
    expect((await site.send(`${PATH}`, { method: 'POST', headers, body: '{}' })).status).toBe(413)
    for (const tag of ['trade-product', 'trade-sent', 'trade-header'])
      expect((await site.send(`/render/${tag}`, { method: 'POST', headers })).status).toBe(404)
  })

  test('too many at once are refused by address', async () => {
    const limited = await sites.serve({ limits: limits() })
    const send = async (address: string) =>
      limited.send(`${PATH}`, { method: 'POST', headers: { authorization: 'Bearer x' } }, address)
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push((await send('192.0.2.9')).status)
    expect([statuses.slice(0, 20).every(status => status === 401), statuses[20]]).toEqual([true, 429])
    expect((await send('192.0.2.9')).headers.get('retry-after')).toBe('1')
    expect((await send('192.0.2.10')).status).toBe(401)
  })
})

describe('of two members at the same time', () => {
  test('none sees anything of the other, in whatever order the calls are answered', async () => {
    const { api } = sites
    let turn = 0
    // Each reply waits for the replies to others, so that the renderings take turns.
    site.answer = async request => {
      const wait = (turn++ * 7) % 5
      for (let count = 0; count < wait; count += 1) await new Promise(resume => setImmediate(resume))
      return api.app.fetch(request)
    }
    const asked = Array.from({ length: 16 }, (_, at) => (at % 2 ? 'buyer' : 'other') as keyof typeof SECRETS)
    const shown = await Promise.all(asked.map(who => shownTo(bearers[who] ?? '')))
    site.answer = undefined
    for (const [at, who] of asked.entries()) {
      expect(shown[at]).toContain(SECRETS[who])
      expect(shown[at]).not.toContain(SECRETS[who === 'buyer' ? 'other' : 'buyer'])
    }
  })

  test('visitors get no member’s content afterwards, and their elements still have none', async () => {
    await shownTo(bearers.buyer ?? '')
    for (const path of [`${PATH}?company-id=${VALVES}`, '/', `/company/${VALVES}`]) {
      const text = await (await site.get(path)).text()
      for (const secret of Object.values(SECRETS)) expect(text, path).not.toContain(secret)
    }
  })
})

describe('nothing of it stays on the server', () => {
  test(
    'in no cache, and in no line of the logs',
    async () => {
      const fresh = await startSites(renderer, settings)
      const token = await fresh.api.asBuyer()
      const body = { Title: 'T', ToTenantId: VALVES, MessageBody: SECRETS.buyer, FromUserId: 1 }
      await fresh.api.post('/api/public/user/addNewChat', body, { token })
      const server = await fresh.serve()
      const sizes = () =>
        inspect(
          [...boundedMaps].filter(([name]) => name.startsWith('bytes')),
          { depth: 4 },
        )
      const before = sizes()
      const path = `${PATH}?company-id=${VALVES}`
      const headers = { authorization: `Bearer ${token}` }
      expect(await (await server.send(path, { method: 'POST', headers })).text()).toContain(SECRETS.buyer)
      expect(sizes()).toBe(before)
      for (const kept of boundedMaps.values()) {
        const text = inspect(kept, { depth: null, maxArrayLength: null, maxStringLength: null })
        for (const secret of [SECRETS.buyer, token]) expect(text).not.toContain(secret)
      }
      const log = [...fresh.api.log, ...fresh.api.faults].join('\n')
      expect(log).toContain(PATH)
      for (const secret of [SECRETS.buyer, token, 'company-id']) expect(log).not.toContain(secret)
      await fresh.close()
    },
    START_TIMEOUT,
  )

  test('a rendering that fails logs neither words nor bearer', async () => {
    const { api } = sites
    const lines = api.log.length
    site.answer = () => new Response(`[{"MenuName": ${SECRETS.buyer}`, { status: 200 })
    const answer = await ask(bearers.buyer)
    site.answer = () => Response.json({ ReturnCode: 500 }, { status: 500 })
    const second = await ask(bearers.buyer)
    site.answer = undefined
    expect([answer.status, second.status]).toEqual([503, 503])
    expect(answer.headers.get('retry-after')).toBe('5')
    const log = api.log.slice(lines).join('\n')
    expect(log).toContain('rendering trade-chat')
    for (const secret of [SECRETS.buyer, bearers.buyer ?? '']) expect(log).not.toContain(secret)
  })
})
