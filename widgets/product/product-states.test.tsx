import { describe, expect, test, vi } from 'vitest'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import { handedTo, mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { productReply, tendersReply } from '#shared/testing/replies.ts'
import './product.element.ts'
import { MissingFields, NotFound, NotSetUp, Offline } from './product.stories.ts'

const PRODUCT = 'GET /api/public/product/detail'
const TENDERS = 'GET /api/public/rfqtender/list'

const product = '<trade-product product-id="7"></trade-product>'
const pump = productReply({
  name: 'Mud pump',
})
const one = { [PRODUCT]: pump, [TENDERS]: tendersReply() }

describe('the tenders panel', () => {
  const panelIn = ({ element }: Screen) => element.shadowRoot?.querySelector('trade-tenders')

  test('is off by default, and requests nothing', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.network.calls(TENDERS)).toEqual([])
    expect(panelIn(screen)).toBeNull()
  })

  test('is a nested element with the theme of the product while the host wants it', async () => {
    const screen = await mount('<trade-product product-id="7" tenders theme="dark"></trade-product>', {
      replies: one,
    })
    await vi.waitFor(() => expect(handedTo(panelIn(screen), 'theme')).toBe('dark'))
    screen.element.removeAttribute('tenders')
    await vi.waitFor(() => expect(panelIn(screen)).toBeNull())
  })
})

describe('for search engines', () => {
  const structuredData = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    )

  test('adds nothing to the head by default', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('button', { name: 'Share' })
    expect(structuredData()).toEqual([])
  })

  test('with structured-data, describes the product in the head until it is removed', async () => {
    const screen = await mount('<trade-product product-id="7" structured-data></trade-product>', {
      replies: one,
    })
    const address = 'https://market.test/product/7'
    await vi.waitFor(() =>
      expect(structuredData()).toMatchObject([{ '@type': 'Product', name: 'Mud pump', url: address }]),
    )
    screen.element.remove()
    await vi.waitFor(() => expect(structuredData()).toEqual([]))
  })
})

test('shows that it is loading, then the product', async () => {
  const held = later()
  const screen = await mount(product, { replies: { [PRODUCT]: held } })
  expect(screen.getByText('Loading')).toBeTruthy()
  held.release(pump)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
  expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('an unknown id is not found, and leads to the search', async () => {
  const screen = await mountStory(NotFound)
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
    'https://market.test/search',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.events).toMatchObject([{ type: 'trade-error', detail: { kind: 'missing' } }])
})

test('shows a server error, and loads again on retry', async () => {
  const screen = await mount(product, { replies: { [PRODUCT]: inTurn(json(500, {}), pump) } })
  expect(await screen.findByText('The server has a problem. Please try again in a few minutes.')).toBeTruthy()
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
})

test('says that the user is offline', async () => {
  const screen = await mountStory(Offline)
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
})

test('a product with only a name has no description, profile or facts', async () => {
  const screen = await mountStory(MissingFields)
  expect(await screen.findByText(/The seller has not written a description yet/)).toBeTruthy()
  expect(screen.element.shadowRoot?.querySelector('.summary .facts')).toBeNull()
  await screen.user.click(await screen.findByRole('tab', { name: 'Company Profile' }))
  expect(await screen.findByText('The seller has not filled in a company profile yet.')).toBeTruthy()
})

test('another id shows another product', async () => {
  const screen = await mount(product, {
    replies: { [PRODUCT]: inTurn(pump, productReply({ id: 8, name: 'Gasket' })) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Mud pump' })
  screen.element.setAttribute('product-id', '8')
  expect(await screen.findByRole('heading', { level: 1, name: 'Gasket' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Gasket, picture 1 of 2' })).toBeTruthy()
})

test('shows an error for a missing id', async () => {
  const screen = await mountStory(NotSetUp)
  expect(await screen.findByText(/The attribute "product-id" is missing/)).toBeTruthy()
})
