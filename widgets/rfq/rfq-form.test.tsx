import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { mount } from '#shared/testing/mount.ts'
import { productReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, PRODUCT, send } from '#shared/testing/rfq-actions.ts'
import { member } from '#shared/testing/scene.ts'
import './rfq.element.ts'

test.each([
  ['', '', 'Quantity is empty'],
  ['-1', '', 'Quantity cannot be negative'],
  ['4', '', 'Message is empty'],
  ['0', '', 'Message is empty'],
  ['4', '   ', 'Message is empty'],
])('quantity "%s" and message "%s": %s', async (quantity, message, problem) => {
  const screen = await mountRfq()
  await fillIn(screen, quantity, message)
  await send(screen)
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(screen.network.calls(CREATE)).toHaveLength(0)
})

test.each(['0', '2.5'])('a quantity of %s passes', async quantity => {
  const screen = await mountRfq()
  await fillIn(screen, quantity, 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ quantity: Number(quantity) })
})

test('a visitor sees item and form disabled, signs in, and is in the same form', async () => {
  const screen = await mount('<trade-rfq item-id="7"></trade-rfq>', {
    replies: { [PRODUCT]: productReply() },
  })
  await screen.findByText('Please login before submitting RFQ or Inquiry')
  expect(screen.getByLabelText('Message').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Send RFQ Now' }).closest('fieldset')?.disabled).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login[open]')).toBeTruthy()
  const message = screen.getByLabelText('Message')
  keepUser(member())
  await vi.waitFor(() => expect(message.closest('fieldset')?.disabled).toBe(false))
  expect(screen.queryByText('Please login before submitting RFQ or Inquiry')).toBeNull()
})

test('what was typed is kept as a draft through a reload of the widget', async () => {
  const first = await mountRfq()
  await fillIn(first, '4', 'CIF Labuan')
  await first.findByText('Draft kept on this device')
  document.body.replaceChildren()
  const second = await mountRfq()
  expect(second.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
})
