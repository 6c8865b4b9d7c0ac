import { expect, test } from 'vitest'
import { onElementsNeeded, reportMissing } from '#shared/element/needed-elements.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { productReply } from '#shared/testing/replies/items.ts'
import './rfq-button.element.ts'

const html = '<trade-rfq-button item-id="7"></trade-rfq-button>'

const button = (screen: Screen, name = 'Request Quotation') => screen.getByRole('button', { name })

test.each([
  ['product', 'rfqProduct'],
  ['service', 'rfqService'],
])('leads to the RFQ of a %s in a new tab and without JavaScript', async (kind, route) => {
  const screen = await mount(`<trade-rfq-button kind="${kind}" item-id="7"></trade-rfq-button>`)
  expect(button(screen)).toHaveProperty('href', `https://market.test/${route}/7`)
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
  expect(screen.network.requests).toEqual([])
})

test('names a missing attribute', async () => {
  const screen = await mount('<trade-rfq-button></trade-rfq-button>')
  expect((await screen.findByRole('alert')).textContent).toContain('item-id')
})

test('has the text of the page', async () => {
  const screen = await mount(html.replace('>', ' label="Ask for a price">'))
  expect(button(screen, 'Ask for a price')).toBeTruthy()
})

test('loads the form when the reader comes near, not before', async () => {
  const wanted: string[] = []
  const end = onElementsNeeded(tags => wanted.push(...tags))
  reportMissing('trade-rfq')
  wanted.length = 0
  const screen = await mount(html)
  expect(wanted).toEqual([])
  await screen.user.hover(button(screen))
  expect(wanted).toEqual(['trade-rfq'])
  expect(screen.queryByRole('dialog') === null).toBe(true)
  end()
})

test('when the form can’t be loaded, says so and leads to the storefront', async () => {
  const end = onElementsNeeded(tags => tags.includes('trade-rfq') && reportMissing('trade-rfq'))
  reportMissing('trade-rfq')
  // The form itself is there if another file of this run defined it.
  const screen = await mount(html, { replies: { 'GET /api/public/product/detail': productReply() } })
  await screen.user.click(button(screen))
  expect(await screen.findByText(/^The form could not be loaded. The server cannot be reached/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Ask on the marketplace' })
  expect(link).toHaveProperty('href', 'https://market.test/rfqProduct/7')
  expect(screen.queryByRole('dialog') === null).toBe(true)
  end()
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Request for quotation' })).toBeTruthy()
})
