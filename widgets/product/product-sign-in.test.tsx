import { expect, test, vi } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { productReply } from '#shared/testing/replies.ts'
import { member, signInByDialog } from '#shared/testing/scene.ts'
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

test('changes in place on sign-in and sign-out, and keeps picture and tab', async () => {
  const screen = await mount(product, { replies: one })
  const [, second] = await screen.findAllByRole('button', { name: /Show picture/ })
  if (second) await screen.user.click(second)
  await screen.user.click(await screen.findByRole('tab', { name: 'Company Profile' }))

  keepUser(member())
  expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
  // The item is fetched again and stays in view in the meantime.
  await vi.waitFor(() => expect(screen.network.calls(PRODUCT)).toHaveLength(2))
  expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
  expect(await screen.findByText('Date Incorporated')).toBeTruthy()

  forgetUser()
  expect(await screen.findByRole('button', { name: 'Request Quotation' })).toBeTruthy()
  expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
  expect(screen.getByText('Date Incorporated')).toBeTruthy()
})

test('after a sign-in from here, the focus goes to the link in place of the button', async () => {
  const screen = await mount(product, { replies: one })
  await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  signInByDialog()
  const quotation = await screen.findByRole('link', { name: 'Request Quotation' })
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement).toBe(quotation))
})
