import { expect, test, vi } from 'vitest'
import {
  fault,
  inTurn,
  json,
  later,
  type RecordedRequest,
  type Replies,
} from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { companyProductsReply, companyServicesReply } from '#shared/testing/replies.ts'
import { valveWorks, valveWorksReplies } from '#shared/testing/samples/company.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'
const PRODUCTS = 'GET /api/public/tenant/website/product/list'
const SERVICES = 'GET /api/public/tenant/website/service/list'

const show = (attributes: string, replies: Replies = {}): Promise<Screen> =>
  mount(`<trade-company company-id="12" ${attributes}></trade-company>`, {
    replies: { ...valveWorksReplies, ...replies },
  })

const pages = (screen: Screen, call: string) =>
  screen.network.calls(call).map(({ query }) => query.PageNumber)

const changes = (screen: Screen) =>
  screen.events.filter(({ type }) => type === 'trade-company-change').map(({ detail }) => detail)

test.each([
  ['2', 'product', PRODUCTS, companyProductsReply],
  ['3', 'service', SERVICES, companyServicesReply],
])(
  'tab %s lists each %s with its picture, name, category and description',
  async (tab, kind, call, reply) => {
    const screen = await show(`tab="${tab}"`, { [call]: reply([{ id: 7 }]) })
    const link = await screen.findByRole('link', { name: 'Gate valve 1' })
    expect(link.getAttribute('href')).toBe(`https://market.test/${kind}/7`)
    const row = link.closest('li')
    expect(row?.textContent).toBe('Gate valve 1ValvesFlexible wedge, rising stem.')
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('https://api.test/pictures/valve-1.svg')
    expect(screen.getByText('Total Records 1').textContent).toBeTruthy()
    expect(screen.network.calls(call).map(({ query }) => query)).toEqual([
      { tenantId: '12', searchKey: '', RowsPerPage: '10', PageNumber: '1' },
    ])
  },
)

test('requests a list only when its tab is opened', async () => {
  const screen = await show('')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.network.requests.map(({ call }) => call)).toEqual([COMPANY])
})

test('shows pages of ten, and another tab starts at page 1', async () => {
  const screen = await show('tab="2"')
  await screen.findByText('Total Records 128')
  await screen.user.click(await screen.findByRole('button', { name: 'Page 3' }))
  await screen.findByText('Page 3 of 13')
  await screen.findByRole('link', { name: /\(21\)/ })
  expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Total Records')

  await screen.user.click(await screen.findByRole('tab', { name: 'Our Services' }))
  await screen.findByText('Total Records 14')
  expect(pages(screen, SERVICES)).toEqual(['1'])
  await screen.user.click(await screen.findByRole('tab', { name: 'Our Products' }))
  await screen.findByText('Page 1 of 13')
  expect(pages(screen, PRODUCTS)).toEqual(['1', '3'])
  expect(changes(screen)).toEqual([
    { companyId: 12, tab: 2, page: 3 },
    { companyId: 12, tab: 3, page: 1 },
    { companyId: 12, tab: 2, page: 1 },
  ])
  expect(screen.element.getAttribute('tab')).toBe('2')
})

test('keeps the old rows, dimmed, until the new ones have loaded', async () => {
  const held = later()
  const answer = ({ query }: RecordedRequest) =>
    query.PageNumber === '1' ? companyProductsReply([{ name: 'Pump' }], 20) : held
  const screen = await show('tab="2"', { [PRODUCTS]: answer })
  await screen.findByRole('link', { name: 'Pump' })
  await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
  const isBusy = () => screen.getByRole('list', { name: 'Our Products' }).getAttribute('aria-busy')
  await vi.waitFor(() => expect(isBusy()).toBe('true'))
  held.release(companyProductsReply([{ name: 'Gasket' }], 20))
  await screen.findByRole('link', { name: 'Gasket' })
  expect(screen.queryByRole('link', { name: 'Pump' }) === null).toBe(true)
})

test('the page attribute of the host wins over the choice of the reader', async () => {
  const screen = await show('tab="2" page="13"')
  await screen.findByText('Page 13 of 13')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  await screen.user.click(screen.getByRole('button', { name: 'Page 1' }))
  await screen.findByText('Page 1 of 13')
  screen.element.setAttribute('page', '12')
  await screen.findByText('Page 12 of 13')
})

test.each([
  ['2', PRODUCTS, companyProductsReply([]), 'This company has not listed any products yet'],
  ['3', SERVICES, companyServicesReply([]), 'This company has not listed any services yet'],
])('an empty tab %s says so and leads to the inquiry', async (tab, call, reply, words) => {
  const screen = await show(`tab="${tab}"`, { [call]: reply })
  await screen.findByRole('heading', { name: words })
  expect(screen.queryByRole('navigation', { name: 'Pages' }) === null).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: 'Contact the company' }))
  await vi.waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Contact Us' }).getAttribute('aria-selected')).toBe('true'),
  )
})

test('a page past the last one offers the first', async () => {
  const answer = (request: RecordedRequest) =>
    request.query.PageNumber === '99' ? companyProductsReply([], 128) : valveWorksReplies[PRODUCTS](request)
  const screen = await show('tab="2" page="99"', { [PRODUCTS]: answer })
  await screen.findByRole('heading', { name: 'There is no page 99' })
  await screen.user.click(screen.getByRole('button', { name: 'Go to page 1' }))
  await screen.findByText('Page 1 of 13')
})

test('a failure stays in its tab and can be retried', async () => {
  const screen = await show('tab="2"', { [PRODUCTS]: inTurn(json(500, {}), valveWorksReplies[PRODUCTS]) })
  await screen.findByText('The server has a problem. Please try again in a few minutes.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kemaman Valve Works Sdn Bhd')
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Total Records 128')
})

test('shows in the tab that it is loading or offline', async () => {
  const held = later()
  const screen = await show('tab="3"', { [COMPANY]: valveWorks, [SERVICES]: held })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByText('Loading')
  held.release(fault('offline'))
  await screen.findByRole('heading', { name: 'You are offline' })
})
