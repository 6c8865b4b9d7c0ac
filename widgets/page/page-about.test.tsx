import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import './page.element.ts'

const page = (name: string): Promise<Screen> => mount(`<trade-page name="${name}"></trade-page>`)

test('About Us describes the platform, its benefits, vision and mission', async () => {
  const screen = await page('aboutUs')
  expect(screen.getByText(/is a Malaysian collaboration platform.*set up in 2020/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual([
    'Benefits',
    'Vision',
    'Mission',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'A free website' })).toBeTruthy()
  expect(screen.getByText(/as you have for free/)).toBeTruthy()
  configure({ brand: 'Petra Trade' })
  expect(await screen.findByText(/^Petra Trade is a Malaysian/)).toBeTruthy()
})

test('Help has sample contact details, and a sample form that sends nothing', async () => {
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
