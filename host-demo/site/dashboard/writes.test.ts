import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setTimeouts } from '#shared/api/timeouts.ts'
import {
  type FakeResponse,
  fault,
  inTurn,
  json,
  later,
  type NetworkFault,
} from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { setOffline } from '#shared/testing/scene.ts'
import { nothingAsked } from '#shared/trade/asked.ts'
import { bid, bidAward, bidsReply, LIST } from './bids/bid-replies.ts'
import { orderReply } from './orders/order-replies.ts'
import {
  chat,
  conversation,
  member,
  message,
  openDashboard,
  openQuoteReplies,
  quote,
  seller,
} from './replies.ts'

// What the dashboard says about a write without a clear answer, and that a repeat has the same key.

const REASON = 'Please try again in a moment.'
const done = { ReturnCode: 200 }
const order = orderReply()
const ordered = bidsReply({
  lines: [
    {
      item: 1,
      title: 'Gate valve 2"',
      quantity: '10',
      unit: 'pcs',
      asked: nothingAsked,
      bids: [bid(11, { status: 'accepted', award: bidAward() }), ...[null, null]],
    },
  ],
})
const product = {
  id: 7,
  name: 'Helmet',
  category: 'Pipe',
  isPublished: false,
  picture: '',
  categoryId: 6,
  pictures: [{ name: 'a', url: '/api/pictures/upload/a' }],
}
const products = {
  'GET /api/dashboard/member': seller,
  'GET /api/dashboard/products': {
    items: [product],
    total: 1,
    all: 1,
    categories: [{ id: 6, name: 'Pipe', parent: null }],
  },
  'GET /api/dashboard/products/7': product,
}
const company = {
  'GET /api/dashboard/member': seller,
  'GET /api/dashboard/company': { name: 'Kemaman', logo: '/api/pictures/upload/l', banner: '' },
}

const click = async ({ user, findByRole }: Screen, name: string | RegExp) =>
  user.click(await findByRole('button', { name }))
const confirm = async (screen: Screen, name: string, yes: string | RegExp = 'OK') => {
  await click(screen, name)
  await click(screen, yes)
}
/** Types into a field unless it has been done. */
const type = async ({ user, findByLabelText }: Screen, label: string, text: string) => {
  const field = await findByLabelText(label)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    if (field.value !== text) await user.type(field, text)
}

type Write = {
  what: string
  at: string
  call: string
  replies?: Record<string, FakeResponse>
  act: (screen: Screen) => Promise<unknown>
  says: string
  /** How the text begins if the write was refused. */
  refusal?: string
  /** The reply of the write. */
  reply?: object
  hasNoKey?: true
}

const SAVED = 'This may have been saved. Save it again to be sure.'
const DONE = 'This may have been done. Try again to be sure: it is done only once.'

const writes: readonly Write[] = [
  {
    what: 'a chat message',
    at: 'messages/2',
    call: 'POST /api/dashboard/chats/2',
    replies: { 'GET /api/dashboard/chats': [chat()], 'GET /api/dashboard/chats/2': conversation(message()) },
    act: async screen => {
      await type(screen, 'Your message', 'Six pieces')
      await click(screen, 'Send')
    },
    says: 'This may have been sent. Look for it above before you send it again.',
    refusal: 'Not sent. ',
  },
  {
    what: 'an award',
    at: `bids/${LIST.id}`,
    call: 'POST /api/dashboard/bids/award',
    replies: { 'GET /api/dashboard/bids': bidsReply(), 'GET /api/dashboard/lists': [] },
    act: async screen => {
      const box = await screen.findByRole('checkbox', { name: 'Choose line 2, Kemaman Valve Works' })
      if (box instanceof HTMLInputElement && !box.checked) await screen.user.click(box)
      await confirm(screen, 'Award…', /^Order for/)
    },
    says: 'The order may have been placed. Look for it in the table before you order again.',
    reply: { orders: [] },
  },
  {
    what: 'the undoing of an award',
    at: `bids/${LIST.id}`,
    call: 'POST /api/dashboard/bids/undo',
    replies: { 'GET /api/dashboard/bids': ordered, 'GET /api/dashboard/lists': [] },
    act: screen => confirm(screen, 'Undo the order of line 1, Kemaman Valve Works'),
    says: 'The order may have been taken back. Look at it in the table before you try again.',
  },
  {
    what: 'exchange rates',
    at: `bids/${LIST.id}`,
    call: 'PUT /api/dashboard/bids/rates',
    replies: { 'GET /api/dashboard/bids': bidsReply({ rates: [] }), 'GET /api/dashboard/lists': [] },
    act: async screen => {
      await type(screen, '1 USD in MYR', '4.45')
      await click(screen, 'Save rates')
    },
    says: SAVED,
  },
  {
    what: 'an acknowledgement',
    at: 'order/5',
    call: 'POST /api/dashboard/orders/5/acknowledge',
    replies: { 'GET /api/dashboard/orders/5': order, 'POST /api/dashboard/orders/5/open': order },
    act: screen => click(screen, 'Acknowledge the order'),
    says: 'This may have been sent. Send it again to be sure: it is done and mailed only once.',
    reply: order,
  },
  {
    what: 'a step of a request',
    at: 'quotes/rfq1',
    call: 'POST /api/dashboard/rfqs/1',
    replies: openQuoteReplies(quote()),
    act: async screen => {
      if (!screen.queryByRole('button', { name: 'Send question' })) await click(screen, 'Ask')
      await type(screen, 'Message', 'Which class?')
      await click(screen, 'Send question')
    },
    says: 'This may have been sent. Look for it above before you send it again.',
  },
  {
    what: 'name and phone',
    at: 'settings',
    call: 'PUT /api/dashboard/settings',
    act: screen => click(screen, 'Save'),
    says: SAVED,
  },
  {
    what: 'the choices of mails',
    at: 'settings',
    call: 'PUT /api/dashboard/mails',
    act: screen => click(screen, 'Save mail settings'),
    says: SAVED,
  },
  {
    what: 'a password',
    at: 'settings',
    call: 'PUT /api/login/password',
    act: async screen => {
      await type(screen, 'Current password', 'a-long-secret-7')
      await type(screen, 'New password', 'another-secret-8')
      await type(screen, 'Repeat new password', 'another-secret-8')
      await click(screen, 'Change password')
    },
    says: 'Your password may have been changed. Sign in with the new one to be sure.',
    hasNoKey: true,
  },
  {
    what: 'revoked links',
    at: 'settings',
    call: 'DELETE /api/dashboard/answer-links',
    replies: { 'GET /api/dashboard/member': seller },
    act: screen => confirm(screen, 'Revoke the links'),
    says: DONE,
  },
  {
    what: 'another confirmation mail',
    at: 'settings',
    call: 'POST /api/dashboard/confirmation',
    replies: {
      'GET /api/dashboard/member': member({
        mails: { leave: true, isConfirmed: false, notices: true, language: 'en' },
      }),
    },
    act: screen => click(screen, 'Send it again'),
    says: DONE,
  },
  {
    what: 'the profile of a company',
    at: 'company',
    call: 'PUT /api/dashboard/company',
    replies: company,
    act: screen => click(screen, 'Save'),
    says: SAVED,
  },
  {
    what: 'a removed logo',
    at: 'company',
    call: 'DELETE /api/dashboard/company/logo',
    replies: company,
    act: screen => confirm(screen, 'Remove logo'),
    says: DONE,
  },
  {
    what: 'a new product',
    at: 'products/new',
    call: 'POST /api/dashboard/products',
    replies: products,
    act: async screen => {
      await type(screen, 'Name', 'Helmet')
      const category = screen.getByLabelText('Category')
      if (category instanceof HTMLSelectElement && !category.value)
        await screen.user.selectOptions(category, 'Pipe')
      await click(screen, 'Save and continue')
    },
    says: 'This may have been saved. Look for it in the list before you save it again.',
    reply: { Id: 7 },
  },
  {
    what: 'the texts of a product',
    at: 'products/7',
    call: 'PUT /api/dashboard/products/7',
    replies: products,
    act: screen => click(screen, 'Save'),
    says: SAVED,
  },
  {
    what: 'a publication',
    at: 'products',
    call: 'PUT /api/dashboard/products/7',
    replies: products,
    act: screen => click(screen, 'Publish Helmet'),
    says: DONE,
  },
  {
    what: 'a deletion',
    at: 'products/7',
    call: 'DELETE /api/dashboard/products/7',
    replies: products,
    act: screen => confirm(screen, 'Delete Helmet'),
    says: DONE,
  },
  {
    what: 'a picture',
    at: 'products/7',
    call: 'POST /api/upload/dashboard/products/7',
    replies: products,
    act: async screen =>
      screen.user.upload(
        await screen.findByLabelText('Add pictures'),
        new File(['x'], 'front.png', { type: 'image/png', lastModified: 1 }),
      ),
    says: 'front.png: This may have been added. Look for it above before you add it again.',
    refusal: 'front.png: ',
  },
]

const open = ({ at, replies, call }: Write, answer: FakeResponse) =>
  openDashboard(`?token=t#${at}`, { ...replies, [call]: answer })

/** Waits for a text of the page, whatever stands around it. */
const said = ({ element }: Screen, text: string) =>
  vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain(text), { timeout: 20_000 })
const isSaid = ({ element }: Screen, text: string): boolean =>
  element.shadowRoot?.textContent?.includes(text) ?? false

beforeEach(() => setTimeouts({ timeout: 400, retryDelay: 1 }))
afterEach(() => setOffline(false))

test.each(writes)(
  '$what: a refusal says why; without a clear answer it may have arrived, and a repeat has the same key',
  async write => {
    const { call, act, says, refusal = '', reply = done, hasNoKey } = write
    const busy = json(503, { ResponseMessage: REASON })
    const screen = await open(write, inTurn(busy, json(504, {}), busy, reply))
    await act(screen)
    await said(screen, `${refusal}${REASON}`)
    expect(isSaid(screen, says)).toBe(false)
    await act(screen)
    await said(screen, says)
    expect(isSaid(screen, REASON)).toBe(false)
    await act(screen)
    await said(screen, `${says} ${REASON}`)
    await act(screen)
    await vi.waitFor(() => expect(isSaid(screen, says)).toBe(false))
    const keys = screen.network.calls(call).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(1)).size).toBe(1)
    if (!hasNoKey) expect(keys).not.toContain(undefined)
  },
)

const brokenBody: NetworkFault = {
  fault: 'truncated',
  happen: async () => {
    const response = new Response('{')
    response.text = () => Promise.reject(new TypeError('network error'))
    return response
  },
}

const faults: readonly { name: string; answer: FakeResponse; isOffline?: true; mayHaveArrived: boolean }[] = [
  { name: 'a timeout', answer: fault('timeout'), mayHaveArrived: true },
  { name: 'a lost connection', answer: fault('offline'), mayHaveArrived: true },
  { name: 'an answer that breaks off', answer: brokenBody, mayHaveArrived: true },
  { name: 'an answer that is cut', answer: fault('truncated'), mayHaveArrived: true },
  { name: 'the page of a proxy', answer: fault('html'), mayHaveArrived: true },
  { name: 'a 502', answer: json(502, {}), mayHaveArrived: true },
  { name: 'a 504', answer: json(504, {}), mayHaveArrived: true },
  { name: 'a 503', answer: json(503, {}), mayHaveArrived: false },
  { name: 'a 500', answer: json(500, {}), mayHaveArrived: false },
  { name: 'a 429', answer: json(429, {}), mayHaveArrived: false },
  { name: 'no network', answer: fault('offline'), isOffline: true, mayHaveArrived: false },
]

describe.each(writes.slice(0, 2))('$what', write => {
  test.each(faults)('after $name', async ({ answer, isOffline, mayHaveArrived }) => {
    const screen = await open(write, answer)
    // The data of the page arrives first.
    await screen.findByRole('button', { name: /^(Send|Award…)$/ })
    if (isOffline) setOffline()
    await write.act(screen)
    await vi.waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(each => each.textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(isSaid(screen, write.says)).toBe(mayHaveArrived)
    expect(screen.network.calls(write.call)).toHaveLength(1)
  })
})

test('a PDF that could not be uploaded is no message that may have arrived, and is uploaded once', async () => {
  const UPLOAD = 'POST /api/upload/dashboard/document'
  const screen = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote()),
    [UPLOAD]: inTurn(json(504, {}), { Result: [{ DocFileName: '/api/files/1' }] }),
    'POST /api/dashboard/rfqs/1': inTurn(json(504, {}), done),
  })
  await click(screen, 'Ask')
  await type(screen, 'Message', 'Like this?')
  const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
  await screen.user.upload(screen.getByLabelText('PDF (optional)'), pdf)
  await click(screen, 'Send question')
  await said(screen, 'The file could not be uploaded, so nothing was sent.')
  expect(screen.network.calls('POST /api/dashboard/rfqs/1')).toEqual([])
  await click(screen, 'Send question')
  await said(screen, 'This may have been sent.')
  await click(screen, 'Send question')
  await said(screen, 'Your question was sent.')
  expect(screen.network.calls(UPLOAD)).toHaveLength(2)
})

test('a PDF is uploaded once, also when the message was refused and is corrected', async () => {
  const UPLOAD = 'POST /api/upload/dashboard/document'
  const ASK = 'POST /api/dashboard/rfqs/1'
  const screen = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote()),
    [UPLOAD]: { Result: [{ DocFileName: '/api/files/1' }] },
    [ASK]: inTurn(json(400, { ResponseMessage: 'Message is too long' }), done),
  })
  await click(screen, 'Ask')
  await type(screen, 'Message', 'Like this?')
  const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
  await screen.user.upload(screen.getByLabelText('PDF (optional)'), pdf)
  await click(screen, 'Send question')
  await said(screen, 'Message is too long')
  await screen.user.type(screen.getByLabelText('Message'), ' Yes')
  await click(screen, 'Send question')
  await said(screen, 'Your question was sent.')
  expect(screen.network.calls(UPLOAD)).toHaveLength(1)
  expect(screen.network.calls(ASK)[1]?.body).toMatchObject({ attachmentUrl: '/api/files/1', fileName: 'a' })
})

test('a text that may have arrived has its key again when a change to it is undone', async () => {
  const SAVE = 'PUT /api/dashboard/settings'
  const screen = await openDashboard('?token=t#settings', { [SAVE]: inTurn(json(504, {}), done) })
  const name = await screen.findByLabelText('Name')
  await click(screen, 'Save')
  await said(screen, SAVED)
  await screen.user.type(name, '1')
  await screen.user.keyboard('{Backspace}')
  await click(screen, 'Save')
  await said(screen, 'Saved.')
  const [first, second] = screen.network.calls(SAVE).map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(second)
})

test('what is typed while a form is on its way waits, and is not lost by the answer', async () => {
  const SAVE = 'PUT /api/dashboard/settings'
  const first = later()
  setTimeouts({ timeout: 30_000 })
  const screen = await openDashboard('?token=t#settings', { [SAVE]: first })
  const name = await screen.findByLabelText('Name')
  await click(screen, 'Save')
  await screen.findByRole('button', { name: 'Please Wait...' })
  await screen.user.type(name, '!')
  await click(screen, 'Please Wait...')
  first.release(done)
  await screen.findByRole('button', { name: 'Save' })
  expect(name).toHaveProperty('value', 'Aisyah Rahman!')
  expect(isSaid(screen, 'Saved.')).toBe(false)
  expect(screen.network.calls(SAVE)).toHaveLength(1)
})
