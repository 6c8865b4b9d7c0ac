import type {
  Catalogue,
  CategoryRecord,
  CompanyRecord,
  ProductRecord,
  ServiceRecord,
} from '../seed/records.ts'

/** Returns a marketplace of four companies, small enough to know by heart. Tests start quickly with it. */
export function smallCatalogue(): Catalogue {
  return {
    categories: [
      category({ id: 1, name: 'Valves' }),
      category({ id: 2, name: 'Inspection', kind: 'service', shape: 'probe' }),
      category({ id: 3, parentId: 1, name: 'Ball Valves' }),
      category({ id: 4, parentId: 1, name: 'Gate Valves', shape: 'gate-valve' }),
      category({ id: 5, parentId: 2, name: 'Ultrasonic Testing', kind: 'service', shape: 'probe' }),
      category({ id: 6, name: 'Pipe', shape: 'pipe' }),
      category({ id: 7, parentId: 6, name: 'Seamless Pipe', shape: 'pipe' }),
    ],
    companies: [
      company({
        id: 1,
        name: 'Kemaman Valve Works Sdn Bhd',
        branches: [{ name: 'Labuan Yard', type: 'Yard', location: 'Labuan', shape: 'building' }],
        registrations: [{ name: 'Ministry of Finance Registration' }],
        certificates: [{ name: 'ISO 9001:2015', issuedBy: 'SIRIM QAS', dateIssued: '2024-03-02' }],
        awards: [{ name: 'Vendor of the Year', awardedBy: 'Operators’ Council', date: '2023-12-08' }],
      }),
      company({
        id: 2,
        name: 'Miri Pipe & Steel',
        state: 'Sarawak',
        location: 'Miri, Sarawak',
        websiteUrl: '',
      }),
      company({
        id: 3,
        name: 'Bintulu Inspection',
        state: 'Sarawak',
        location: 'Bintulu, Sarawak',
        totalEmployees: 0,
      }),
      company({ id: 4, name: 'Labuan Offshore Supply', state: 'Labuan', location: 'Labuan' }),
    ],
    products: [
      ...Array.from({ length: 12 }, (_, at) =>
        product({ id: at + 1, name: `API 6D Trunnion Ball Valve ${2 * at + 2}" 600#`, sku: `KVW-${at + 1}` }),
      ),
      product({ id: 13, categoryId: 4, name: 'Gate Valve 1/2" 150#', shape: 'gate-valve', pictureCount: 1 }),
      product({
        id: 14,
        companyId: 2,
        categoryId: 7,
        name: 'Seamless Pipe 8" Sch 40 ASTM A106 Gr. B',
        material: 'ASTM A106 Gr. B',
        shape: 'pipe',
        pictureCount: 0,
      }),
      product({
        id: 15,
        companyId: 2,
        categoryId: 7,
        name: 'Seamless Pipe 6.625" ASTM A105',
        material: 'ASTM A105',
        shape: 'pipe',
      }),
      product({
        id: 16,
        companyId: 4,
        categoryId: 4,
        name: 'Flanged spool',
        shortDescription: 'Made to fit a ball valve of any maker.',
      }),
    ],
    services: [
      service({ id: 1, name: 'Ultrasonic Thickness Survey' }),
      service({ id: 2, name: 'Phased Array Inspection of Welds', serviceNo: 'SV-PA-2' }),
      service({ id: 3, name: 'Ball Valve Overhaul', companyId: 1, categoryId: 2 }),
    ],
    tenders: [
      { agency: 'Miri Wells', title: 'Gaskets', closingDate: '2999-03-01', type: 'rfq' },
      { agency: 'Bintulu Port', title: 'Cranes', closingDate: '2999-04-01', type: 'tender' },
      { agency: 'Gebeng Aromatics', title: 'Closed long ago', closingDate: '2020-01-01', type: 'tender' },
    ],
  }
}

function category(given: Partial<CategoryRecord> & { id: number; name: string }): CategoryRecord {
  return {
    parentId: null,
    kind: 'product',
    shortDescription: `About ${given.name}`,
    shape: 'ball-valve',
    ...given,
  }
}

function company(given: Partial<CompanyRecord> & { id: number; name: string }): CompanyRecord {
  return {
    town: 'Kemaman',
    state: 'Terengganu',
    location: 'Kemaman, Terengganu',
    country: 'Malaysia',
    registrationNo: `20180100000${given.id}`,
    dateIncorporated: '2018-08-14',
    registeredAddress: 'Lot 12, Teluk Kalong',
    authorizedCapital: 'RM 5,000,000',
    totalEmployees: 84,
    websiteUrl: `https://www.company${given.id}.example`,
    websiteName: `company${given.id}.example`,
    tagline: `${given.name} at your service`,
    branches: [],
    registrations: [],
    certificates: [],
    awards: [],
    ...given,
  }
}

function product(given: Partial<ProductRecord> & { id: number; name: string }): ProductRecord {
  return {
    companyId: 1,
    categoryId: 3,
    sku: `SKU-${given.id}`,
    brand: 'Kemaflow',
    model: `M-${given.id}`,
    condition: 'New',
    material: 'Carbon steel',
    origin: 'Malaysia',
    shortDescription: 'Fire-safe, for sour service.',
    longDescription: '<p>Ready for <strong>export</strong>.</p>',
    shape: 'ball-valve',
    pictureCount: 3,
    ...given,
  }
}

function service(given: Partial<ServiceRecord> & { id: number; name: string }): ServiceRecord {
  return {
    companyId: 3,
    categoryId: 5,
    serviceNo: `SV-${given.id}`,
    shortDescription: 'By certified personnel.',
    longDescription: '<p>On site.</p>',
    shape: 'probe',
    pictureCount: 2,
    ...given,
  }
}
