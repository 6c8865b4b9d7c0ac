import { expect, test } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { productReply, tendersReply } from '#shared/testing/replies.ts'
import '../product/product.element.ts'
import '../tenders/tenders.element.ts'

const TENDERS = 'GET /api/public/rfqtender/list'
const replies = { 'GET /api/public/product/detail': productReply({ name: 'Mud pump' }) }
const product = '<trade-product product-id="7" tenders></trade-product>'

test('a failure of the nested tenders does not affect the product', async () => {
  const screen = await mount(product, {
    replies: { ...replies, [TENDERS]: inTurn(json(500, {}), tendersReply()) },
  })
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Latest tenders' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
})

test('refreshing the product requests its tenders again', async () => {
  const screen = await mount(product, { replies: { ...replies, [TENDERS]: tendersReply() } })
  await screen.findByRole('heading', { name: 'Latest tenders' })
  const { refresh } = Object(screen.element)
  refresh.call(screen.element)
  await expect.poll(() => screen.network.calls(TENDERS).length).toBe(2)
})
