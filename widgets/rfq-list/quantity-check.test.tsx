import { expect, test, vi } from 'vitest'
import { $rfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { rfqReply, searchReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq-list.element.ts'

const CREATE = 'POST /api/public/rfq/new2'
const html = '<trade-rfq-list></trade-rfq-list>'
const offers = [
  { kind: 'product' as const, itemId: 1, itemName: 'Valve 1', companyId: 12, companyName: 'Seller 12' },
]
const sure = { wanted: 'Gasket', quantity: '2', offers }
const doubtful = { wanted: 'Gate valve', quantity: '1', unit: 'pcs', offers, isQuantityDoubtful: true }
const range = { ...doubtful, wanted: 'Globe valve', quantity: '5-6' }

const open = (lines: Scene['lines']): Promise<Screen> =>
  mount(html, {
    user: member(),
    ...(lines && { lines }),
    replies: { [CREATE]: rfqReply(501), 'GET /api/public/search/item': searchReply([]) },
  })
const press = ({ user, findByRole }: Screen, name: string): Promise<void> =>
  findByRole('button', { name }).then(button => user.click(button))
const { fill } = userActions(document.body)
const focused = ({ element }: Screen) => element.shadowRoot?.activeElement
const described = (field: Element): string => {
  const root = field.getRootNode()
  const id = field.getAttribute('aria-describedby')
  return root instanceof ShadowRoot && id ? (root.getElementById(id)?.textContent ?? '') : ''
}

test('the preview and the list show which quantities to check', async () => {
  const screen = await open([])
  await press(screen, 'Paste lines')
  await fill(
    'Lines or cells',
    'Item\tQty\tUOM\nGate valve\t1.000\tEA\nGlobe valve\t10-Dec\tEA\nGasket\t4\tEA',
  )
  const preview = screen.within(await screen.findByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('cell', { name: '1 Check the quantity' })).toBeTruthy()
  expect(preview.getByRole('cell', { name: '10-Dec Check the quantity' })).toBeTruthy()
  expect(preview.getAllByRole('cell', { name: /Check the quantity/ })).toHaveLength(2)
  expect(screen.getByText(/Quantities to check: 2\./)).toBeTruthy()
  await press(screen, 'Add to the list (3)')
  await vi.waitFor(() => expect(screen.getAllByRole('cell', { name: /Check the quantity$/ })).toHaveLength(2))
  expect(described(screen.getByLabelText('Quantity'))).toBe('Check the quantity')
  await press(screen, 'Gasket')
  expect(described(screen.getByLabelText('Quantity'))).toBe('')
})

test('a list with quantities in doubt is not sent; it counts them and leads to the first', async () => {
  const screen = await open([sure, doubtful, range])
  expect(await screen.findByText('2 quantities to check')).toBeTruthy()
  await press(screen, 'Send all')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Line 2: Check the quantity. Change it, or confirm that it is right. Quantities to check: 2.',
  )
  await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Line 2' })).toBeTruthy())
  await vi.waitFor(() => expect(focused(screen) === screen.getByLabelText('Quantity')).toBe(true))
  expect(screen.network.calls(CREATE)).toEqual([])
})

test('the list is sent once each quantity is confirmed or changed, even after a reload', async () => {
  await open([range, doubtful])
  document.body.innerHTML = ''
  const screen = await open(undefined)
  // A range has no button that confirms it as a number.
  await screen.findByRole('group', { name: 'Line 1' })
  expect(screen.queryByRole('button', { name: /^Confirm the quantity/ })).toBeNull()
  await press(screen, 'Gate valve')
  const confirm = await screen.findByRole('button', { name: 'Confirm the quantity of line 2' })
  expect(confirm.textContent).toBe('Confirm')
  await screen.user.click(confirm)
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm the quantity/ })).toBeNull())
  expect(focused(screen) === screen.getByLabelText('Quantity')).toBe(true)
  await press(screen, 'Globe valve')
  await fill('Quantity', '6')
  await vi.waitFor(() => expect(screen.queryByText('Check the quantity')).toBeNull())
  await press(screen, 'Send all')
  await press(screen, 'OK')
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const sent = screen.network.calls(CREATE).map(({ body }) => Reflect.get(Object(body), 'quantity'))
  expect(sent.sort()).toEqual([1, 6])
  expect($rfqList.get().lines).toEqual([])
})

test('also checks the quantity of a service', async () => {
  const service = offers.map(offer => ({ ...offer, kind: 'service' as const }))
  const screen = await open([{ ...doubtful, offers: service }])
  await press(screen, 'Send all')
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1: Check the quantity.')
})
