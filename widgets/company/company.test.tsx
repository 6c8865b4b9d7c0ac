import { expect, test, vi } from 'vitest'
import { inside, named } from '#shared/testing/company-screen.ts'
import { mount } from '#shared/testing/mount.ts'
import { companyReply } from '#shared/testing/replies.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'

const company = '<trade-company company-id="12"></trade-company>'

test('shows the banner, logo and name', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: companyReply() } })
  await named(screen, 'Kerteh Flow Control Sdn Bhd')
  const sources = inside(screen, '.company-header img').map(image => image.getAttribute('src'))
  expect(sources).toEqual([
    'https://api.test/pictures/kerteh-banner.svg',
    'https://api.test/pictures/kerteh-logo.svg',
  ])
  expect(screen.network.calls(COMPANY).map(({ query }) => query)).toEqual([{ tenantId: '12' }])
  expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('shows its tagline and what it is in numbers, without what is not stated', async () => {
  vi.setSystemTime('2026-11-22')
  const reply = companyReply({
    tagline: 'Valves from stock',
    dateIncorporated: '2018-08-14',
    totalEmployees: 84,
    products: 1,
    certificates: [{ name: 'API 6D' }, { name: 'ISO 9001' }],
  })
  const screen = await mount(company, { replies: { [COMPANY]: reply } })
  expect(await screen.findByText('Valves from stock')).toBeTruthy()
  const numbers = await screen.findByText(/years/)
  expect(numbers.textContent).toBe(
    '8 years · 84 people · 1 product · 2 certificates'.replace(/(\d) /g, '$1\u00a0'),
  )
})

test('renders the page’s link slot and no default link', async () => {
  const link = '<a slot="action" href="/embed">Embed</a>'
  const screen = await mount(`<trade-company company-id="12">${link}</trade-company>`, {
    replies: { [COMPANY]: companyReply() },
  })
  await named(screen, 'Kerteh Flow Control Sdn Bhd')
  const [room] = inside(screen, '.company-header slot[name="action"]')
  expect(room instanceof HTMLSlotElement && room.assignedElements()).toEqual([
    screen.getByRole('link', { name: 'Embed' }),
  ])
  expect(screen.getAllByRole('link', { name: 'Embed' })).toHaveLength(1)
})

test('with structured-data, describes the company in the head of the page', async () => {
  await mount('<trade-company company-id="12" structured-data></trade-company>', {
    replies: { [COMPANY]: companyReply() },
  })
  const structuredData = () =>
    document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  await vi.waitFor(() =>
    expect(JSON.parse(structuredData())).toMatchObject({
      '@type': 'Organization',
      name: 'Kerteh Flow Control Sdn Bhd',
    }),
  )
})

test('without banner and logo, shows a drawn banner and initials', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: companyReply({ logo: '', banner: '' }) } })
  await named(screen, 'Kerteh Flow Control Sdn Bhd')
  expect(screen.getByText('KF').textContent).toBe('KF')
  expect(inside(screen, '.banner.drawn')).toHaveLength(1)
  expect(inside(screen, '.company-header img')).toEqual([])
})

test('draws a banner in place of one that fails to load', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: companyReply() } })
  await named(screen, 'Kerteh Flow Control Sdn Bhd')
  expect(inside(screen, '.banner.drawn')).toHaveLength(0)
  inside(screen, '.banner img')[0]?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(inside(screen, '.banner.drawn')).toHaveLength(1))
})
