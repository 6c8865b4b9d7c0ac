import { expect, test, vi } from 'vitest'
import { recordRequest } from '#shared/forms/requests.ts'
import { fakeNearness } from '#shared/testing/fake-layout.ts'
import { json } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { companyReply, listingReply, productReply } from '#shared/testing/replies.ts'
import { aroundItem, valve } from '#shared/testing/samples/items.ts'
import { sentRfq } from '#shared/testing/samples/sent.ts'
import { member } from '#shared/testing/scene.ts'
import './product.element.ts'

const DETAIL = 'GET /api/public/product/detail'
const SELLER = 'GET /api/public/tenant/website'
const CATEGORY = 'GET /api/public/product/list/category'

const product = '<trade-product product-id="7"></trade-product>'
const replies = { ...aroundItem, [DETAIL]: valve }

const shown = (screen: Screen, selector: string): Element | null | undefined =>
  screen.element.shadowRoot?.querySelector(selector)

test('shows the facts about the seller that a buyer can check, from one read', async () => {
  fakeNearness()
  vi.setSystemTime('2026-11-22')
  const screen = await mount(product, { replies })
  const facts = await screen.findByRole('region', { name: 'About the seller' })
  expect([...facts.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'API 6D Monogram, issued by American Petroleum Institute, until 31\u00a0March\u00a02027',
    'ISO 9001:2015, issued by SIRIM QAS',
    'All certificates: 3',
    '8\u00a0years · Products:\u00a043 · Services:\u00a06',
  ])
  expect(screen.network.calls(SELLER).map(({ query }) => query)).toEqual([{ tenantId: '12' }])
})

test.each([
  ['that can’t be loaded', json(500, {})],
  ['without facts', { headerInfo: [] }],
])('for a seller %s, shows nothing and invents nothing', async (_, seller) => {
  fakeNearness()
  const screen = await mount(product, { replies: { ...replies, [SELLER]: seller } })
  await screen.findByRole('heading', { name: 'More in Ball Valves' })
  await vi.waitFor(() => expect(screen.network.calls(SELLER).length).toBeGreaterThan(0))
  expect(shown(screen, '.trust')?.textContent).toBe('')
})

test('a seller only a few months old has no years', async () => {
  fakeNearness()
  vi.setSystemTime('2026-11-22')
  const young = { ...companyReply({ dateIncorporated: '2026-01-15' }), productListRowCount: 3 }
  const screen = await mount(product, { replies: { ...replies, [SELLER]: young } })
  const facts = await screen.findByRole('region', { name: 'About the seller' })
  expect(facts.textContent).not.toMatch(/years/)
})

test('links to the category, and shows up to six other items of it', async () => {
  fakeNearness()
  const many = listingReply([1, 2, 7, 3, 4, 5, 6, 8].map(id => ({ id, name: `Valve ${id}` })))
  const screen = await mount(product, { replies: { ...replies, [CATEGORY]: many } })
  const category = await screen.findByRole('link', { name: 'Ball Valves' })
  expect(category.getAttribute('href')).toBe('https://market.test/category/31/products')
  await screen.findByRole('heading', { name: 'More in Ball Valves' })
  const cards = [...(screen.element.shadowRoot?.querySelectorAll('.related h3') ?? [])]
  expect(cards.map(({ textContent }) => textContent)).toEqual([3, 4, 5, 6, 8, 1].map(id => `Valve ${id}`))
  expect(screen.network.calls(CATEGORY).map(({ query }) => query)).toEqual([{ categoryId: '31' }])
})

test('requests none of this while it is far from view', async () => {
  const screen = await mount(product, { replies })
  await screen.findByRole('link', { name: 'Ball Valves' })
  expect(screen.network.requests.map(({ call }) => call)).toEqual([DETAIL])
})

test('without a category id, shows neither the link nor other items', async () => {
  fakeNearness()
  const screen = await mount(product, { replies: { ...replies, [DETAIL]: productReply() } })
  await screen.findByRole('region', { name: 'About the seller' })
  expect(screen.queryByRole('link', { name: 'Valves' })).toBeNull()
  expect(screen.network.calls(CATEGORY)).toEqual([])
})

test('a picture can be enlarged, turned and zoomed by keyboard alone, and the focus returns', async () => {
  const screen = await mount(product, { replies })
  const enlarge = await screen.findByRole('button', { name: 'Enlarge the picture' })
  enlarge.focus()
  await screen.user.keyboard('{Enter}')
  const large = () => shown(screen, '.frame > img') as HTMLImageElement
  await vi.waitFor(() => expect(large()?.alt).toMatch(/picture 1 of 5/))
  await screen.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(large().alt).toMatch(/picture 2 of 5/)
  await screen.user.keyboard('++')
  expect(large().style.width).toBe('300%')
  // The arrows scroll a picture that is larger than its frame.
  await screen.user.keyboard('{ArrowRight}-')
  expect([large().alt.slice(-6), large().style.width]).toEqual(['2 of 5', '200%'])
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === enlarge).toBe(true))
  expect(shown(screen, '.thumbnails [aria-current=true]')?.getAttribute('aria-label')).toMatch('2 of 5')
})

test('Share uses the dialog of the device or copies the address, and Print prints', async () => {
  const screen = await mount(product, { replies })
  const share = vi.fn(async () => {})
  vi.stubGlobal('print', vi.fn())
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const url = 'https://market.test/product/7'
  await screen.user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'API 6D Trunnion Ball Valve 8" 600#', url })
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  await screen.user.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(url)
  await screen.user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('shows a member the date of their own request, and nobody else', async () => {
  vi.setSystemTime('2026-11-22T10:00:00')
  const screen = await mount(product, { replies, user: member() })
  await screen.findByRole('button', { name: 'Print' })
  expect(screen.queryByText(/Requested on/)).toBeNull()
  recordRequest(sentRfq(), false)
  const again = await mount(product, { replies, user: member() })
  expect(await again.findByText('Requested on 22 November 2026')).toBeTruthy()
  const other = await mount(product, { replies, user: member({ id: 42 }) })
  await other.findByRole('button', { name: 'Print' })
  expect(other.queryByText(/Requested on/)).toBeNull()
})

test('a member chats in the chat of the page or through a link, and a visitor has no chat', async () => {
  const visitor = await mount(product, { replies })
  await visitor.findByRole('button', { name: 'Print' })
  expect(visitor.queryByText('Chat')).toBeNull()
  const alone = await mount(product, { replies, user: member() })
  expect((await alone.findByRole('link', { name: 'Chat' })).getAttribute('href')).toBe(
    'https://market.test/company/12?chat=open',
  )
  const withMenu = { ...replies, 'GET /api/public/user/chatMenu': [] }
  const beside = await mount(`${product}<trade-chat></trade-chat>`, { replies: withMenu, user: member() })
  expect(await beside.findByRole('button', { name: 'Chat' })).toBeTruthy()
})
