import { beforeEach, expect, test } from 'vitest'
import type { Item } from '#shared/api/items.ts'
import { resetConfig } from '#shared/config/config.ts'
import { breadcrumbSchema, companySchema, itemSchema } from './schema.ts'

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
  fields: {
    name: 'Mud pump',
    sku: 'MP-1',
    brand: '',
    model: 'F-1300',
    condition: '',
    material: '',
    origin: 'Malaysia',
    serviceNo: '',
  },
  facts: [{ key: 'size', name: 'Nominal size', names: {}, value: '8"', unit: 'nps', number: 8 }],
  longDescription: '',
  pictures: ['https://api.test/1.svg'],
  company: { name: '', dateIncorporated: '', country: '', websiteUrl: '', websiteName: '', logo: '' },
}

test('a product is a Product of its company', () => {
  expect(itemSchema(pump)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Mud pump',
    url: 'https://market.test/product/7',
    description: 'Triplex, 1300 hp.',
    category: 'Pumps',
    image: ['https://api.test/1.svg'],
    sku: 'MP-1',
    model: 'F-1300',
    additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'size', name: 'Nominal size', value: '8"' }],
    countryOfOrigin: { '@type': 'Country', name: 'Malaysia' },
    manufacturer: {
      '@type': 'Organization',
      name: 'Labuan Offshore Supply',
      url: 'https://market.test/company/12',
    },
  })
})

test('a service is a Service without the missing fields', () => {
  expect(itemSchema({ ...pump, kind: 'service', pictures: [], shortDescription: '' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Mud pump',
    url: 'https://market.test/service/7',
    category: 'Pumps',
    provider: {
      '@type': 'Organization',
      name: 'Labuan Offshore Supply',
      url: 'https://market.test/company/12',
    },
  })
})

test('an item without a company names no seller', () => {
  expect(itemSchema({ ...pump, companyId: 0, companyName: '' })).not.toHaveProperty('manufacturer')
})

const labuan = {
  id: 12,
  name: 'Labuan Offshore Supply',
  logo: '',
  banner: '',
  tagline: '',
  registrationNo: '',
  dateIncorporated: '2018-08-14',
  registeredAddress: 'Lot 12, Labuan',
  authorizedCapital: '',
  totalEmployees: '',
  branches: [],
  registrations: [],
  certificates: [],
  awards: [],
  products: 0,
  services: 0,
}

test('a company is an Organization', () => {
  expect(companySchema(labuan)).toMatchObject({
    '@type': 'Organization',
    name: 'Labuan Offshore Supply',
    address: 'Lot 12, Labuan',
    foundingDate: '2018-08-14',
  })
})

test('leaves out a date that does not exist', () => {
  expect(companySchema({ ...labuan, dateIncorporated: 'August 2018' })).not.toHaveProperty('foundingDate')
})

test('a breadcrumb leads from home to the page', () => {
  const steps = [{ name: 'Mud pump', href: 'https://market.test/product/7' }]
  expect(breadcrumbSchema(steps)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://market.test/' },
      { position: 2, name: 'Mud pump', item: 'https://market.test/product/7' },
    ],
  })
})
