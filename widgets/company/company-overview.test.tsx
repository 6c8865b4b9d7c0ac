import { expect, test, vi } from 'vitest'
import { inside, named, openTab } from '#shared/testing/company-screen.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { valveWorksReplies } from '#shared/testing/samples/company.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'

const company = '<trade-company company-id="12"></trade-company>'

/** Returns a date as it is written on one line. */
const date = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Returns the name and text of each entry in one section of the overview. */
const section = (screen: Screen, name: string): (string | null)[][] =>
  screen
    .within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(entry => [...entry.querySelectorAll('h3, p')].map(({ textContent }) => textContent))

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
    ['Date Incorporated', date('14 August 2018')],
    ['Registered Address', 'Lot 12, Teluk Kalong Industrial Estate, 24000 Kemaman, Terengganu'],
    ['Authorized Capital', 'RM 5,000,000'],
    ['Total Employees', '84'],
  ])
})

test('shows branches, registrations, certifications and awards with all their fields', async () => {
  const screen = await mount(company, { replies: valveWorksReplies })
  await named(screen)
  expect(section(screen, 'Branches').slice(0, 2)).toEqual([
    ['Head Office', 'Kemaman, Terengganu'],
    ['Repair Workshop', 'Workshop · Kertih, Terengganu'],
  ])
  expect(section(screen, 'Corporate Registrations')).toEqual([
    ['PETRONAS Licence'],
    ['Ministry of Finance Registration'],
  ])
  expect(section(screen, 'Certifications')[1]).toEqual([
    'ISO 9001:2015',
    `Issued by SIRIM QAS · ${date('2 March 2024')}`,
  ])
  expect(section(screen, 'Awards')).toEqual([
    ['Vendor of the Year', `Awarded by East Coast Operators’ Council · ${date('8 December 2023')}`],
  ])
  const branch = screen.getByRole('region', { name: 'Branches' }).querySelector('img')
  expect(branch?.getAttribute('src')).toContain('gauge')
})

test('leaves out a section without entries', async () => {
  const reply = companyReply({ awards: [{ name: 'Vendor of the Year' }, { name: 'Vendor of the Year' }] })
  const screen = await mount(company, { replies: { [COMPANY]: reply } })
  await named(screen, 'Kerteh Flow Control Sdn Bhd')
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    `AwardsVendor of the YearAwarded by Terengganu Chamber of Commerce · ${date('9 October 2022')}`,
  ])
})

test('a company without any facts leads to its inquiry form', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: { headerInfo: [{ CompanyName: 'Miri' }] } } })
  await screen.findByRole('heading', { name: 'This company has not introduced itself yet' })
  await screen.user.click(screen.getByRole('button', { name: 'Contact the company' }))
  await vi.waitFor(() => expect(openTab(screen)).toBe('Contact Us'))
})
