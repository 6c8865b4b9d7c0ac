import { expect, test, vi } from 'vitest'
import { named, openTab } from '#shared/testing/company-screen.ts'
import { mount } from '#shared/testing/mount.ts'
import { valveWorksReplies } from '#shared/testing/samples/company.ts'
import { member } from '#shared/testing/scene.ts'
import './company.element.ts'

const company = '<trade-company company-id="12"></trade-company>'

test('the first button leads everybody to the inquiry, and a visitor has no chat', async () => {
  const screen = await mount(company, { replies: valveWorksReplies })
  await named(screen)
  const [first] = screen.getAllByRole('button')
  expect(first?.textContent).toBe('Contact')
  if (first) await screen.user.click(first)
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
