import { beforeEach, expect, test } from 'vitest'
import type { Item } from '#shared/api/items.ts'
import { resetConfig } from '#shared/config/config.ts'
import { companyMetadata, itemMetadata } from './structured-data.ts'

beforeEach(() => resetConfig({ storefront: 'https://market.test' }))

const pump: Item = {
  kind: 'product',
  id: 7,
  name: 'Mud pump',
  category: 'Pumps',
  categoryId: 3,
  shortDescription: 'Triplex, 1300 hp.',
  companyId: 12,
  companyName: 'Labuan Offshore Supply',
  location: 'Labuan',
  facts: {
    name: 'Mud pump',
    sku: 'MP-1',
    brand: '',
    model: 'F-1300',
    condition: '',
    material: '',
    origin: 'Malaysia',
    serviceNo: '',
  },
  longDescription: '',
  pictures: ['https://api.test/1.svg'],
  company: { name: '', dateIncorporated: '', country: '', websiteUrl: '', websiteName: '', logo: '' },
}

const crumbs = (data: object | undefined): unknown =>
  JSON.parse(JSON.stringify(data)).itemListElement.map(({ name, item }: Record<string, string>) => [
    name,
    item,
  ])

test('a product is a Product of its company, with the breadcrumb', () => {
  const { description, data } = itemMetadata(pump)
  expect(description).toBe('Triplex, 1300 hp.')
  expect(data[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Mud pump',
    url: 'https://market.test/product/7',
    description: 'Triplex, 1300 hp.',
    category: 'Pumps',
    image: ['https://api.test/1.svg'],
    sku: 'MP-1',
    model: 'F-1300',
    countryOfOrigin: 'Malaysia',
    manufacturer: { '@type': 'Organization', name: 'Labuan Offshore Supply' },
  })
  expect(crumbs(data[1])).toEqual([
    ['Home', 'https://market.test/'],
    ['Labuan Offshore Supply', 'https://market.test/company/12'],
    ['Mud pump', 'https://market.test/product/7'],
  ])
})

test('a service is a Service, without what it lacks', () => {
  const { data } = itemMetadata({ ...pump, kind: 'service', pictures: [], shortDescription: '' })
  expect(data[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Mud pump',
    url: 'https://market.test/service/7',
    category: 'Pumps',
    provider: { '@type': 'Organization', name: 'Labuan Offshore Supply' },
  })
})

test('a company is an Organization', () => {
  const { data } = companyMetadata({
    id: 12,
    name: 'Labuan Offshore Supply',
    logo: '',
    banner: '',
    registrationNo: '',
    dateIncorporated: '2018-08-14',
    registeredAddress: 'Lot 12, Labuan',
    authorizedCapital: '',
    totalEmployees: '',
    branches: [],
    registrations: [],
    certificates: [],
    awards: [],
  })
  expect(data[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Labuan Offshore Supply',
    address: 'Lot 12, Labuan',
    foundingDate: '2018-08-14',
  })
  expect(crumbs(data[1])).toHaveLength(2)
})
