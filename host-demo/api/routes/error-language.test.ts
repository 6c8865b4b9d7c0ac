import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../security/limits.ts'
import { mailedRequest } from '../testing/mailed-requests.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

const MALAY = { 'accept-language': 'ms-MY,en;q=0.5' }

let api: TestApi
beforeAll(async () => {
  api = await startApi({ limits: limits(1000) })
}, START_TIMEOUT)
afterAll(() => api.close())

test('our own pages get errors in the language of the browser, with the wrong field', async () => {
  const token = await api.join({ Email: 'browser@example.test' })
  const wrong = { name: '', mobileNo: '' }
  const save = (headers: Record<string, string>) =>
    api.put('/api/dashboard/settings', wrong, { token, headers })
  expect((await save(MALAY)).body).toEqual({ ReturnCode: 400, ResponseMessage: 'Nama kosong', field: 'name' })
  const english = { ReturnCode: 400, ResponseMessage: 'Name is empty', field: 'name' }
  expect((await save({ 'accept-language': 'de' })).body).toEqual(english)
})

test('what the member has chosen counts more than the browser', async () => {
  const token = await api.join({ Email: 'chosen@example.test' })
  await api.put('/api/dashboard/mails', { language: 'ms', notices: 'yes' }, { token })
  const headers = { 'accept-language': 'en' }
  expect((await api.get('/api/dashboard/quotes/rfq/999', { token, headers })).body).toEqual({
    ReturnCode: 404,
    ResponseMessage: 'Permintaan ini tidak ditemui.',
  })
})

test('uploads of the dashboard and of an answer are refused in it too, those of forms in English', async () => {
  const token = await api.asBuyer()
  const refused = async (path: string, by: string) => {
    const form = new FormData()
    form.append('file', new File(['no PDF'], 'plan.txt'))
    const { body } = await api.send<{ ResponseMessage: string }>('POST', path, form, {
      token: by,
      headers: MALAY,
    })
    return body.ResponseMessage
  }
  const english = await refused('/api/upload/Public/Inquiry/Doc', token)
  const malay = await refused('/api/upload/dashboard/document', token)
  const { link } = await mailedRequest(api, token)
  expect(await refused('/api/upload/answer', link)).toBe(malay)
  expect([english, malay]).toEqual([
    'The name of the file must end in .pdf.',
    'Nama fail mesti berakhir dengan .pdf.',
  ])
})

test('an answer by a link gets them for its line', async () => {
  const { id, link } = await mailedRequest(api, await api.asBuyer())
  const price = { price: '1.250', currency: 'EUR', priceBasis: 'unit' }
  const lines = [{ id, action: 'quote', seen: 0, validUntil: '2026-12-31', delivery: '2 weeks', ...price }]
  const { body } = await api.post('/api/answer/send', { lines }, { token: link, headers: MALAY })
  expect(body).toEqual({
    ReturnCode: 400,
    ResponseMessage: 'Harga boleh dibaca dengan dua cara: untuk 1.250, tulis 1250 atau 1.25',
    field: `lines.${id}.price`,
  })
})

test('an entry of a list is named in the sentence and in the field', async () => {
  const token = await api.asSeller()
  const profile = { name: 'Petro', awards: [{ name: 'Best', date: '2026' }] }
  const { body } = await api.put('/api/dashboard/company', profile, { token, headers: MALAY })
  expect(body).toMatchObject({
    ResponseMessage: 'Anugerah: tarikh entri 1 mesti tarikh, seperti 2026-03-31',
    field: 'awards.0.date',
  })
})

test('a change of the password is one of our pages', async () => {
  const token = await api.join({ Email: 'password@example.test' })
  const wanted = { CurrentPassword: 'a wrong one', NewPassword: 'Choke manifold' }
  const { body } = await api.put('/api/login/password', wanted, { token, headers: MALAY })
  expect(body).toEqual({
    ReturnCode: 400,
    ResponseMessage: 'Kata laluan semasa salah',
    field: 'CurrentPassword',
  })
})

test('calls of the specification stay as they are in any language', async () => {
  const token = await api.join({ Email: 'storefront@example.test' })
  const rfq = await api.post('/api/public/rfq/new2', { categoryTypeId: 1 }, { token, headers: MALAY })
  expect(rfq.body).toEqual({ ReturnCode: 400, ResponseMessage: 'Quantity is empty' })
  const found = await api.get('/api/public/search/item', { query: { sort: 'x' }, headers: MALAY })
  expect(found.body).toEqual({
    ReturnCode: 400,
    ResponseMessage: 'sort must be relevance, name or newest.',
  })
})
