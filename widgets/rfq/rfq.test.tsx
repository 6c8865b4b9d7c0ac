import { expect, test } from 'vitest'
import { agree, CREATE, fillIn, mountRfq, send } from '#shared/testing/rfq-actions.ts'
import './rfq.element.ts'

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
