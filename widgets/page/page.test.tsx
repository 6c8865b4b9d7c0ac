import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
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
])('%s is headed %s, and named in the breadcrumb', async (name, heading) => {
  const screen = await page(name)
  expect(screen.getAllByRole('heading', { level: 1 }).map(each => each.textContent)).toEqual([heading])
  const trail = screen.within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getAllByRole('listitem').map(step => step.textContent)).toEqual(['Home', heading])
  await vi.waitFor(() => expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }]))
})

test.each(['LearningCentre', 'legal', 'customerService', 'privacy', 'terms', 'press'])(
  '%s will be updated',
  async name => {
    const screen = await page(name)
    expect(screen.getByText('Will Be Updated!!!')).toBeTruthy()
  },
)

test('the FAQ answers all eleven topics', async () => {
  const screen = await page('FAQ')
  const questions = [...(screen.element.shadowRoot?.querySelectorAll('details') ?? [])]
  expect(questions.map(question => question.querySelector('summary')?.textContent)).toEqual([
    'How do I register?',
    'How do I log in?',
    'I forgot my password. What now?',
    'How do I change my profile?',
    'How do I register my company?',
    'How do I find a product, a service or a company?',
    'How do I ask for a quotation (RFQ)?',
    'How do I send an inquiry to a company?',
    'Where do I see what I have sent?',
    'How do I add a product?',
    'How do I add a service?',
  ])
  for (const question of questions) {
    expect(question.open).toBe(false)
    expect(question.querySelector('.answer')?.textContent?.length).toBeGreaterThan(150)
  }
  const words = screen.element.shadowRoot?.textContent
  for (const place of ['Settings', 'Company Profile', 'My Product', 'My Services', 'Quote Me']) {
    expect(words).toContain(place)
  }
})

test('a question opens and closes', async () => {
  const screen = await page('FAQ')
  const question = screen.getByText('How do I log in?')
  await screen.user.click(question)
  await vi.waitFor(() => expect(question.closest('details')?.open).toBe(true))
  await screen.user.click(question)
  await vi.waitFor(() => expect(question.closest('details')?.open).toBe(false))
})

test.each([
  ['Register', 'trade-register'],
  ['Sign In', 'trade-login'],
  ['Recover Password', 'trade-recovery'],
])('its step %s opens the dialog', async (name, tag) => {
  const screen = await page('FAQ')
  for (const question of screen.element.shadowRoot?.querySelectorAll('details') ?? []) question.open = true
  await screen.user.click(screen.getByRole('button', { name }))
  expect(document.querySelector(tag)?.hasAttribute('open')).toBe(true)
})

test('About Us says what the platform is, its benefits, vision and mission', async () => {
  const screen = await page('aboutUs')
  expect(screen.getByText(/is a Malaysian collaboration platform.*set up in 2020/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual([
    'Benefits',
    'Vision',
    'Mission',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'A free website' })).toBeTruthy()
  expect(screen.getByText(/listed for free/)).toBeTruthy()
  configure({ brand: 'Petra Trade' })
  expect(await screen.findByText(/^Petra Trade is a Malaysian/)).toBeTruthy()
})

test('Help has sample contact details, and a form that does nothing and says so', async () => {
  const screen = await page('Help')
  expect(screen.getByRole('heading', { name: 'Sample contact details' })).toBeTruthy()
  expect(screen.getByText('help@example.com')).toBeTruthy()
  expect(screen.getByText(/This form is a sample and sends nothing/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Message').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveProperty(
    'href',
    'https://market.test/contactUs',
  )
  screen
    .getByRole('form', { name: 'Message form' })
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(screen.network.requests).toEqual([])
})

test('follows its attribute', async () => {
  const screen = await page('privacy')
  screen.element.setAttribute('name', 'Trade')
  expect(await screen.findByRole('heading', { level: 1, name: 'Trade on' })).toBeTruthy()
})

test.each([
  ['no name', '<trade-page></trade-page>'],
  ['an unknown name', '<trade-page name="careers"></trade-page>'],
])('%s is said, never a blank', async (_, html) => {
  const screen = await mount(html)
  expect((await screen.findByRole('alert')).textContent).toContain('name')
})
