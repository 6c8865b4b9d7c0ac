import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { agree, CREATE, fillIn, mountRfq, send } from '#shared/testing/rfq-actions.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq.element.ts'

const off = '<trade-rfq item-id="7"></trade-rfq>'
const on = '<trade-rfq item-id="7" procurement></trade-rfq>'
const { fill, open, findText } = userActions(document)

const openRequirements = async ({ findByLabelText }: Screen): Promise<void> => {
  await open('requirements.add')
  await findByLabelText('Size, rating or model')
}

const unit = ({ findByLabelText }: Screen) => findByLabelText('Unit')

/** Returns the text that the company reads when the form is sent. */
async function sentBody(screen: Screen): Promise<unknown> {
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  return screen.network.calls(CREATE).at(-1)?.body
}

const takeOver = ({ queryByRole }: Screen) => queryByRole('button', { name: /^Fill in from the seller/ })

test('adds the requirements after the message, and takes over those of the product by a button', async () => {
  const screen = await mountRfq({}, on)
  await fillIn(screen, '4', 'CIF Labuan')
  await openRequirements(screen)
  expect(screen.getByLabelText('Size, rating or model')).toHaveProperty('value', '')
  const button = takeOver(screen)
  expect(button?.textContent).toBe('Fill in from the seller: ASTM A105, New; TBV-6D')
  if (button) await screen.user.click(button)
  expect(takeOver(screen)).toBeNull()
  expect(screen.getByLabelText('Standard or grade')).toHaveProperty('value', 'ASTM A105, New')
  expect(screen.getByLabelText('Size, rating or model')).toHaveProperty('value', 'TBV-6D')
  await fill('requirements.unit', 'pcs')
  await fill('requirements.standard', '')
  await screen.user.click(screen.getByRole('checkbox', { name: 'EN 10204 3.1' }))
  // Those beside the quantity are in view.
  await findText('2 filled in')
  expect(await sentBody(screen)).toMatchObject({
    quantity: 4,
    rfqBody: `CIF Labuan

--- Requirements ---
Unit: pcs
Size, rating or model: TBV-6D
Certificate: EN 10204 3.1
--- End of requirements ---`,
  })
})

test('the host’s unit is sent, gives way to what the buyer types, and is shown again by a reset', async () => {
  const screen = await mountRfq({}, '<trade-rfq item-id="7" unit="pcs" procurement></trade-rfq>')
  const shows = (text: string): Promise<void> =>
    vi.waitFor(async () => expect(await unit(screen)).toHaveProperty('value', text))
  await shows('pcs')
  expect(screen.queryByText('Draft saved on this device')).toBeNull()
  await fillIn(screen, '4', 'CIF Labuan')
  expect(await sentBody(screen)).toMatchObject({
    rfqBody: 'CIF Labuan\n\n--- Requirements ---\nUnit: pcs\n--- End of requirements ---',
  })
  await userActions(document).click('dialog.ok')
  await screen.user.click(await screen.findByRole('button', { name: 'Send another request' }))
  await shows('pcs')
  await fill('requirements.unit', 'm')
  screen.element.setAttribute('unit', 'sets')
  await fillIn(screen, '4', 'CIF Labuan')
  expect(await sentBody(screen)).toMatchObject({ rfqBody: expect.stringContaining('Unit: m\n') })
})

test.each([
  ['procurement is off', off, async () => {}],
  [
    'it is off for this element',
    off.replace('>', ' procurement="false">'),
    async () => configure({ procurement: true }),
  ],
  ['the disclosure stays closed', on, async () => findText('requirements.add')],
  [
    'the disclosure is opened',
    on,
    async (screen: Screen) => {
      await openRequirements(screen)
    },
  ],
  [
    'every requirement is emptied',
    on,
    async (screen: Screen) => {
      await openRequirements(screen)
      for (const field of ['requirements.standard', 'requirements.size']) await fill(field, 'A105')
      await findText('2 filled in')
      for (const field of ['requirements.standard', 'requirements.size']) await fill(field, '')
    },
  ],
])('where %s, sends the plain request', async (_, html, prepare) => {
  const screen = await mountRfq({}, html)
  await fillIn(screen, '4', 'CIF Labuan')
  await prepare(screen)
  expect(screen.queryByText(/filled in$/)).toBeNull()
  expect(JSON.stringify(await sentBody(screen))).toBe(
    JSON.stringify({
      categoryTypeId: 1,
      title: 'RFQ : Mud pump',
      quantity: 4,
      toTenantId: 12,
      rfqBody: 'CIF Labuan',
      fromUserId: 41,
      productName: 'Mud pump',
      productServiceId: 7,
      productUomId: 1,
    }),
  )
})

test('the configuration turns it on, and every requirement is optional', async () => {
  const screen = await mountRfq({}, off)
  configure({ procurement: true })
  await openRequirements(screen)
  await send(screen)
  expect((await screen.findByRole('alert')).textContent).toBe('Quantity is empty')
})

test('takes over only what the buyer has left open', async () => {
  const screen = await mountRfq({}, on)
  await fillIn(screen, '4', 'CIF Labuan')
  await openRequirements(screen)
  await fill('requirements.standard', 'Monel')
  await findText('1 filled in')
  const button = await screen.findByRole('button', { name: 'Fill in from the seller: TBV-6D' })
  await screen.user.click(button)
  await findText('2 filled in')
  expect(await sentBody(screen)).toMatchObject({
    rfqBody: expect.stringContaining('Standard or grade: Monel\nSize, rating or model: TBV-6D'),
  })
})

test('a service has a field for its quantity, which stands first', async () => {
  const html = '<trade-rfq kind="service" item-id="7" procurement></trade-rfq>'
  const screen = await mountRfq({}, html)
  await fill('rfq.message', 'Weld inspection')
  await openRequirements(screen)
  await fill('requirements.unit', 'man-days')
  await fill('requirements.quantity', '3')
  await findText('2 filled in')
  expect(await sentBody(screen)).toMatchObject({
    quantity: 0,
    rfqBody: expect.stringContaining('--- Requirements ---\nQuantity: 3\nUnit: man-days\n---'),
  })
})

test('a service suggests nothing', async () => {
  const screen = await mountRfq({}, '<trade-rfq kind="service" item-id="7" procurement></trade-rfq>')
  await openRequirements(screen)
  expect(screen.queryByText(/filled in$/)).toBeNull()
})

test('keeps requirements as a draft, which a form without procurement neither shows nor sends', async () => {
  const first = await mountRfq({}, on)
  await fillIn(first, '4', 'CIF Labuan')
  await openRequirements(first)
  await fill('requirements.unit', 'joint')
  await first.findByText('Draft saved on this device')
  document.body.replaceChildren()
  const second = await mountRfq({}, on)
  await vi.waitFor(async () => expect(await unit(second)).toHaveProperty('value', 'joint'))
  document.body.replaceChildren()
  const plain = await mountRfq({}, off)
  expect(await sentBody(plain)).toMatchObject({ rfqBody: 'CIF Labuan' })
})

test('reset() empties the requirements', async () => {
  const screen = await mountRfq({}, on)
  await openRequirements(screen)
  await fill('requirements.unit', 'joint')
  await fill('requirements.size', '8"')
  await findText('1 filled in')
  Reflect.get(screen.element, 'reset').call(screen.element)
  await vi.waitFor(() => expect(screen.queryByText(/filled in$/)).toBeNull())
  expect(Object.keys(localStorage).filter(key => key.startsWith('trade-widgets:draft:'))).toEqual([])
  await openRequirements(screen)
  expect(await unit(screen)).toHaveProperty('value', '')
})

test('does not send requirements that it cannot show', async () => {
  const first = await mountRfq({}, on)
  await fillIn(first, '4', 'CIF Labuan')
  await openRequirements(first)
  await fill('requirements.unit', 'joint')
  await first.findByText('Draft saved on this device')
  document.body.replaceChildren()
  for (const [key, draft] of Object.entries(localStorage))
    localStorage.setItem(key, String(draft).replace('End of requirements', 'The end'))
  const second = await mountRfq({}, on)
  await findText('requirements.add')
  expect(await sentBody(second)).toMatchObject({ rfqBody: 'CIF Labuan' })
})
