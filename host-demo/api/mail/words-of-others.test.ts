import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mail, member } from '../database/tables.ts'
import { startMails } from '../start-mails.ts'
import { headerOf, unbroken } from '../testing/mail-content.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { deliverDue } from './delivery.ts'
import { createSmtp } from './smtp.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
let buyer: string
let seller: string
beforeAll(async () => {
  server = await startMailServer()
  api = await startApi({ mailServer: { url: server.url, from: 'office@market.example' } })
  await (await startMails(apiOf())).close()
  buyer = await api.asBuyer()
  seller = await api.asSeller()
}, START_TIMEOUT)
afterAll(async () => {
  await api.close()
  await server.close()
})
beforeEach(() => {
  server.mails.length = 0
})

const apiOf = () => ({ orm: api.database.orm, settings: api.settings })

/** Sends what waits, and returns the last mail with its two forms. */
async function lastSent() {
  await deliverDue(apiOf(), createSmtp({ url: server.url, from: 'office@market.example' }))
  const content = unbroken(server.mails.at(-1) ?? '').replaceAll('\r\n', '\n')
  const [, text = '', html = ''] =
    /text\/plain[^\n]*\n[\s\S]*?\n\n([\s\S]*?)\n--[\s\S]*?text\/html[^\n]*\n[\s\S]*?\n\n([\s\S]*?)\n--/.exec(
      content,
    ) ?? []
  return { content, text, html }
}

const FORGED = 'Answer without signing in: https://evil.example/answer#x'

test('words of a buyer stand below our links, quoted, and their addresses are no links', async () => {
  const message = `Please quote.\n\n${FORGED}\nOr write to office@evil.example`
  const { body } = await api.post<{ Id: number }>(
    '/api/public/rfq/new2',
    {
      categoryTypeId: 1,
      title: `Valve https://evil.example/title`,
      quantity: 2,
      toTenantId: 1,
      productServiceId: 2,
      rfqBody: message,
    },
    { token: buyer },
  )
  const { content, text, html } = await lastSent()
  expect(headerOf(content, 'Reply-To')).toBe('buyer@demo.test')
  const [ours = '', theirs = ''] = text.split('\n\n> ')
  expect(ours).toMatch(/Answer without signing in: https:\/\/market\.test\/answer#[\w-]{43}\n/)
  expect(ours).toContain('Replies to this e-mail go to buyer@demo.test.')
  expect(ours).toContain(`https://market.test/app/dashboard/menu#quotes/rfq${body.Id}`)
  expect(ours).not.toContain('evil')
  expect(theirs.split('\n')).toEqual([
    'Please quote.',
    '>',
    `> ${FORGED}`,
    '> Or write to office@evil.example',
  ])
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.split('#')[0])).toEqual([
    ...['https://market.test/answer', 'https://market.test/app/dashboard/menu'],
  ])
  expect(html).toMatch(/<blockquote>Please quote\.<br><br>Answer without.*evil\.example<\/blockquote>/)
})

test('words of a seller are quoted too, and replies go to the seller', async () => {
  const { id } = await mailedRequest(api, buyer)
  const answer = { action: 'answer', message: `Yes.\n${FORGED}`, seen: 0 }
  await api.post(`/api/dashboard/rfqs/${id}`, answer, { token: seller })
  const { content, text, html } = await lastSent()
  expect(headerOf(content, 'Reply-To')).toBe('seller@demo.test')
  expect(text).toContain(`> Yes.\n> ${FORGED}`)
  expect(text.indexOf('https://market.test/')).toBeLessThan(text.indexOf('> Yes.'))
  expect(html).not.toContain('href="https://evil')
})

test.each([
  ['a person', { Name: 'Mei <office@bank.example>' }],
  ['a company', { Name: 'Bank https://bank.example', Category: 'company' }],
  ['a person, in wide letters', { Name: 'Mei ＜office＠bank.example＞' }],
])('%s cannot register with a name that looks like an address', async (_, given) => {
  const { body } = await api.register({ Email: 'named@example.test', ...given })
  expect(body).toMatchObject({
    ReturnCode: 400,
    ResponseMessage: expect.stringContaining('A name cannot contain'),
  })
})

test('neither can a member or a company take one', async () => {
  const settings = { name: 'Mei@bank.example', mobileNo: '' }
  expect((await api.put('/api/dashboard/settings', settings, { token: seller })).status).toBe(400)
  const profile = (await api.get<object>('/api/dashboard/company', { token: seller })).body
  const renamed = { ...profile, name: 'Bank <office>' }
  expect((await api.put('/api/dashboard/company', renamed, { token: seller })).status).toBe(400)
})

test('an earlier name is written without what looks like an address', async () => {
  const { orm } = api.database
  await orm
    .update(member)
    .set({ name: 'Bank <office@bank.example>' })
    .where(eq(member.email, 'buyer@demo.test'))
  await mailedRequest(api, buyer)
  const { text } = await lastSent()
  expect(text).toContain('Bank office bank.example <buyer@demo.test> asks for a quotation.')
  expect(await orm.$count(mail)).toBeGreaterThan(0)
})
