import { expect, test } from 'vitest'
import { type PublicPages, sitemapFiles } from './sitemap.ts'

const ORIGIN = 'https://market.example'
const changedAt = new Date('2026-03-01T08:00:00Z')

/** Returns this many products and services, all changed at the same time. */
function pagesOf(products: number, services: number): PublicPages {
  const list = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1, changedAt }))
  return { products: list(products), services: list(services), categories: list(60), companies: list(240) }
}

const addressesIn = (file: string | undefined): string[] =>
  [...(file ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

test('3,600 items are all listed, each once, with the time of their last change', () => {
  const files = sitemapFiles(ORIGIN, pagesOf(2400, 1200), [])
  const named = addressesIn(files.get('/sitemap.xml')).map(address => address.slice(ORIGIN.length))
  expect(new Set([...named, '/sitemap.xml'])).toEqual(new Set(files.keys()))
  const items = named
    .flatMap(path => addressesIn(files.get(path)))
    .filter(each => /\/(product|service)\//.test(each))
  expect(items).toHaveLength(3600)
  expect(new Set(items).size).toBe(3600)
  expect(files.get('/sitemap-products.xml')).toContain(
    `<url><loc>${ORIGIN}/product/2400</loc><lastmod>2026-03-01T08:00:00.000Z</lastmod></url>`,
  )
})

test('addresses that do not fit into one file are split, and the index names every part', () => {
  const files = sitemapFiles(ORIGIN, pagesOf(100_001, 0), [])
  const parts = ['/sitemap-products.xml', '/sitemap-products-2.xml', '/sitemap-products-3.xml']
  expect(parts.map(path => addressesIn(files.get(path)).length)).toEqual([50_000, 50_000, 1])
  expect(addressesIn(files.get('/sitemap.xml'))).toEqual(
    expect.arrayContaining(parts.map(path => ORIGIN + path)),
  )
})

test('an item that never changed has no time', () => {
  const places = { ...pagesOf(0, 0), companies: [{ id: 7, changedAt: null }] }
  expect(sitemapFiles(ORIGIN, places, ['/developers']).get('/sitemap-companies.xml')).toContain(
    `<url><loc>${ORIGIN}/company/7</loc></url>`,
  )
})
