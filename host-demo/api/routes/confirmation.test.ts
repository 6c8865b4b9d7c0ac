import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { mail } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { startMails } from '../start-mails.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const DAY = 24 * 3600
const PASSWORD = 'long-enough-1'

let api: TestApi
beforeAll(async () => {
  // Nothing is sent: no test starts the worker.
  api = await startApi({ mailServer: { url: 'smtp://127.0.0.1:1', from: 'office@market.example' } })
}, START_TIMEOUT)
afterAll(() => api.close())

/** Returns the newest mail to an address. */
async function lastMail(to: string) {
  const isTheirs = eq(mail.recipient, to)
  const [row] = await api.database.orm.select().from(mail).where(isTheirs).orderBy(desc(mail.id)).limit(1)
  if (!row) throw new Error(`There is no mail to ${to}`)
  return row
}

const open = (path: string) => api.get<string>(path)
const press = (path: string) => api.send<string>('POST', path, new URLSearchParams())
const member = (token: string) => api.get<{ mails: object }>('/api/dashboard/member', { token })
const rfq = { categoryTypeId: 1, title: 'RFQ : Valve', quantity: 2, toTenantId: 1, rfqBody: 'Please.' }

const upload = (path: string, token: string, name: string, content: string) => {
  const form = new FormData()
  form.append('file', new File([content], name))
  return api.send('POST', `/api/upload/${path}`, form, { token })
}

const send: Record<string, (token: string) => ReturnType<typeof api.post>> = {
  'a PDF': token => upload('Public/Products/Rfq/Doc', token, 'a.pdf', '%PDF-1.7\n'),
  'the PDF of an inquiry': token => upload('Public/Inquiry/Doc', token, 'a.pdf', '%PDF-1.7\n'),
  'a sheet': token => upload('Public/Rfq/Sheet', token, 'a.csv', 'Item'),
  'an RFQ': token => api.post('/api/public/rfq/new2', { ...rfq, productServiceId: 2 }, { token }),
  'an inquiry': token =>
    api.post('/api/public/inquiry/new2', { title: 'A', toTenantId: 1, inquiryBody: 'B' }, { token }),
  'a chat': token =>
    api.post('/api/public/user/addNewChat', { Title: 'A', ToTenantId: 1, MessageBody: 'B' }, { token }),
}

describe('a member who registered while mails are sent', () => {
  test.each(Object.keys(send))('sends %s once the address is confirmed', async what => {
    const email = `${what.toLowerCase().replace(/\W/g, '-')}@example.test`
    const token = await api.join({ Email: email })
    const refused = await send[what]?.(token)
    expect(refused).toMatchObject({
      status: 403,
      body: {
        ResponseMessage: expect.stringMatching(
          new RegExp(`^Confirm your e-mail address first: open the link that we sent to ${email}\\.`),
        ),
      },
    })
    const { link } = await lastMail(email)
    expect((await press(link)).status).toBe(200)
    expect((await send[what]?.(token))?.status).toBe(200)
  })

  test.each(['en', 'ms'])('gets no words of whoever registered the address, in %s', async language => {
    const email = `other-${language}@example.test`
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' }
    const form = {
      Email: email,
      Password: PASSWORD,
      Name: 'You won! evil.example',
      Category: 'personal',
    }
    await api.send('POST', '/api/login/tenant/register', JSON.stringify(form), { headers })
    await api.post('/api/dashboard/confirmation', {}, { token: await api.signIn(email, PASSWORD) })
    await api.put('/api/Admin/password/recovery', { emailTo: email })
    const mails = await api.database.orm.select().from(mail).where(eq(mail.recipient, email))
    expect(mails.map(each => each.language)).toEqual([language, language, language])
    expect(mails.map(({ subject, body }) => subject + body).join()).not.toMatch(/evil|won/)
  })

  test('is asked by a link that only a press of its button uses, once', async () => {
    const email = 'asked@example.test'
    const token = await api.join({ Email: email, Name: 'Mei & Co' })
    const { subject, body, link, memberId } = await lastMail(email)
    expect(subject).toBe('Welcome to Trade Enabler')
    expect(body).toContain('open the link below')
    // The dashboard shows it to nobody: only the mailbox proves the address.
    expect(memberId).toBeNull()

    for (const _ of ['the check of a mail server', 'another', 'the member'])
      expect((await open(link)).body).toMatch(/Mei &amp; Co registered [\s\S]*<form method="post">/)
    expect((await member(token)).body.mails).toMatchObject({ leave: true, isConfirmed: false })
    const page = await open(link)
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull()

    expect((await press(link)).body).toContain('Your address is confirmed')
    expect((await member(token)).body.mails).toMatchObject({ isConfirmed: true })
    for (const again of [await press(link), await open(link)]) {
      expect(again.status).toBe(404)
      expect(again.body).toContain('If you have confirmed your address, there is nothing to do.')
    }
  })

  test('is led on to the dashboard, if it registered a company', async () => {
    const email = 'led@example.test'
    await api.join({ Email: email, Category: 'company', Name: 'Led Valves' })
    const page = await press((await lastMail(email)).link)
    expect(page.body).toContain('<a href="https://market.test/app/dashboard/menu">Open the dashboard</a>')
  })

  test.each([
    ['unknown', '/api/mail/confirm?token=abc'],
    ['without a token', '/api/mail/confirm'],
  ])('learns from a link that is %s what to do', async (_, path) => {
    const { status, body } = await press(path)
    expect(status).toBe(404)
    expect(body).toContain('open the dashboard and press ‘Send it again’')
  })

  test('can have the link sent again, five times an hour, and each works for seven days', async () => {
    const email = 'again@example.test'
    const token = await api.join({ Email: email })
    const first = (await lastMail(email)).link
    api.advance(6 * DAY)
    const again = await api.signIn(email, PASSWORD)
    const resend = () => api.post('/api/dashboard/confirmation', {}, { token: again })
    expect((await resend()).status).toBe(200)
    const { link, subject } = await lastMail(email)
    expect([subject, link === first]).toEqual(['Confirm your e-mail address', false])
    for (let time = 0; time < 4; time += 1) expect((await resend()).status).toBe(200)
    expect(await resend()).toMatchObject({ status: 429 })

    expect((await open(first)).status).toBe(200)
    api.advance(2 * DAY)
    expect((await open(first)).status).toBe(404)
    expect((await press(link)).status).toBe(200)
    api.advance(3600)
    expect(await api.post('/api/dashboard/confirmation', {}, { token: again })).toMatchObject({
      status: 409,
      body: { ResponseMessage: 'Your e-mail address is confirmed already.' },
    })
    expect(token).not.toBe('')
  })

  test('prepares a company that nobody sees before the address is confirmed', async () => {
    const email = 'maker@example.test'
    const name = 'Zirconia Pump Makers'
    const token = await api.join({ Email: email, Name: name, Category: 'company' })
    const { body: own } = await api.get<{ company: { id: number } }>('/api/dashboard/member', { token })
    const { id } = own.company
    const found = async () => {
      const query = { searchKeyword: 'zirconia', itemType: 'COMPANY' }
      const { body } = await api.get('/api/public/search/item', { query: { ...query, PageNumber: 1 } })
      const all = await api.get('/api/public/search/item', {
        query: { searchKeyword: '', itemType: 'COMPANY' },
      })
      const page = await api.get('/api/public/tenant/website', { query: { tenantId: id } })
      return [...[body, all.body].map(each => JSON.stringify(each).includes(name)), page.status]
    }
    expect((await api.put('/api/dashboard/company', { name, town: 'Kerteh' }, { token })).status).toBe(200)
    const offer = await api.post<{ Id: number }>(
      '/api/dashboard/products',
      { name: 'Zirconia pump', categoryId: 3 },
      { token },
    )
    const publish = () =>
      api.put(`/api/dashboard/products/${offer.body.Id}`, { isPublished: true }, { token })
    expect((await publish()).status).toBe(403)
    expect(await found()).toEqual([false, false, 404])
    const buyer = await api.asBuyer()
    for (const [path, sent] of [
      ['/api/public/inquiry/new2', { title: 'A', toTenantId: id, inquiryBody: 'B' }],
      ['/api/public/user/addNewChat', { Title: 'A', ToTenantId: id, MessageBody: 'B' }],
    ] as const)
      expect((await api.post(path, sent, { token: buyer })).status).toBe(400)

    await press((await lastMail(email)).link)
    // Search keeps answers for ten seconds.
    api.advance(11)
    expect((await publish()).status).toBe(200)
    expect(await found()).toEqual([true, true, 200])
  })
})

test('nobody is asked without a mail server, and members from before are never asked', async () => {
  const settings = { ...api.settings, mailServer: undefined }
  const closed = createApi({ database: api.database, settings })
  const registration = { Email: 'before@example.test', Password: PASSWORD, Name: 'Before' }
  const answer = await closed.request('/api/login/tenant/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration),
  })
  expect(await answer.json()).toEqual({
    ReturnCode: 200,
    ResponseMessage: 'You are registered. Please sign in.',
  })
  const { body, link, memberId } = await lastMail('before@example.test')
  expect([body.includes('link'), link, memberId === null]).toEqual([false, '', false])
  const token = await api.signIn('before@example.test', PASSWORD)
  for (const sends of Object.values(send)) expect((await sends(token)).status).toBe(200)
  expect((await send['an RFQ']?.(await api.asBuyer()))?.status).toBe(200)

  const unconfirmed = await api.join({ Email: 'later@example.test' })
  const asked = await closed.request('/api/dashboard/confirmation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${unconfirmed}` },
    body: '{}',
  })
  expect(asked.status).toBe(409)
})

describe('without a mail server, after there was one', () => {
  const email = 'stuck@example.test'
  const name = 'Vermiculite Gaskets'
  const settings = () => ({ ...api.settings, mailServer: undefined })
  let company: number
  let product: number
  let token: string
  beforeAll(async () => {
    const { orm } = api.database
    await (await startMails({ orm, settings: api.settings })).close()
    token = await api.join({ Email: email, Name: name, Category: 'company' })
    const { body } = await api.get<{ company: { id: number } }>('/api/dashboard/member', { token })
    company = body.company.id
    const offer = { name: 'Vermiculite gasket', categoryId: 3 }
    product = (await api.post<{ Id: number }>('/api/dashboard/products', offer, { token })).body.Id
  })

  /** Starts the server again, with or without its mail server. */
  async function restart(given: Settings) {
    await (await startMails({ orm: api.database.orm, settings: given })).close()
    const app = createApi({ database: api.database, settings: given })
    const call = async (method: string, path: string, body?: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      return app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    }
    const pages = async () => {
      // Search keeps answers for ten seconds.
      api.advance(11)
      const found = await call(
        'GET',
        '/api/public/search/item?searchKeyword=vermiculite&itemType=PRODUCTS&PageNumber=1',
      )
      const page = await call('GET', `/api/public/tenant/website?tenantId=${company}`)
      const detail = await call('GET', `/api/public/product/detail?productId=${product}`)
      return [page.status, detail.status, (await found.text()).includes('Vermiculite gasket')]
    }
    const publish = async () =>
      (await call('PUT', `/api/dashboard/products/${product}`, { isPublished: true })).status
    return { pages, publish }
  }
  const mailsToThem = () => api.database.orm.$count(mail, eq(mail.recipient, email))

  test('what waits for a confirmation counts as confirmed, and is asked for again once mails leave again', async () => {
    const before = await restart(api.settings)
    expect([await before.publish(), await before.pages()]).toEqual([403, [404, 404, false]])
    const without = await restart(settings())
    expect([await without.publish(), await without.pages()]).toEqual([200, [200, 200, true]])
    expect(await (await restart(settings())).pages()).toEqual([200, 200, true])

    const count = await mailsToThem()
    const again = await restart(api.settings)
    expect([await again.publish(), await again.pages()]).toEqual([403, [404, 404, false]])
    const { subject, link } = await lastMail(email)
    expect(subject).toBe('Confirm your e-mail address')
    await restart(api.settings)
    expect(await mailsToThem()).toBe(count + 1)
    expect((await press(link)).status).toBe(200)
    expect([await again.publish(), await again.pages()]).toEqual([200, [200, 200, true]])
    expect(await (await restart(api.settings)).pages()).toEqual([200, 200, true])
  })
})

test('mails and pages are in the language of the browser that registered', async () => {
  const headers = { 'Accept-Language': 'ms-MY,ms;q=0.9,en;q=0.8' }
  const sent = JSON.stringify({ Email: 'siti@example.test', Password: PASSWORD, Name: 'Siti' })
  await api.send('POST', '/api/login/tenant/register', sent, { headers })
  const { subject, language, link } = await lastMail('siti@example.test')
  expect([subject, language]).toEqual(['Selamat datang ke Trade Enabler', 'ms'])
  expect((await open(link)).body).toMatch(/<html lang="ms">[\s\S]*Sahkan alamat ini/)

  const token = await api.signIn('siti@example.test', PASSWORD)
  const choose = (fields: object) => api.put('/api/dashboard/mails', fields, { token })
  expect((await choose({ language: 'fr', notices: 'yes' })).status).toBe(400)
  expect((await choose({ language: 'en', notices: 'yes' })).status).toBe(200)
  await api.put('/api/Admin/password/recovery', { emailTo: 'siti@example.test' })
  expect((await lastMail('siti@example.test')).subject).toBe('Your temporary password')
})
