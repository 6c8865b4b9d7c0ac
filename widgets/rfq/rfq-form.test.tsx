import { expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import { productReply, rfqReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, PRODUCT, send } from '#shared/testing/rfq-actions.ts'
import { signInByDialog } from '#shared/testing/scene.ts'
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

test.each(['0', '2.5'])('accepts a quantity of %s', async quantity => {
  const screen = await mountRfq()
  await fillIn(screen, quantity, 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ quantity: Number(quantity) })
})

test('a visitor writes first, signs in, and sends with one key', async () => {
  const screen = await mount('<trade-rfq item-id="7"></trade-rfq>', {
    replies: { [PRODUCT]: productReply(), [CREATE]: rfqReply(501) },
  })
  await screen.findByText('Please login before submitting RFQ or Inquiry')
  await fillIn(screen, '4', 'CIF Labuan')
  const button = screen.getByRole('button', { name: 'Send RFQ Now' })
  expect(button).toHaveProperty('disabled', true)
  await screen.user.type(screen.getByLabelText('Quantity'), '{Enter}')
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  signInByDialog()
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === button).toBe(true))
  expect(screen.queryByText('Please login before submitting RFQ or Inquiry')).toBeNull()
  await screen.user.keyboard('{Enter}')
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)).toMatchObject([{ body: { quantity: 4, rfqBody: 'CIF Labuan' } }])
})

test('a visitor who moves to a field as the sign-in closes stays there', async () => {
  const screen = await mount('<trade-rfq item-id="7"></trade-rfq>', {
    replies: { [PRODUCT]: productReply() },
  })
  await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  signInByDialog()
  const message = screen.getByLabelText('Message')
  message.focus()
  await new Promise(resolve => requestAnimationFrame(resolve))
  expect(screen.element.shadowRoot?.activeElement === message).toBe(true)
})

test('keeps the text as a draft after a reload', async () => {
  const first = await mountRfq()
  await fillIn(first, '4', 'CIF Labuan')
  await first.findByText('Draft saved on this device')
  document.body.replaceChildren()
  const second = await mountRfq()
  expect(second.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
})
