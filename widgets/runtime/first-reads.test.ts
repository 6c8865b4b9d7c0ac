import { afterEach, expect, test, vi } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { elements, isElementTag } from './elements.ts'
import { addressesOf, firstReads } from './first-reads.ts'

const cases = [
  '<trade-product product-id="7"></trade-product>',
  '<trade-service service-id="7"></trade-service>',
  '<trade-rfq item-id="7"></trade-rfq>',
  '<trade-rfq kind="product" item-id="7"></trade-rfq>',
  '<trade-rfq kind="service" item-id="7"></trade-rfq>',
  '<trade-company company-id="12" tab="1"></trade-company>',
  '<trade-search></trade-search>',
  '<trade-search keyword="  1/2&quot; 100% & ümlaut + "></trade-search>',
  '<trade-search keyword="valve" tab="services" page="3"></trade-search>',
  '<trade-search tab="company"></trade-search>',
  '<trade-recommended></trade-recommended>',
  '<trade-recommended kind="service"></trade-recommended>',
  '<trade-category-carousel kind="service"></trade-category-carousel>',
  '<trade-categories></trade-categories>',
  '<trade-category category-id="3" kind="product"></trade-category>',
  '<trade-category category-id="3" kind="service"></trade-category>',
  '<trade-category category-id="3"></trade-category>',
]

afterEach(() => vi.restoreAllMocks())

test.each(cases)('%s asks for just what the script would ask for early', async html => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const element = page.body.firstElementChild ?? page.body
  const early = addressesOf(element, 'https://api.test')
  const { localName } = element
  if (isElementTag(localName)) await elements[localName]()
  const replies = Object.fromEntries(
    early.map(address => [`GET ${new URL(address).pathname}`, json(404, {})]),
  )
  const screen = await mount(html, { replies })
  await vi.waitFor(() => expect(screen.network.requests).toHaveLength(early.length))
  expect(screen.network.requests.map(({ url }) => url).sort()).toEqual([...early].sort())
})

test('every element that reads at once is in the table, and in these cases', () => {
  const tried = new Set(cases.map(html => /trade-[a-z-]+/.exec(html)?.[0]))
  expect([...tried].sort()).toEqual(Object.keys(firstReads).sort())
})
