import { expect, test, vi } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { productReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import './product.element.ts'

const PRODUCT = 'GET /api/public/product/detail'

const product = '<trade-product product-id="7"></trade-product>'
const pump = productReply({
  name: 'Mud pump',
  pictures: ['/pump-1.svg', '/pump-2.svg', '/pump-3.svg'],
})
const one = { [PRODUCT]: pump }

const shownPicture = (screen: Screen): string =>
  screen.element.shadowRoot?.querySelector<HTMLImageElement>('.gallery > .picture img')?.src ?? ''

test('a visitor sees both buttons disabled, why, and a way to sign in', async () => {
  const screen = await mount(product, { replies: one })
  const quotation = await screen.findByRole('button', { name: 'Request Quotation' })
  expect(quotation).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Please login before submitting RFQ or Inquiry')).toBeTruthy()

  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
})

test('a member goes to the quotation, or to the inquiry with the name as its subject', async () => {
  const replies = { [PRODUCT]: productReply({ name: 'Ball valve 1/2" 100% ..' }) }
  const screen = await mount(product, { replies, user: member() })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  const quotation = await screen.findByRole('link', { name: 'Request Quotation' })
  const inquiry = screen.getByRole('link', { name: 'Inquiry' })
  expect(quotation.getAttribute('href')).toBe('https://market.test/rfqProduct/7')
  expect(inquiry.getAttribute('href')).toBe(
    'https://market.test/company/12/contactUs/4/subject/Ball%20valve%201%2F2%22%20100%25%20..',
  )
  await screen.user.click(inquiry)
  expect(screen.events.at(-1)).toMatchObject({
    type: 'trade-navigate',
    detail: {
      route: 'companyContactUs',
      params: { id: '12', tab: '4', subject: 'Ball valve 1/2" 100% ..' },
    },
  })
  expect(screen.queryByText('Please login before submitting RFQ or Inquiry')).toBeNull()
})

test('changes in place on sign-in and sign-out; picture and tab stay as chosen', async () => {
  const screen = await mount(product, { replies: one })
  const [, second] = await screen.findAllByRole('button', { name: /Show picture/ })
  if (second) await screen.user.click(second)
  await screen.user.click(await screen.findByRole('tab', { name: 'Company Profile' }))

  keepUser(member())
  expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
  // The item is fetched again and stays in view meanwhile.
  await vi.waitFor(() => expect(screen.network.calls(PRODUCT)).toHaveLength(2))
  expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
  expect(screen.getByText('Date Incorporated')).toBeTruthy()

  forgetUser()
  expect(await screen.findByRole('button', { name: 'Request Quotation' })).toBeTruthy()
  expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
  expect(screen.getByText('Date Incorporated')).toBeTruthy()
})

test('after a sign-in asked for here the focus goes to what came in place of the button', async () => {
  const screen = await mount(product, { replies: one })
  await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  keepUser(member())
  const quotation = await screen.findByRole('link', { name: 'Request Quotation' })
  document.dispatchEvent(new CustomEvent('trade-dialog-close', { detail: { dialog: 'login' } }))
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement).toBe(quotation))
})

test('without a company there is nobody to send an inquiry to', async () => {
  const replies = { [PRODUCT]: productReply({ companyId: 0, companyName: '', company: { name: '' } }) }
  const screen = await mount(product, { replies, user: member() })
  expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toBe(
    'Home6D trunnion ball valve',
  )
})
