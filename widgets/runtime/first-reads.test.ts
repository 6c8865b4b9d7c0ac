// Imported before the menu imports it, because happy-dom upgrades an element by replacing it.
import { elementTags } from '#elements/tags.ts'
import '../menu/dropdown-element.ts'
import { expect, test, vi } from 'vitest'
import { attributeName } from '#shared/config/settings.ts'
import { json } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { isSettled } from '#shared/testing/rendered-text.ts'
import { marketReplies } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { loadDefinition } from './elements.ts'
import { addressesOf } from './first-reads.ts'

const definitions = await Promise.all(elementTags.map(loadDefinition))

/** Each element with its required attributes. */
const usual = definitions.flatMap(definition => {
  if (!definition) return []
  const { tag, attributes } = definition
  const required = Object.entries(attributes).filter(([, attribute]) => attribute.required)
  const written = required.map(([name, { choices }]) => `${attributeName(name)}="${choices[0] ?? 7}"`)
  return `<${[tag, ...written].join(' ')}></${tag}>`
})

const others = [
  '<trade-rfq kind="product" item-id="7"></trade-rfq>',
  '<trade-rfq kind="service" item-id="7"></trade-rfq>',
  '<trade-company company-id="12" tab="1"></trade-company>',
  '<trade-search keyword="  1/2&quot; 100% & ümlaut + "></trade-search>',
  '<trade-search keyword="valve" tab="services" page="3"></trade-search>',
  '<trade-search tab="company"></trade-search>',
  '<trade-recommended kind="service"></trade-recommended>',
  '<trade-category-carousel kind="service"></trade-category-carousel>',
  '<trade-category category-id="3" kind="product"></trade-category>',
  '<trade-category category-id="3" kind="service"></trade-category>',
  '<trade-product product-id="abc"></trade-product>',
  '<trade-company company-id="0"></trade-company>',
  '<trade-rfq kind="product" item-id="1.5"></trade-rfq>',
  '<trade-rfq kind="tender" item-id="7"></trade-rfq>',
  '<trade-search keyword="valve" tab="tenders" page="-1"></trade-search>',
  '<trade-recommended kind="tender"></trade-recommended>',
  '<trade-category category-id="three" kind="product"></trade-category>',
]

/** Everything is missing, so that no element requests more. */
const missing = Object.fromEntries(Object.keys(marketReplies()).map(call => [call, json(404, {})]))

test.each([...usual, ...others])('%s requests exactly the reads that the script preloads', async html => {
  const screen = await mount(html, { replies: missing })
  const { element } = screen
  const early = addressesOf(element.localName, name => element.getAttribute(name), 'https://api.test')
  await vi.waitFor(() => {
    expect(isSettled(document.body)).toBe(true)
    expect(screen.network.requests.map(({ url }) => url).sort()).toEqual(early.sort())
  })
  expectedInConsole('was ignored; ')
})

test('an attribute in curly quotes is not preloaded, but its item is shown', async () => {
  const screen = await mount('<trade-product product-id="”7”"></trade-product>', { replies: missing })
  const { element, network } = screen
  expect(addressesOf('trade-product', name => element.getAttribute(name), 'https://api.test')).toEqual([])
  await vi.waitFor(() =>
    expect(network.requests.map(({ query }) => query)).toContainEqual({ productId: '7' }),
  )
})

test('preloads nothing from a malformed API host', () => {
  expect(addressesOf('trade-tenders', () => null, '“https://api.test”')).toEqual([])
})

test('a member’s chat requests the preloaded menu only once', async () => {
  const early = addressesOf('trade-chat', () => null, 'https://api.test', '41')
  const screen = await mount('<trade-chat company-id="12"></trade-chat>', {
    replies: missing,
    user: member(),
  })
  await screen.findByRole('alert')
  expect(screen.network.requests.map(({ url }) => url)).toEqual(early)
})

test('preloads nothing for an element without its attributes', () => {
  expect(addressesOf('trade-product', () => null, 'https://api.test')).toEqual([])
})
