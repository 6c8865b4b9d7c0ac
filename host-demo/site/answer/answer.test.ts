import { fireEvent } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { asked } from '#shared/testing/asking.ts'
import { fault, inTurn, json, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { member, setOffline } from '#shared/testing/scene.ts'
import type { Line, Requests } from '#shared/trade/answer.ts'
import { acknowledgedBy, orderLine, orderReply } from '../dashboard/orders/order-replies.ts'
import './main.ts'

const CODE = 'A'.repeat(43)
const OPEN = 'POST /api/answer/open'
const SEND = 'POST /api/answer/send'
const ACKNOWLEDGE = 'POST /api/answer/acknowledge'
const DOUBT = 'This may have been sent. Send it again to be sure: the buyer gets it only once.'
const done = { ReturnCode: 200 }

let links = 0

const line = (given: Partial<Line> = {}): Line => ({
  id: 7,
  kind: 'product',
  title: 'RFQ : Valve',
  itemName: 'Valve',
  asked: asked('Please quote.', { quantity: '2', unit: 'pcs' }),
  listItem: null,
  quoteBy: null,
  timeZone: 'Asia/Kuala_Lumpur',
  createdAt: '2026-11-27T08:00:00.000Z',
  attachment: null,
  sheet: null,
  status: 'open',
  offer: null,
  history: [],
  ...given,
})

/** What a link opens. Each is another link. */
function requests(given: Partial<Requests> = {}): Requests {
  links += 1
  return {
    id: 7,
    asked: [7],
    link: `link${links}`,
    company: 'Miri Pipe & Steel',
    recipient: null,
    list: null,
    from: { name: 'Aisyah Rahman', company: null },
    closed: 0,
    lines: [line()],
    ...given,
  }
}

const order = orderReply({
  seller: { id: 2, name: 'Miri Pipe & Steel', address: '' },
  lines: [orderLine({ deviations: [{ kind: 'incoterm', asked: 'DAP Kerteh', offered: 'EXW' }] })],
})

function openPage(fragment: string, replies: Replies = {}, user = null as ReturnType<typeof member> | null) {
  history.replaceState(null, '', `/answer${fragment}`)
  return mount('<trade-answer></trade-answer>', { config: { idempotency: true }, replies, user })
}

afterEach(() => setOffline(false))

const price = (screen: Screen) => screen.findByLabelText('Price')
const answer = async (screen: Screen) => {
  const field = await price(screen)
  if (field instanceof HTMLInputElement && !field.value) {
    await screen.user.type(field, '12')
    await screen.user.type(screen.getByLabelText('Delivery time'), 'now')
  }
  await screen.user.click(screen.getByRole('button', { name: 'Send answer' }))
}

describe('a link that a mail program has cut', () => {
  test('is explained without a call, and the pasted link opens the page', async () => {
    const { user, network, ...screen } = await openPage('')
    await screen.findByRole('heading', { name: 'This link is not complete' })
    const field = screen.getByLabelText('Code from the mail, or the whole link')
    await user.type(field, 'Please quote')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText(/^There is no code in this text\./)
    expect([field.getAttribute('aria-invalid'), location.hash]).toEqual(['true', ''])
    await user.type(field, ` <https://market.test/answer#${CODE}> `)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(location.hash).toBe(`#${CODE}`)
    expect(network.requests).toEqual([])
  })

  test('asks for the code too if nobody knows what is left of it', async () => {
    const ResponseMessage = 'We do not know this link. Open it again from the mail.'
    const screen = await openPage('#guessed', { [OPEN]: json(404, { ResponseMessage }) })
    await screen.findByText(ResponseMessage)
    expect(screen.getByLabelText('Code from the mail, or the whole link')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  })

  test.each([`#${CODE}%3E`, `#${CODE}.`, `#${CODE}?utm_source=mail`])('works with %s', async fragment => {
    const { network, ...screen } = await openPage(fragment, { [OPEN]: requests() })
    await price(screen as Screen)
    expect(network.calls(OPEN)[0]?.headers.authorization).toBe(`Bearer ${CODE}`)
  })

  test('that is too old says so, and asks for no code', async () => {
    const screen = await openPage(`#${CODE}`, { [OPEN]: json(410, { ResponseMessage: 'It is too old.' }) })
    await screen.findByText('It is too old.')
    expect(screen.queryByLabelText('Code from the mail, or the whole link')).toBeNull()
  })
})

describe('an answer', () => {
  test.each([
    ['a timeout at a gateway', json(504, {}), true],
    ['a lost connection', fault('offline'), true],
    ['an answer that is cut', fault('truncated'), true],
    ['a 503', json(503, {}), false],
    ['a refusal', json(400, { ResponseMessage: 'Price is wrong' }), false],
  ])('after %s says what is known', async (_, reply, mayHaveArrived) => {
    const screen = await openPage(`#${CODE}`, { [OPEN]: requests(), [SEND]: reply })
    await answer(screen)
    await vi.waitFor(() =>
      expect(
        screen.element.shadowRoot?.querySelector('[role=alert], .error-text, [aria-invalid]'),
      ).not.toBeNull(),
    )
    expect(screen.element.shadowRoot?.textContent?.includes(DOUBT)).toBe(mayHaveArrived)
  })

  test('that may have arrived is repeated under the same key', async () => {
    const screen = await openPage(`#${CODE}`, { [OPEN]: requests(), [SEND]: inTurn(json(502, {}), done) })
    await answer(screen)
    await screen.findByText(DOUBT)
    await answer(screen)
    await screen.findByRole('heading', { name: 'Your answer was sent' })
    const keys = screen.network.calls(SEND).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)])
    await screen.user.click(screen.getByRole('button', { name: 'Change the answer' }))
  })

  test('without a network was not sent', async () => {
    const screen = await openPage(`#${CODE}`, { [OPEN]: requests(), [SEND]: fault('offline') })
    await price(screen)
    setOffline()
    await answer(screen)
    await screen.findByRole('alert')
    expect(screen.queryByText(DOUBT)).toBeNull()
  })

  test.each<{
    field: string
    message: string
    at: string
    typed?: Readonly<Record<string, string>>
    told?: string
  }>([
    {
      field: 'lines.7.price',
      message: 'Line 3: Price must be a number above 0, such as 1250.50',
      at: 'Line 3: Price',
    },
    {
      field: 'lines.7.price',
      message: 'Line 3: At this price, a quantity of 2 costs nothing in MYR.',
      at: 'Line 3: Price',
    },
    { field: 'lines.7', message: 'Line 3: This request is over. Nothing was sent.', at: 'Line 3: Price' },
    { field: 'lines.8', message: 'Line 13: This request is over. Nothing was sent.', at: 'Line 13: Price' },
    { field: 'lines.7.validUntil', message: 'Line 3: Valid until is in the past', at: 'Valid until' },
    { field: 'lines.7.delivery', message: 'Line 3: Delivery time is empty', at: 'Delivery time' },
    {
      field: 'lines.7.delivery',
      message: 'Line 3: delivery is too long: at most 300 characters.',
      at: 'Line 3: Delivery time',
      typed: { 'Line 3: Delivery time': '9 weeks' },
      told: 'Line 3: Delivery time is too long: at most 300 characters.',
    },
    {
      field: 'lines.7.message',
      message: 'Line 3: message is too long: at most 10000 characters.',
      at: 'Remark (optional)',
      typed: { 'Remark (optional)': 'As drawn' },
      told: 'Line 3: Remark (optional) is too long: at most 10000 characters.',
    },
  ])(
    'that is refused with "$message" says so at $at',
    async ({ field: refused, message, at, typed = {}, told = message }) => {
      const lines = [line({ listItem: 3 }), line({ id: 8, listItem: 13 })]
      const screen = await openPage(`#${CODE}`, {
        [OPEN]: requests({ list: 'RFQ list 1', lines }),
        [SEND]: json(400, { ResponseMessage: message, field: refused }),
      })
      await screen.user.type(await screen.findByLabelText('Line 3: Price'), '12')
      await screen.user.type(screen.getByLabelText('Line 13: Price'), '12')
      await screen.user.type(screen.getByLabelText('Delivery time'), 'now')
      for (const [name, text] of Object.entries(typed))
        fireEvent.input(screen.getByLabelText(name), { target: { value: text } })
      await screen.user.click(screen.getByRole('button', { name: 'Send answer' }))
      await screen.findByText(told)
      const field = screen.getByLabelText(at)
      expect([...(screen.element.shadowRoot?.querySelectorAll('[aria-invalid=true]') ?? [])]).toEqual([field])
      expect(screen.element.shadowRoot?.activeElement).toBe(field)
      expect(field.closest('details')?.open ?? true).toBe(true)
      expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(told).id)
    },
  )

  test('on a page in Malay, a refusal stands at its field too', async () => {
    const messages = { 'answerForm.delivery': 'Masa penghantaran', 'field.ofLine': 'Baris {line}: {label}' }
    const refused = { ResponseMessage: 'Baris 3: delivery terlalu panjang.', field: 'lines.7.delivery' }
    history.replaceState(null, '', `/answer#${CODE}`)
    const screen = await mount('<trade-answer></trade-answer>', {
      config: { messages },
      replies: {
        [OPEN]: requests({
          list: 'RFQ list 1',
          lines: [line({ listItem: 3 }), line({ id: 8, listItem: 4 })],
        }),
        [SEND]: json(400, refused),
      },
    })
    await screen.user.type(await screen.findByLabelText('Baris 3: Price'), '12')
    const field = screen.getByLabelText('Baris 3: Masa penghantaran')
    fireEvent.input(field, { target: { value: '9 weeks' } })
    await screen.user.click(screen.getByRole('button', { name: 'Send answer' }))
    await screen.findByText('Baris 3: Masa penghantaran terlalu panjang.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.element.shadowRoot?.activeElement).toBe(field)
  })

  test('that ended the link offers no other answer by it', async () => {
    const list = { list: 'RFQ list 1', lines: [line({ listItem: 1 }), line({ id: 8, listItem: 2 })] }
    const screen = await openPage(`#${CODE}`, { [OPEN]: requests(list), [SEND]: done })
    await screen.user.click((await screen.findAllByLabelText('No quote'))[0] ?? screen.element)
    await screen.findByText("Declining is final. You can't quote for this line later.")
    await screen.user.click(screen.getByRole('button', { name: 'Send answer' }))
    await screen.findByText(/For the other lines, use the links in their mails\./)
    expect(screen.queryByRole('button', { name: 'Answer more lines' })).toBeNull()
  })
})

describe('what was typed', () => {
  const typed = async (opened: Requests, user: ReturnType<typeof member> | null = null) => {
    const screen = await openPage(`#${CODE}`, { [OPEN]: opened }, user)
    const field = await price(screen)
    return { screen, field, value: Reflect.get(field, 'value') as unknown }
  }
  const stored = () => Object.keys(localStorage).filter(key => key.includes(':answer:'))

  test('comes back for the same link, and another link never shows it', async () => {
    const first = requests()
    const { screen, field } = await typed(first)
    await screen.user.type(field, '99')
    resetQueries()
    expect((await typed(requests())).value).toBe('')
    resetQueries()
    expect((await typed(first)).value).toBe('99')
  })

  test('belongs to the member of this browser, and goes at the sign-out, also from an open page', async () => {
    const opened = requests()
    const { screen, field } = await typed(opened, member())
    await screen.user.type(field, '99')
    expect(stored()).toEqual([`trade-widgets:draft:41:answer:${opened.link}`])
    clearRecords(41)
    forgetUser()
    await vi.waitFor(async () => expect(await price(screen)).toHaveProperty('value', ''))
    expect(stored()).toEqual([])
    keepUser(member({ id: 42 }))
    await vi.waitFor(async () => expect(await price(screen)).toHaveProperty('value', ''))
  })

  test('before a sign-in is handed to the member', async () => {
    const opened = requests()
    const { screen, field } = await typed(opened)
    await screen.user.type(field, '99')
    keepUser(member())
    await vi.waitFor(() => expect(stored()).toEqual([`trade-widgets:draft:41:answer:${opened.link}`]))
    expect(await price(screen)).toHaveProperty('value', '99')
  })
})

describe('an order', () => {
  test('is shown without links into the dashboard, and acknowledged with one click', async () => {
    const { user, network, ...screen } = await openPage(`#${CODE}`, {
      [OPEN]: inTurn({ order }, { order }, { order: { ...order, ...acknowledgedBy('Miri Pipe & Steel') } }),
      [ACKNOWLEDGE]: inTurn(json(504, {}), done),
    })
    await screen.findByRole('heading', { name: 'Order PO-2026-0005' })
    screen.getByRole('row', { name: /^Total MYR.75\.00/ })
    for (const fact of ['For the platform.', 'EN 10204 3.1', 'Asked DAP Kerteh, offered EXW'])
      screen.getByText(fact)
    expect([...(screen.element.shadowRoot?.querySelectorAll('main a') ?? [])]).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Acknowledge the order' }))
    await screen.findByText(
      'This may have been sent. Send it again to be sure: it is done and mailed only once.',
    )
    await user.click(screen.getByRole('button', { name: 'Acknowledge the order' }))
    await screen.findByText('Acknowledged')
    expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
    const keys = network.calls(ACKNOWLEDGE).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('is marked as shipped with a note for the buyer', async () => {
    const { user, network, ...screen } = await openPage(`#${CODE}`, {
      [OPEN]: inTurn({ order }, { order: { ...order, state: 'shipped' } }),
      'POST /api/answer/ship': done,
    })
    await user.type(await screen.findByLabelText('Note to the buyer (optional)'), 'GDEX 8812')
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
    await screen.findByText('Shipped')
    expect(network.calls('POST /api/answer/ship')[0]?.body).toEqual({ note: 'GDEX 8812' })
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull()
  })

  test('that was taken back says so', async () => {
    const lines = order.lines.map(each => ({ ...each, isUndone: true }))
    const screen = await openPage(`#${CODE}`, {
      [OPEN]: { order: { ...order, lines, totals: [], state: 'cancelled' } },
    })
    await screen.findByText('This order was taken back. Do not deliver anything.')
    expect(screen.queryByRole('button', { name: 'Acknowledge the order' })).toBeNull()
  })
})
