import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { productReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, PRODUCT, send } from '#shared/testing/rfq-actions.ts'
import { member } from '#shared/testing/scene.ts'
import './rfq.element.ts'
import { LoadFailed, Loading, MissingFields, NotFound, Offline } from './rfq.stories.ts'

test('shows the breadcrumb, the company and the RFQ item', async () => {
  const screen = await mountRfq()
  const trail = screen.within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getAllByRole('listitem').map(step => step.textContent)).toEqual([
    'Home',
    'Mud pump',
    'RFQ - Product',
  ])
  expect(trail.getByRole('link', { name: 'Mud pump' })).toHaveProperty(
    'href',
    'https://market.test/product/7',
  )
  expect(screen.getByText('Kerteh Flow Control Sdn Bhd')).toBeTruthy()
  expect(screen.getByText('Kerteh, Terengganu')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'RFQ Item' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Mud pump' })).toBeTruthy()
  expect(screen.getByText('For isolation in gathering lines and metering skids.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Mud pump' })).toHaveProperty(
    'src',
    'https://api.test/pictures/valve-1.svg',
  )
  expect(screen.events.map(event => event.type)).toContain('trade-ready')
})

test('a service has no quantity and its own breadcrumb', async () => {
  const screen = await mountRfq({}, '<trade-rfq kind="service" item-id="7"></trade-rfq>')
  expect(screen.getByText('RFQ - Service')).toBeTruthy()
  expect(screen.queryByLabelText('Quantity')).toBeNull()
  await fillIn(screen, '', 'Two vessels')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const [sent] = screen.network.calls(CREATE)
  expect(sent?.body).toMatchObject({ categoryTypeId: 2, quantity: 0, title: 'RFQ : Thickness survey' })
})

test('says which attribute is missing', async () => {
  const screen = await mount('<trade-rfq kind="product"></trade-rfq>')
  expect((await screen.findByRole('alert')).textContent).toContain('item-id')
})

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

test.each([
  ['loading', Loading, /Loading/],
  ['a server fault', LoadFailed, /The server has a problem/],
  ['no network', Offline, /The server cannot be reached/],
  ['no such item', NotFound, /Not found/],
])('%s is shown, never a blank', async (_, story, words) => {
  const screen = await mountStory(story)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an item that is gone: the way to search for another', async () => {
  const screen = await mountStory(NotFound)
  const search = await screen.findByRole('link', { name: 'Search the marketplace' })
  expect(search).toHaveProperty('href', 'https://market.test/search')
})

test('an item whose seller is not named has none beside it', async () => {
  const screen = await mountStory(MissingFields)
  await screen.findByRole('heading', { name: 'Gasket' })
  expect(screen.element.shadowRoot?.querySelector('.seller') === null).toBe(true)
})
