import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { inTurn, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { productReply, rfqReply, serviceReply, uploadReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import './rfq.element.ts'
import { LoadFailed, Loading, MissingFields, NotFound, Offline } from './rfq.stories.ts'

const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'
const CREATE = 'POST /api/public/rfq/new2'
const UPLOAD = 'POST /api/upload/Public/Products/Rfq/Doc'

const pdf = (name = 'datasheet.rev2.pdf'): File => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })
const picture = (): File => new File(['\x89PNG\r\n'], 'valve.pdf', { type: 'application/pdf' })

async function signedIn(
  replies: Replies = {},
  html = '<trade-rfq item-id="7"></trade-rfq>',
): Promise<Screen> {
  const screen = await mount(html, {
    user: member(),
    replies: {
      [PRODUCT]: productReply({ name: 'Mud pump' }),
      [SERVICE]: serviceReply({ name: 'Thickness survey' }),
      [CREATE]: rfqReply(501),
      [UPLOAD]: uploadReply('/api/files/5f1c.pdf'),
      ...replies,
    },
  })
  await screen.findByRole('button', { name: 'Send RFQ Now' })
  return screen
}

async function fillIn({ user, getByLabelText }: Screen, quantity: string, message: string): Promise<void> {
  if (quantity) await user.type(getByLabelText('Quantity'), quantity)
  if (message) await user.type(getByLabelText('Message'), message)
}

const send = ({ user, getByRole }: Screen): Promise<void> =>
  user.click(getByRole('button', { name: 'Send RFQ Now' }))

async function agree({ user, findByRole }: Screen): Promise<void> {
  await findByRole('heading', { name: 'Are you sure to submit your RFQ?' })
  await user.click(await findByRole('button', { name: 'OK' }))
}

test('shows the breadcrumb, the company and the RFQ item', async () => {
  const screen = await signedIn()
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
  const screen = await signedIn({}, '<trade-rfq kind="service" item-id="7"></trade-rfq>')
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
  const screen = await signedIn()
  await fillIn(screen, quantity, message)
  await send(screen)
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(screen.network.calls(CREATE)).toHaveLength(0)
})

test.each(['0', '2.5'])('a quantity of %s passes', async quantity => {
  const screen = await signedIn()
  await fillIn(screen, quantity, 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ quantity: Number(quantity) })
})

test('uploads the PDF first, then sends the request to the letter, then alerts', async () => {
  const upload = later()
  const screen = await signedIn({ [UPLOAD]: upload })
  await fillIn(screen, '4', 'CIF Labuan')
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), pdf())
  await screen.findByText('datasheet.rev2.pdf')
  await send(screen)
  await agree(screen)
  await screen.findByText('Please wait a second!')
  expect(screen.network.calls(CREATE)).toHaveLength(0)
  upload.release(uploadReply('/api/files/5f1c.pdf'))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.getByText("To folow up, please check in 'Qoute Me' module in Dashboard")).toBeTruthy()
  expect(screen.queryByText('Please wait a second!')).toBeNull()
  const [sent, ...more] = screen.network.calls(CREATE)
  expect(more).toEqual([])
  expect(sent?.query).toEqual({ attachmentUrl: '/api/files/5f1c.pdf', fileName: 'datasheet' })
  expect(sent?.body).toEqual({
    categoryTypeId: 1,
    title: 'RFQ : Mud pump',
    quantity: 4,
    toTenantId: 12,
    rfqBody: 'CIF Labuan',
    fromUserId: 41,
    productName: 'Mud pump',
    productServiceId: 7,
    productUomId: 1,
  })
  expect(screen.events.filter(({ type }) => type.startsWith('trade-rfq'))).toEqual([
    { type: 'trade-rfq-submit', detail: { kind: 'product', itemId: 7, quantity: 4, fileName: 'datasheet' } },
    {
      type: 'trade-rfq-sent',
      detail: { kind: 'product', itemId: 7, quantity: 4, fileName: 'datasheet', id: 501 },
    },
  ])
})

test('a chosen file can be cancelled and chosen again; a renamed picture is refused', async () => {
  const screen = await signedIn()
  const input = screen.getByLabelText('Upload File (.pdf)')
  expect(input.getAttribute('accept')).toBe('.pdf,application/pdf')
  await screen.user.upload(input, pdf('one.pdf'))
  await screen.user.click(await screen.findByTitle('Cancel Upload'))
  expect(screen.queryByText('one.pdf')).toBeNull()
  await screen.user.upload(input, pdf('one.pdf'))
  await screen.findByText('one.pdf')
  await screen.user.upload(input, picture())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is not a PDF. Please choose a PDF file.',
  )
  expect(screen.getByText('one.pdf')).toBeTruthy()
  expect(screen.queryByText('valve.pdf')).toBeNull()
})

test('declined, nothing happens', async () => {
  const screen = await signedIn()
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await screen.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  expect(screen.network.calls(CREATE)).toHaveLength(0)
})

test('ten clicks send once', async () => {
  const create = later()
  const screen = await signedIn({ [CREATE]: create })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  const ok = await screen.findByRole('button', { name: 'OK' })
  for (let click = 0; click < 10; click++) ok.click()
  await screen.findByText('Please wait a second!')
  create.release(rfqReply())
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('a failed create shows no success, keeps everything, and a retry sends it without uploading again', async () => {
  const screen = await signedIn({ [CREATE]: inTurn(json(500, {}), rfqReply()) })
  await fillIn(screen, '4', 'CIF Labuan')
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), pdf())
  await screen.findByText('datasheet.rev2.pdf')
  await send(screen)
  await agree(screen)
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'This could not be sent. Everything you entered is still here. The server has a problem. Please try again in a few minutes.',
    ),
  )
  expect(screen.queryByText('RFQ sucessfully send')).toBeNull()
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '4')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  expect(screen.getByText('datasheet.rev2.pdf')).toBeTruthy()
  expect(screen.events.at(-1)).toMatchObject({
    type: 'trade-rfq-failed',
    detail: { step: 'create', error: { kind: 'server', status: 500 } },
  })
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(UPLOAD)).toHaveLength(1)
  expect(screen.network.calls(CREATE)).toHaveLength(2)
})

test('a failed upload creates nothing', async () => {
  const screen = await signedIn({ [UPLOAD]: json(500, {}) })
  await fillIn(screen, '4', 'CIF Labuan')
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), pdf())
  await screen.findByText('datasheet.rev2.pdf')
  await send(screen)
  await agree(screen)
  await screen.findByText(/The file could not be uploaded, so nothing was sent/)
  expect(screen.network.calls(CREATE)).toHaveLength(0)
  expect(screen.events.at(-1)).toMatchObject({ type: 'trade-rfq-failed', detail: { step: 'upload' } })
})

test('a create without a clear answer may have arrived, and is not sent again by itself', async () => {
  const screen = await signedIn({ [CREATE]: json(504, {}) })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByText(/this may have arrived all the same/)
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('the page may cancel the sending', async () => {
  const screen = await signedIn()
  document.addEventListener('trade-rfq-submit', event => event.preventDefault(), { once: true })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.network.calls(CREATE)).toHaveLength(0)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
})

test('after the alert the page is asked for the detail; where it does nothing, the form becomes a panel with that link', async () => {
  const screen = await signedIn()
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  await screen.user.click(screen.getByRole('button', { name: 'OK' }))
  const back = await screen.findByRole('link', { name: 'Back to Mud pump' })
  const focused = () => screen.element.shadowRoot?.activeElement
  await vi.waitFor(() => expect(focused()?.textContent).toBe('RFQ sucessfully send'))
  expect(back).toHaveProperty('href', 'https://market.test/product/7')
  expect(screen.events.at(-1)).toEqual({
    type: 'trade-navigate',
    detail: { route: 'product', params: { id: '7' }, query: {}, href: 'https://market.test/product/7' },
  })
  await screen.user.click(screen.getByRole('button', { name: 'Send another request' }))
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  await vi.waitFor(() => expect(focused()).toBe(screen.getByLabelText('Quantity')))
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

test('a session that ends in the middle keeps the work and offers sign-in', async () => {
  const screen = await signedIn({ [CREATE]: inTurn(json(401, {}), rfqReply()) })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByText('Your session has ended. Sign in again to go on; what you typed is still here.')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  keepUser(member())
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
})

test('what was typed is kept as a draft through a reload of the widget', async () => {
  const first = await signedIn()
  await fillIn(first, '4', 'CIF Labuan')
  await first.findByText('Draft kept on this device')
  document.body.replaceChildren()
  const second = await signedIn()
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
