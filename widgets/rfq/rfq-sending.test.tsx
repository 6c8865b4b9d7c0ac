import { expect, test, vi } from 'vitest'
import { requestedAt } from '#shared/forms/requests.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { keepUser } from '#shared/session/session.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import { rfqReply, uploadReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, send, UPLOAD } from '#shared/testing/rfq-actions.ts'
import { member } from '#shared/testing/scene.ts'
import './rfq.element.ts'

const pdf = (name = 'datasheet.rev2.pdf'): File => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })
const picture = (): File => new File(['\x89PNG\r\n'], 'valve.pdf', { type: 'application/pdf' })

test('uploads the PDF, then sends the request exactly as specified, then alerts', async () => {
  const upload = later()
  const screen = await mountRfq({ [UPLOAD]: upload })
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

test('a chosen file can be removed and chosen again, and a renamed picture is refused', async () => {
  const screen = await mountRfq()
  const input = screen.getByLabelText('Upload File (.pdf)')
  expect(input.getAttribute('accept')).toBe('.pdf,application/pdf')
  await screen.user.upload(input, pdf('one.pdf'))
  await screen.user.click(await screen.findByTitle('Cancel Upload'))
  expect(screen.queryByText('one.pdf')).toBeNull()
  expect(screen.element.shadowRoot?.activeElement === input).toBe(true)
  await screen.user.upload(input, pdf('one.pdf'))
  await screen.findByText('one.pdf')
  await screen.user.upload(input, picture())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is not a PDF. Please choose a PDF file.',
  )
  expect(screen.getByText('one.pdf')).toBeTruthy()
  expect(screen.queryByText('valve.pdf')).toBeNull()
})

test('does nothing when the member declines', async () => {
  const screen = await mountRfq()
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await screen.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  expect(screen.network.calls(CREATE)).toHaveLength(0)
})

test('ten clicks send once', async () => {
  const create = later()
  const screen = await mountRfq({ [CREATE]: create })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  const ok = await screen.findByRole('button', { name: 'OK' })
  for (let click = 0; click < 10; click++) ok.click()
  await screen.findByText('Please wait a second!')
  create.release(rfqReply())
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('a failed create shows no success and keeps everything, and a retry does not upload again', async () => {
  const screen = await mountRfq({ [CREATE]: inTurn(json(500, {}), rfqReply()) })
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
  const screen = await mountRfq({ [UPLOAD]: json(500, {}) })
  await fillIn(screen, '4', 'CIF Labuan')
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), pdf())
  await screen.findByText('datasheet.rev2.pdf')
  await send(screen)
  await agree(screen)
  await screen.findByText(/The file could not be uploaded, so nothing was sent/)
  expect(screen.network.calls(CREATE)).toHaveLength(0)
  expect(screen.events.at(-1)).toMatchObject({ type: 'trade-rfq-failed', detail: { step: 'upload' } })
})

test('a create without a clear reply may have arrived, and is not sent again by itself', async () => {
  const screen = await mountRfq({ [CREATE]: json(504, {}) })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByText(/this may have arrived\. Check the 'Qoute Me' module/)
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('the page can cancel the sending', async () => {
  const screen = await mountRfq()
  document.addEventListener('trade-rfq-submit', event => event.preventDefault(), { once: true })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.network.calls(CREATE)).toHaveLength(0)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
})

test('after the alert it asks the page for the item, and otherwise shows a panel with that link', async () => {
  const screen = await mountRfq()
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
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

test('when the session ends while sending, keeps everything and offers sign-in', async () => {
  const screen = await mountRfq({ [CREATE]: inTurn(json(401, {}), rfqReply()) })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByText('Your session has ended. Sign in again to continue. What you typed is still here.')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'CIF Labuan')
  keepUser(member())
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
})

test('a member with a mailed password is told to choose another, and not to sign in again', async () => {
  const refused = json(403, { ResponseMessage: 'Not yet.', error: 'password_change_required' })
  const screen = await mountRfq({ [CREATE]: inTurn(refused, rfqReply()) })
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByText(/Open Dashboard and choose your own password, then try again\./)
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
})

const asked = { kind: 'product', id: 7, companyId: 12, name: 'Mud pump' } as const

test('the alert leads to the dashboard, and the device keeps the date of the request', async () => {
  vi.setSystemTime('2026-11-22T10:00:00')
  const screen = await mountRfq()
  await fillIn(screen, '4', 'CIF Labuan')
  expect(requestedAt(asked)).toBeUndefined()
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const link = screen.getByRole('link', { name: 'Dashboard' })
  expect(link.getAttribute('href')).toBe('https://api.test/app/dashboard/menu')
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await screen.user.click(link)
  expect(opened).toHaveBeenCalledWith(
    'https://api.test/app/dashboard/menu?token=token-41',
    '_blank',
    'noopener,noreferrer',
  )
  expect(requestedAt(asked)?.toDateString()).toBe('Sun Nov 22 2026')
  clearRecords(member().id, true)
  expect(requestedAt(asked)).toBeUndefined()
})

test.each([
  ['procurement', inTurn(json(500, {}), rfqReply(501)), 1],
  ['', rfqReply(501), 0],
])('with "%s", keeps only requests that the server has confirmed', async (attribute, reply, kept) => {
  const screen = await mountRfq({ [CREATE]: reply }, `<trade-rfq item-id="7" ${attribute}></trade-rfq>`)
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  if (kept) {
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect($sentRequests.get()).toEqual([])
    await screen.user.click(retry)
  }
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  await expect.poll(() => $sentRequests.get().length).toBe(kept)
  const asked = {
    kind: 'product',
    itemId: 7,
    title: 'Mud pump',
    quantity: 4,
    message: 'CIF Labuan',
    serverId: 501,
  }
  expect($sentRequests.get()).toMatchObject(kept ? [asked] : [])
})
