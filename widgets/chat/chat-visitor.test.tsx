import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { fault, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { BEGIN, COMPANY, GO_ON, scene } from '#shared/testing/samples/chat-server.ts'
import { member } from '#shared/testing/scene.ts'
import './chat.element.ts'

const visitor = (replies: Replies = {}): Promise<Screen> =>
  mount('<trade-chat company-id="12"></trade-chat>', scene(replies, { user: null }))

test('a visitor writes to a company, signs in, and sends with one key', async () => {
  const screen = await visitor({ [GO_ON]: { ChatHistoryId: 9 } })
  await screen.user.type(await screen.findByLabelText('Message to Kerteh Flow Control'), 'Do you hold six?')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  await screen.user.keyboard('{Enter}')
  await screen.user.click(screen.getByRole('button', { name: 'Register' }))
  keepUser(member())
  const field = await vi.waitFor(() => {
    const focused = screen.element.shadowRoot?.activeElement
    if (!(focused instanceof HTMLTextAreaElement)) throw new Error('The field has no focus')
    return focused
  })
  expect(field.value).toContain('Do you hold six?')
  await screen.findByText('Yes, six pieces in Kemaman. Shall we quote?')
  await screen.user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(1))
  expect(screen.network.calls(GO_ON)[0]?.body).toMatchObject({ MessageBody: 'Do you hold six?' })
  expect(screen.network.calls(BEGIN)).toHaveLength(0)
})

test('shows the field even when the company can’t be loaded', async () => {
  const screen = await visitor({ [COMPANY]: fault('offline') })
  expect(await screen.findByLabelText('Message to the company')).toHaveProperty('disabled', false)
})

test('shows the content of the host for visitors above the field', async () => {
  const screen = await mount(
    '<trade-chat company-id="12"><a href="/company/12">Our page</a></trade-chat>',
    scene({}, { user: null }),
  )
  await screen.findByRole('button', { name: 'Sign In' })
  const link = document.querySelector('a')
  expect(screen.element.shadowRoot?.querySelector('slot')?.assignedElements()).toEqual([link])
})

test('keeps the text after a reload', async () => {
  const first = await visitor()
  await first.user.type(await first.findByLabelText('Message to Kerteh Flow Control'), 'Six?')
  document.body.replaceChildren()
  const second = await visitor()
  expect(await second.findByLabelText('Message to Kerteh Flow Control')).toHaveProperty('value', 'Six?')
})
