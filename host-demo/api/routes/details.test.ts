import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

async function read<Body = unknown>(
  path: string,
  query: Record<string, string | number> = {},
): Promise<Body> {
  const { status, body } = await api.get<Body>(path, { query })
  expect(status).toBe(200)
  return body
}

test('a product has every field that pages show', async () => {
  expect(await read('/api/public/product/detail', { productId: 13 })).toEqual({
    productDetail: [
      {
        Id: 13,
        Name: 'Gate Valve 1/2" 150#',
        Category: 'Gate Valves',
        CategoryId: 4,
        ShortDescription: 'Fire-safe, for sour service.',
        CompanyId: 1,
        CompanyName: 'Kemaman Valve Works Sdn Bhd',
        Location: 'Kemaman, Terengganu',
      },
    ],
    description: [
      {
        Name: 'Gate Valve 1/2" 150#',
        SKUNo: 'SKU-13',
        Brand: 'Kemaflow',
        ModelNo: 'M-13',
        Condition: 'New',
        Material: 'Carbon steel',
        CountryOrigin: 'Malaysia',
        LongDescription: '<p>Ready for <strong>export</strong>.</p>',
      },
    ],
    productImage: [{ ImageURL: '/api/pictures/gate-valve/0.svg', IsDefault: true }],
    companyProfile: [
      {
        CompanyName: 'Kemaman Valve Works Sdn Bhd',
        DateIncorporated: '2018-08-14',
        Country: 'Malaysia',
        WebsiteURL: 'https://www.company1.example',
        WebsiteName: 'company1.example',
        LogoUrl: '/api/pictures/logo/1.svg',
      },
    ],
    facts: [
      {
        Key: 'size',
        Name: 'Nominal size',
        Names: { ms: 'Saiz nominal' },
        Value: '1/2"',
        Unit: 'nps',
        Number: 0.5,
      },
      {
        Key: 'class',
        Name: 'Pressure class',
        Names: { ms: 'Kelas tekanan' },
        Value: '150#',
        Unit: '',
        Number: 150,
      },
    ],
  })
})

test('a service has every field that pages show', async () => {
  expect(await read('/api/public/service/detail', { serviceId: 2 })).toEqual({
    serviceDetail: [
      {
        Id: 2,
        Name: 'Phased Array Inspection of Welds',
        Category: 'Ultrasonic Testing',
        CategoryId: 5,
        ShortDescription: 'By certified personnel.',
        CompanyId: 3,
        CompanyName: 'Bintulu Inspection',
        Location: 'Bintulu, Sarawak',
      },
    ],
    description: [
      {
        Name: 'Phased Array Inspection of Welds',
        ServiceNo: 'SV-PA-2',
        LongDescription: '<p>On site.</p>',
      },
    ],
    serviceImage: [
      { ImageURL: '/api/pictures/probe/0.svg', IsDefault: true },
      { ImageURL: '/api/pictures/probe/1.svg', IsDefault: false },
    ],
    companyProfile: [
      {
        CompanyName: 'Bintulu Inspection',
        DateIncorporated: '2018-08-14',
        Country: 'Malaysia',
        WebsiteURL: 'https://www.company3.example',
        WebsiteName: 'company3.example',
        LogoUrl: '/api/pictures/logo/3.svg',
      },
    ],
    facts: [],
  })
})

test('a company has every field that pages show', async () => {
  const company = await read<Record<string, unknown>>('/api/public/tenant/website', { tenantId: 1 })
  expect(company).toMatchObject({
    headerInfo: [
      {
        CompanyName: 'Kemaman Valve Works Sdn Bhd',
        LogoImg: '/api/pictures/logo/1.svg',
        BannerImg: '/api/pictures/banner/1.svg',
      },
    ],
    generalInfo: [
      {
        RegistrationNo: '201801000001',
        DateIncorporated: '2018-08-14',
        RegisteredAddress: 'Lot 12, Teluk Kalong',
        AuthorizeCapital: 'RM 5,000,000',
        TotalEmployees: 84,
      },
    ],
    branchList: [
      { Name: 'Labuan Yard', Type: 'Yard', Location: 'Labuan', BranchImg: '/api/pictures/building/0.svg' },
    ],
    corporateList: [
      {
        CorporateName: 'Ministry of Finance Registration',
        CorporateImg: '/api/pictures/registration/1/0.svg',
      },
    ],
    certificateList: [
      {
        CertName: 'ISO 9001:2015',
        IssuedBy: 'SIRIM QAS',
        DateIssued: '2024-03-02',
        CertificationImg: '/api/pictures/certificate/1/0.svg',
      },
    ],
    awardList: [
      {
        AwardName: 'Vendor of the Year',
        AwardBy: 'Operators’ Council',
        DateAwarded: '2023-12-08',
        AwardImg: '/api/pictures/award/1/0.svg',
      },
    ],
    productListRowCount: 13,
    serviceListRowCount: 1,
  })
  expect(company.productList).toHaveLength(10)
})

test('a company without credentials has empty lists and empty optional fields', async () => {
  expect(await read('/api/public/tenant/website', { tenantId: 3 })).toMatchObject({
    generalInfo: [{ TotalEmployees: '' }],
    branchList: [],
    corporateList: [],
    certificateList: [],
    awardList: [],
    productList: [],
  })
})

test('the items of a company come in pages', async () => {
  const query = { tenantId: 1, searchKey: '', RowsPerPage: 10, PageNumber: 2 }
  const page = await read<{ productList: unknown[] }>('/api/public/tenant/website/product/list', query)
  expect(page.productList).toHaveLength(3)
  expect(page).toMatchObject({
    productListRowCount: 13,
    productList: [
      {
        Id: 11,
        Name: 'API 6D Trunnion Ball Valve 22" 600#',
        Category: 'Ball Valves',
        Description: 'Fire-safe, for sour service.',
        DefaultImage: '/api/pictures/ball-valve/0.svg',
      },
      { Id: 12 },
      { Id: 13 },
    ],
  })
  expect(await read('/api/public/tenant/website/service/list', { tenantId: 1 })).toMatchObject({
    serviceListRowCount: 1,
    serviceList: [{ Id: 3, Name: 'Ball Valve Overhaul' }],
  })
  const gate = { tenantId: 1, searchKey: 'gate' }
  expect(await read('/api/public/tenant/website/product/list', gate)).toMatchObject({
    productListRowCount: 1,
  })
})
