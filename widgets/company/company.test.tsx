import { describe, expect, test, vi } from 'vitest'
import { fault, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { valveWorks, valveWorksReplies } from '#shared/testing/samples/company.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'

const company = '<trade-company company-id="12"></trade-company>'
const onTab = (tab: number): string => `<trade-company company-id="12" tab="${tab}"></trade-company>`

const named = (screen: Screen, name = 'Kemaman Valve Works Sdn Bhd') =>
  screen.findByRole('heading', { level: 1, name })

const openTab = (screen: Screen) =>
  screen.getAllByRole('tab').find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent

const inside = (screen: Screen, selector: string): Element[] => [
  ...(screen.element.shadowRoot?.querySelectorAll(selector) ?? []),
]

/** Name and text of each entry of one section of the overview. */
const section = (screen: Screen, name: string): (string | null)[][] =>
  screen
    .within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(entry => [...entry.querySelectorAll('h3, p')].map(({ textContent }) => textContent))

describe('the masthead', () => {
  test('banner, logo and name', async () => {
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

  test('room beside the name for a link of the page, and none of ours', async () => {
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

  test('without banner and logo: a drawn banner and initials', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: companyReply({ logo: '', banner: '' }) } })
    await named(screen, 'Kerteh Flow Control Sdn Bhd')
    expect(screen.getByText('KF').textContent).toBe('KF')
    expect(inside(screen, '.banner.drawn')).toHaveLength(1)
    expect(inside(screen, '.company-header img')).toEqual([])
  })

  test('a banner that fails to load is drawn', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: companyReply() } })
    await named(screen, 'Kerteh Flow Control Sdn Bhd')
    expect(inside(screen, '.banner.drawn')).toHaveLength(0)
    inside(screen, '.banner img')[0]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(inside(screen, '.banner.drawn')).toHaveLength(1))
  })
})

describe('the overview', () => {
  test('is the first of four tabs, and shows the facts', async () => {
    const screen = await mount(company, { replies: valveWorksReplies })
    await named(screen)
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Our Products',
      'Our Services',
      'Contact Us',
    ])
    expect(openTab(screen)).toBe('Overview')
    const facts = inside(screen, '.facts > div').map(row => [...row.children].map(cell => cell.textContent))
    expect(facts).toEqual([
      ['Registration Number', '201801034567 (1296593-X)'],
      ['Date Incorporated', '14 August 2018'],
      ['Registered Address', 'Lot 12, Teluk Kalong Industrial Estate, 24000 Kemaman, Terengganu'],
      ['Authorized Capital', 'RM 5,000,000'],
      ['Total Employees', '84'],
    ])
  })

  test('branches, registrations, certifications and awards, each with all its fields', async () => {
    const screen = await mount(company, { replies: valveWorksReplies })
    await named(screen)
    expect(section(screen, 'Branches').slice(0, 2)).toEqual([
      ['Head Office', 'Head Office · Kemaman, Terengganu'],
      ['Repair Workshop', 'Workshop · Kertih, Terengganu'],
    ])
    expect(section(screen, 'Corporate Registrations')).toEqual([
      ['PETRONAS Licence'],
      ['Ministry of Finance Registration'],
    ])
    expect(section(screen, 'Certifications')[1]).toEqual([
      'ISO 9001:2015',
      'Issued by SIRIM QAS · 2 March 2024',
    ])
    expect(section(screen, 'Awards')).toEqual([
      ['Vendor of the Year', 'Awarded by East Coast Operators’ Council · 8 December 2023'],
    ])
    const branch = screen.getByRole('region', { name: 'Branches' }).querySelector('img')
    expect(branch?.getAttribute('src')).toContain('gauge')
  })

  test('a section without entries is not there', async () => {
    const reply = companyReply({ awards: [{ name: 'Vendor of the Year' }, { name: 'Vendor of the Year' }] })
    const screen = await mount(company, { replies: { [COMPANY]: reply } })
    await named(screen, 'Kerteh Flow Control Sdn Bhd')
    expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
      'AwardsVendor of the YearAwarded by Terengganu Chamber of Commerce · 9 October 2022',
    ])
  })

  test('a company that says nothing of itself: the way to ask it', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: { headerInfo: [{ CompanyName: 'Miri' }] } } })
    await screen.findByRole('heading', { name: 'This company has not told about itself yet' })
    await screen.user.click(screen.getByRole('button', { name: 'Contact the company' }))
    await vi.waitFor(() => expect(openTab(screen)).toBe('Contact Us'))
  })
})

describe('the contact tab', () => {
  const nested = (screen: Screen): Element | undefined => inside(screen, 'trade-inquiry')[0]

  test('nests the inquiry form with company and subject, and hands its look down', async () => {
    const screen = await mount(
      '<trade-company company-id="12" tab="4" subject="1/2&quot; valve" theme="dark"></trade-company>',
      { replies: valveWorksReplies },
    )
    await named(screen)
    const attributes = ['company-id', 'subject', 'theme'].map(name => nested(screen)?.getAttribute(name))
    expect(attributes).toEqual(['12', '1/2" valve', 'dark'])
    expect(screen.getByText('Registered Address').parentElement?.textContent).toContain('Lot 12')
    screen.element.setAttribute('subject', 'Gasket')
    await vi.waitFor(() => expect(nested(screen)?.getAttribute('subject')).toBe('Gasket'))
  })

  test('an inquiry that was sent reloads the company, and the form stays', async () => {
    const renamed = companyReply({ name: 'Kemaman Valve Group' })
    const screen = await mount(onTab(4), { replies: { [COMPANY]: inTurn(valveWorks, renamed) } })
    await named(screen)
    const form = nested(screen)
    form?.dispatchEvent(new CustomEvent('trade-inquiry-sent', { bubbles: true, composed: true }))
    await named(screen, 'Kemaman Valve Group')
    expect(screen.network.calls(COMPANY)).toHaveLength(2)
    expect(nested(screen) === form).toBe(true)
  })
})

describe('who chooses the tab', () => {
  test('the host by its attribute, and it wins over the reader', async () => {
    const screen = await mount(onTab(2), { replies: valveWorksReplies })
    await named(screen)
    await vi.waitFor(() => expect(openTab(screen)).toBe('Our Products'))
    await screen.user.click(await screen.findByRole('tab', { name: 'Overview' }))
    await vi.waitFor(() => expect(openTab(screen)).toBe('Overview'))
    expect(screen.element.outerHTML).toBe(onTab(2))
    expect(screen.events.at(-1)).toEqual({
      type: 'trade-company-change',
      detail: { companyId: 12, tab: 1, page: 1 },
    })

    screen.element.setAttribute('tab', '3')
    await vi.waitFor(() => expect(openTab(screen)).toBe('Our Services'))
    screen.element.removeAttribute('tab')
    await vi.waitFor(() => expect(openTab(screen)).toBe('Overview'))
    expect(screen.events.filter(({ type }) => type === 'trade-company-change')).toHaveLength(1)
  })
})

describe('states', () => {
  test('loading, then ready', async () => {
    const held = later()
    const screen = await mount(company, { replies: { [COMPANY]: held } })
    expect(screen.getByText('Loading').textContent).toBe('Loading')
    held.release(valveWorks)
    await named(screen)
  })

  test('an unknown company: not found, with a way to search', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: { headerInfo: [] } } })
    await screen.findByRole('heading', { name: 'Not found' })
    expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
      'https://market.test/search',
    )
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(true)
    expect(screen.events).toMatchObject([{ type: 'trade-error', detail: { kind: 'missing' } }])
  })

  test('a server fault, and trying again', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: inTurn(json(500, {}), valveWorks) } })
    await screen.findByText('The server has a problem. Please try again in a few minutes.')
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    await named(screen)
  })

  test('offline', async () => {
    const screen = await mount(company, { replies: { [COMPANY]: fault('offline') } })
    await screen.findByRole('heading', { name: 'You are offline' })
  })

  test('a missing id is said, never a blank', async () => {
    const screen = await mount('<trade-company></trade-company>')
    expect((await screen.findByRole('alert')).textContent).toContain('company-id')
  })
})
