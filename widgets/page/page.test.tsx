import { expect, test, vi } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import './page.element.ts'

const page = (name: string): Promise<Screen> => mount(`<trade-page name="${name}"></trade-page>`)

test.each([
  ['aboutUs', 'About Us'],
  ['FAQ', 'FAQ'],
  ['Help', 'Help'],
  ['Trade', 'Trade on'],
  ['LearningCentre', 'Learning Centre'],
  ['legal', 'Legal'],
  ['customerService', 'Customer Service'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
  ['press', 'Press'],
])('the page %s has the heading %s, also in the breadcrumb', async (name, heading) => {
  const screen = await page(name)
  expect(screen.getAllByRole('heading', { level: 1 }).map(each => each.textContent)).toEqual([heading])
  const trail = screen.within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getAllByRole('listitem').map(step => step.textContent)).toEqual(['Home', heading])
  await vi.waitFor(() => expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }]))
})

test.each(['LearningCentre', 'legal', 'customerService', 'privacy', 'terms', 'press'])(
  '%s says that it will be updated',
  async name => {
    const screen = await page(name)
    expect(screen.getByText('Will Be Updated!!!')).toBeTruthy()
  },
)

test.each(['legal', 'privacy', 'terms'])('%s shows its date and a link to Contact Us', async name => {
  const screen = await page(name)
  expect(screen.getByText('As of 22 November 2026').getAttribute('datetime')).toBe('2026-11-22')
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toContain('/contactUs')
})

test('follows its name attribute', async () => {
  const screen = await page('privacy')
  screen.element.setAttribute('name', 'Trade')
  expect(await screen.findByRole('heading', { level: 1, name: 'Trade on' })).toBeTruthy()
})

test.each([
  ['no name', '<trade-page></trade-page>'],
  ['an unknown name', '<trade-page name="careers"></trade-page>'],
])('%s shows an error', async (_, html) => {
  const screen = await mount(html)
  expect((await screen.findByRole('alert')).textContent).toContain('name')
})
