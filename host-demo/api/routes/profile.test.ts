import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await api.asSeller()
}, START_TIMEOUT)
afterAll(() => api.close())

type Profile = Record<string, unknown>

const read = async () => (await api.get<Profile>('/api/dashboard/company', { token })).body
const save = (fields: Profile, as = token) => api.put('/api/dashboard/company', fields, { token: as })

async function found(searchKeyword: string, itemType: string): Promise<number[]> {
  const query = { searchKeyword, itemType, RowsPerPage: 100 }
  const { body } = await api.get<{ searchList: { Id: number }[] }>('/api/public/search/item', { query })
  return body.searchList.map(({ Id }) => Id)
}

const page = async () =>
  (await api.get<Profile>('/api/public/tenant/website', { query: { tenantId: 1 } })).body

test('saving the profile unchanged does not change the company’s page', async () => {
  const before = await page()
  expect((await save(await read())).status).toBe(200)
  expect(await page()).toEqual(before)
  expect(await read()).toMatchObject({
    name: 'Kemaman Valve Works Sdn Bhd',
    totalEmployees: '84',
    branches: [{ name: 'Labuan Yard', type: 'Yard', location: 'Labuan' }],
    registrations: [{ name: 'Ministry of Finance Registration' }],
    certificates: [{ name: 'ISO 9001:2015', issuedBy: 'SIRIM QAS', dateIssued: '2024-03-02' }],
    awards: [{ name: 'Vendor of the Year', awardedBy: 'Operators’ Council', date: '2023-12-08' }],
  })
})

test('the search finds and shows company and products by the new name, place and certificate', async () => {
  const certificates = [{ name: 'API 6D Monogram', issuedBy: 'API', dateIssued: '2025-02-01' }, { name: '' }]
  const changed = {
    name: 'Dungun Flow',
    town: 'Dungun',
    websiteUrl: 'https://dungun.example/',
    certificates,
    branches: [],
  }
  expect((await save({ ...(await read()), ...changed })).status).toBe(200)
  expect(await found('dungun flow', 'COMPANY')).toContain(1)
  expect(await found('dungun', 'PRODUCTS')).toContain(1)
  expect(await found('monogram', 'COMPANY')).toContain(1)
  expect(await found('kemaman', 'PRODUCTS')).not.toContain(1)
  expect(await page()).toMatchObject({
    headerInfo: [{ CompanyName: 'Dungun Flow' }],
    branchList: [],
    certificateList: [{ CertName: 'API 6D Monogram', IssuedBy: 'API', DateIssued: '2025-02-01' }],
  })
})

test('a certificate is shown until its last day, and kept for renewal', async () => {
  const entry = { name: 'API 6D', issuedBy: 'API', dateIssued: '2023-01-15' }
  const certificates = ['2026-01-14', '2026-01-15', ''].map(validUntil => ({ ...entry, validUntil }))
  await save({ ...(await read()), certificates })
  const { certificateList } = await page()
  expect(certificateList).toMatchObject([{ ValidUntil: '2026-01-15' }, { ValidUntil: '' }])
  expect((await read()).certificates).toEqual(certificates)
})

test.each([
  [{ name: ' ' }, 'Name is empty'],
  [{ dateIncorporated: 'last year' }, 'Date of incorporation must be a date, such as 2026-03-31'],
  [{ totalEmployees: 'many' }, 'Employees must be a whole number'],
  [{ websiteUrl: 'javascript:alert(1)//a.b' }, 'Website must be a web address, such as www.example.com'],
  [{ websiteUrl: 'ftp://a.b' }, 'Website must be a web address, such as www.example.com'],
  [{ awards: [{ awardedBy: 'Somebody' }] }, 'Awards: entry 1 has no name'],
  [
    { certificates: [{ name: 'A', dateIssued: '1.2.25' }] },
    'Certificates: the date of entry 1 must be a date, such as 2026-03-31',
  ],
  [{ certificates: [{ name: 'API 6D' }] }, 'Certificates: entry 1 does not say who issued it'],
  [
    { certificates: [{ name: 'A', issuedBy: 'B', dateIssued: '2026-02-01', validUntil: '2026-01-31' }] },
    'Certificates: entry 1 ends before it begins',
  ],
  [
    { certificates: [{ name: 'A', issuedBy: 'B', validUntil: '2026-13-01' }] },
    'Certificates: the last day of entry 1 must be a date, such as 2026-03-31',
  ],
  [{ branches: Array.from({ length: 31 }, () => ({ name: 'B' })) }, 'Branches: at most 30 entries'],
])('%.60j is refused, and nothing is changed', async (wrong, ResponseMessage) => {
  const before = await read()
  expect(await save({ ...before, ...wrong })).toMatchObject({ status: 400, body: { ResponseMessage } })
  expect(await read()).toEqual(before)
})

test('a member without a company has no profile; all members have a name and phone', async () => {
  const buyer = await api.asBuyer()
  expect((await save({ name: 'Mine' }, buyer)).status).toBe(403)
  const settings = (name: string) =>
    api.put('/api/dashboard/settings', { name, mobileNo: '+60 12 345' }, { token: buyer })
  expect((await settings(' ')).status).toBe(400)
  expect((await settings('Aisyah binti Rahman')).status).toBe(200)
  const { body } = await api.get<Profile>('/api/dashboard/member', { token: buyer })
  expect(body).toMatchObject({
    name: 'Aisyah binti Rahman',
    mobileNo: '+60 12 345',
    email: 'buyer@demo.test',
  })
})
