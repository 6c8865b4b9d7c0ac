import { expect, test, vi } from 'vitest'
import { named, openTab } from '#shared/testing/company-screen.ts'
import { handedTo, mount } from '#shared/testing/mount.ts'
import { valveWorksReplies } from '#shared/testing/samples/company.ts'
import { member } from '#shared/testing/scene.ts'
import './company.element.ts'

const company = '<trade-company company-id="12"></trade-company>'

test('the first buttons lead everybody to the inquiry, and a visitor has no chat', async () => {
  const screen = await mount(company, { replies: valveWorksReplies })
  await named(screen)
  const [first, second] = screen.getAllByRole('button')
  expect([first?.textContent, second?.textContent]).toEqual(['Request a quotation', 'Contact'])
  if (second) await screen.user.click(second)
  await vi.waitFor(() => expect(openTab(screen)).toBe('Contact Us'))
  const changes = screen.events.filter(({ type }) => type === 'trade-company-change')
  expect(changes).toMatchObject([{ detail: { tab: 4 } }])
  expect(screen.queryByRole('link', { name: 'Chat' })).toBeNull()
})

test('a member can chat with the company', async () => {
  const screen = await mount(company, { replies: valveWorksReplies, user: member() })
  const chat = await screen.findByRole('link', { name: 'Chat' })
  expect(chat.getAttribute('href')).toBe('https://market.test/company/12?chat=open')
})

test('a request for a quotation has its subject', async () => {
  const screen = await mount(company, { replies: valveWorksReplies })
  await named(screen)
  await screen.user.click(screen.getByRole('button', { name: 'Request a quotation' }))
  const form = () => screen.element.shadowRoot?.querySelector('trade-inquiry')
  await vi.waitFor(() => expect(handedTo(form(), 'subject')).toBe('Request for quotation'))
  await screen.user.click(screen.getByRole('button', { name: 'Contact' }))
  await vi.waitFor(() => expect(handedTo(form(), 'subject')).toBe(''))
})
