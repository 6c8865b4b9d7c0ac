import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/form.ts'
import { fault, inTurn } from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { rfqReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, send } from '#shared/testing/rfq-actions.ts'
import './rfq.element.ts'

const prefilled = '<trade-rfq item-id="7" quantity="2.5" message="CIF Labuan"></trade-rfq>'
const mountPrefilled = (html = prefilled, replies = {}): Promise<Screen> => mountRfq(replies, html)

/** Waits until the fields show these values. */
const shows = (screen: Screen, quantity: string, message: string): Promise<void> =>
  vi.waitFor(() => {
    const fields = ['Quantity', 'Message'].map(label => Reflect.get(screen.getByLabelText(label), 'value'))
    expect(fields).toEqual([quantity, message])
  })

const reset = ({ element }: Screen): unknown => Reflect.get(element, 'reset').call(element)

test('sends the values of the host as if they had been typed', async () => {
  const screen = await mountPrefilled()
  await shows(screen, '2.5', 'CIF Labuan')
  expect(screen.queryByText('Draft saved on this device')).toBeNull()
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ quantity: 2.5, rfqBody: 'CIF Labuan' })
})

test('a field follows its attribute until the user types, and a reset restores the attribute', async () => {
  const screen = await mountPrefilled()
  await fillIn(screen, '', ', by March')
  screen.element.setAttribute('quantity', '4')
  screen.element.setAttribute('message', 'FOB Kemaman')
  await shows(screen, '4', 'CIF Labuan, by March')
  reset(screen)
  await shows(screen, '4', 'FOB Kemaman')
  screen.element.removeAttribute('message')
  await shows(screen, '4', '')
})

test('an attribute removed right after a reset is gone', async () => {
  const screen = await mountPrefilled()
  reset(screen)
  screen.element.removeAttribute('message')
  await shows(screen, '2.5', '')
})

test('a draft wins, even an empty one', async () => {
  const first = await mountPrefilled()
  await first.user.type(first.getByLabelText('Message'), '{Backspace>10}')
  await first.findByText('Draft saved on this device')
  document.body.replaceChildren()
  resetForms()
  const second = await mountPrefilled()
  await shows(second, '2.5', '')
  reset(second)
  await shows(second, '2.5', 'CIF Labuan')
})

test('an element without values keeps those of another element for the same item', async () => {
  const screen = await mountPrefilled()
  const plain = document.body.appendChild(document.createElement('trade-rfq'))
  plain.setAttribute('item-id', '7')
  const { findByRole, getByLabelText } = screen.within(plain)
  await findByRole('button', { name: 'Send RFQ Now' })
  expect(getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  await shows({ ...screen, ...screen.within(screen.element) }, '2.5', 'CIF Labuan')
})

test.each(['two', '-1', '1,000'])('names a quantity of %s in the console, and ignores it', async quantity => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const screen = await mountPrefilled(prefilled.replace('2.5', quantity))
  await shows(screen, '', 'CIF Labuan')
  expect(warn.mock.calls).toEqual([
    [`trade-widgets: <trade-rfq quantity="${quantity}"> was ignored; quantity must be a number from 0 up.`],
  ])
  warn.mockRestore()
})

test('a service has no quantity', async () => {
  const screen = await mountPrefilled(prefilled.replace(' item', ' kind="service" item'))
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ quantity: 0, rfqBody: 'CIF Labuan' })
})

test('a suggested request whose reply was lost is sent by the next page under the same key', async () => {
  const screen = await mountPrefilled(prefilled, { [CREATE]: inTurn(fault('offline'), rfqReply(501)) })
  configure({ idempotency: true })
  await send(screen)
  await agree(screen)
  await screen.findByRole('alert')
  document.body.innerHTML = ''
  resetForms()
  document.body.innerHTML = prefilled
  await screen.findByRole('button', { name: 'Send RFQ Now' })
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const keys = screen.network.calls(CREATE).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})
