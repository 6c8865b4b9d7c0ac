import { expect, test } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { mount } from '#shared/testing/mount.ts'
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

test('a visitor sees both buttons disabled, the reason, and a way to sign in', async () => {
  const screen = await mount(product, { replies: one })
  const quotation = await screen.findByRole('button', { name: 'Request Quotation' })
  expect(quotation).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Please login before submitting RFQ or Inquiry')).toBeTruthy()

  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
})

test.each(['Request Quotation', 'Inquiry'])(
  'a press on the disabled “%s” leads a visitor to the sign-in',
  async name => {
    const screen = await mount(product, { replies: one })
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveProperty('disabled', true)
    await screen.user.click(button.parentElement ?? button)
    expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
  },
)

test('a member can request a quotation, or send an inquiry with the name as its subject', async () => {
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

test('without a company, the inquiry button stays disabled', async () => {
  const replies = { [PRODUCT]: productReply({ companyId: 0, companyName: '', company: { name: '' } }) }
  const screen = await mount(product, { replies, user: member() })
  expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toBe(
    'Home6D trunnion ball valve',
  )
})

test('the quantity goes with the request and onto the RFQ list', async () => {
  const screen = await mount('<trade-product product-id="7" procurement></trade-product>', {
    replies: one,
    user: member(),
  })
  await screen.user.type(await screen.findByRole('spinbutton', { name: 'Quantity' }), '4')
  await screen.user.type(screen.getByRole('combobox', { name: 'Unit' }), 'pcs')
  const quotation = screen.getByRole('link', { name: 'Request Quotation' })
  expect(quotation.getAttribute('href')).toBe('https://market.test/rfqProduct/7?quantity=4&unit=pcs')
  await screen.user.click(await screen.findByRole('button', { name: /^Add to RFQ list/ }))
  expect($rfqList.get().lines).toMatchObject([{ wanted: 'Mud pump', quantity: '4', unit: 'pcs' }])
})
