import { expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { oneReply, openDashboard, openQuoteReplies, quote, quoted, quotesReply, seller } from './replies.ts'

const QUOTES = 'GET /api/dashboard/quotes'
const LIST = 'GET /api/dashboard/products'

/** Returns the non-empty parameters of the last call. */
function wantedOf(calls: { url: string }[]): object {
  const query = new URL(calls.at(-1)?.url ?? '', 'http://api.test').searchParams
  return Object.fromEntries([...query].filter(([, value]) => value !== ''))
}

test('a long list of requests has pages; words and states narrow it, and return to its first page', async () => {
  const groups = { open: 50, quoted: 3, accepted: 0, over: 2 }
  const reply = { ...quotesReply({ sent: [quote()] }), counts: { sent: 55, received: 0 }, groups, total: 55 }
  const { user, network, ...screen } = await openDashboard('?token=t', { [QUOTES]: reply })
  const next = await screen.findByRole('button', { name: 'Page 3' })
  await user.click(next)
  await screen.findByText('55 in total, what is new first, page 3 of 3')
  expect(wantedOf(network.calls(QUOTES))).toEqual({ PageNumber: '3', RowsPerPage: '25' })
  expect(screen.element.shadowRoot?.activeElement?.textContent).toMatch(/^55 in total/)

  network.reply(QUOTES, { ...reply, total: 0, quotes: [] })
  await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'mud pump{Enter}')
  await screen.findByRole('heading', { name: 'Nothing found' })
  await user.click(screen.getByRole('button', { name: 'Over (2)' }))
  await vi.waitFor(() =>
    expect(wantedOf(network.calls(QUOTES))).toEqual({
      group: 'over',
      search: 'mud pump',
      PageNumber: '1',
      RowsPerPage: '25',
    }),
  )
  expect(screen.getByRole('button', { name: 'Over (2)', pressed: true })).toBeDefined()
  network.reply(QUOTES, reply)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('55 in total, what is new first, page 1 of 3')
  expect(screen.getByRole('searchbox', { name: 'Search words' })).toHaveProperty('value', '')
})

test('a link to a request shows the list that has it: its side, its state, and without words', async () => {
  const sent = quoted({ id: 1 })
  const received = quote({ id: 2, title: 'RFQ : Anchor', status: 'declined' })
  const counts = { sent: 40, received: 1 }
  const { user, network, ...screen } = await openDashboard('?token=t', {
    'GET /api/dashboard/member': seller,
    [QUOTES]: ({ url }) => {
      const of = new URL(url).searchParams.get('of') === 'received' ? 'received' : 'sent'
      return { ...quotesReply({ [of]: [of === 'sent' ? sent : received] }), counts, total: counts[of] }
    },
    'GET /api/dashboard/quotes/rfq/1': oneReply(sent),
    'GET /api/dashboard/quotes/rfq/2': oneReply(received, 'received'),
  })
  await user.click(await screen.findByRole('button', { name: 'Quoted (1)' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'pump{Enter}')
  await vi.waitFor(() =>
    expect(wantedOf(network.calls(QUOTES))).toMatchObject({ group: 'quoted', search: 'pump' }),
  )
  // A row of the list leaves the list as it is.
  await user.click(screen.getByRole('link', { name: 'Mud pump' }))
  await screen.findByRole('region', { name: 'Chosen request' })
  expect(wantedOf(network.calls(QUOTES))).toMatchObject({ group: 'quoted', search: 'pump' })

  location.hash = '#quotes/rfq2'
  await screen.findByRole('tab', { name: 'Received (1)', selected: true })
  await screen.findByRole('link', { name: 'Anchor', current: true })
  expect(wantedOf(network.calls(QUOTES))).toEqual({
    of: 'received',
    group: 'over',
    PageNumber: '1',
    RowsPerPage: '25',
  })
  expect(screen.getByRole('button', { name: /^Over/, pressed: true })).toBeDefined()

  // The reader may look at the other tab beside the request.
  await user.click(screen.getByRole('tab', { name: 'Sent (40)' }))
  await screen.findByRole('tab', { name: 'Sent (40)', selected: true })
  // The open request has a link to its product, of the same name.
  await vi.waitFor(() =>
    expect(
      screen.getAllByRole('link', { name: 'Mud pump' }).map(link => link.getAttribute('href')),
    ).toContain('#quotes/rfq1'),
  )
  expect(screen.getByRole('heading', { name: 'Anchor' })).toBeDefined()
})

test('a request stays open with its confirmation when it no longer matches the filter', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote()),
    'POST /api/dashboard/rfqs/1': { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('button', { name: 'Open (1)' }))
  await user.click(await screen.findByRole('button', { name: 'No longer needed' }))
  network.reply(QUOTES, { ...quotesReply({ sent: [quote({ id: 2, title: 'RFQ : Anchor' })] }) })
  network.reply('GET /api/dashboard/quotes/rfq/1', oneReply(quote({ status: 'declined' })))
  await user.click(screen.getAllByRole('button', { name: 'No longer needed' }).at(-1) ?? screen.element)
  await screen.findByText('You told the seller that it is no longer needed.')
  const rows = screen.within(screen.getByRole('table', { name: 'Sent requests' }))
  await rows.findByRole('link', { name: 'Anchor' })
  expect(rows.queryByRole('link', { name: 'Mud pump' })).toBeNull()
  expect(screen.getByText('Declined')).toBeDefined()
})

test('a quote links to the other party’s company and to the conversation', async () => {
  const { network, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    'GET /api/dashboard/member': seller,
    ...openQuoteReplies(quote({ buyer: { id: 9, name: 'Miri Wells' }, chat: 4, itemId: null }), 'received'),
    'GET /api/dashboard/quotes/rfq/2': oneReply(quote({ id: 2 })),
  })
  const company = await screen.findByRole('link', { name: 'Miri Wells' })
  expect(company.getAttribute('href')).toBe('https://market.test/company/9')
  expect(screen.getByRole('link', { name: 'Your messages' }).getAttribute('href')).toBe('#messages/4')
  const panel = screen.within(screen.getByRole('region', { name: 'Chosen request' }))
  expect(panel.queryByRole('link', { name: 'Mud pump' })).toBe(null)
  location.hash = '#quotes/rfq2'
  const chat = await screen.findByRole('link', { name: 'Write a message' })
  expect(chat.getAttribute('href')).toBe('https://market.test/company/1?chat=open')
})

test('a product is deleted once, after a question; if it was the last of its page, the previous page appears', async () => {
  const row = { id: 7, name: 'Safety Helmet', category: 'Pipe', isPublished: true, picture: '' }
  const DELETE = 'DELETE /api/dashboard/products/7'
  const list = (total: number) => ({ items: [row], total, all: total, categories: [] })
  const { user, network, ...screen } = await openDashboard('?token=t#products', {
    'GET /api/dashboard/member': seller,
    [LIST]: list(11),
    'GET /api/dashboard/products/7': { ...row, pictures: [] },
    [DELETE]: inTurn(fault('offline'), json(404, { ResponseMessage: 'This product was not found.' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  location.hash = '#products/7'
  await user.click(await screen.findByRole('button', { name: 'Delete Safety Helmet' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(network.calls(DELETE)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Safety Helmet' }))
  network.reply(LIST, list(10))
  await user.dblClick(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByText(/^This may have been done\./)
  // The call had arrived; only its answer was lost.
  await user.click(screen.getByRole('button', { name: 'Delete Safety Helmet' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByText('10 in total, newest first')
  expect(network.calls(DELETE)).toHaveLength(2)
  expect(network.calls(DELETE)[0]?.headers['idempotency-key']).toBeTruthy()
  await vi.waitFor(() => expect(wantedOf(network.calls(LIST))).toMatchObject({ PageNumber: '1' }))
})

test('logo and banner can be chosen, shown and removed; one that is too large is refused before sending', async () => {
  const PROFILE = 'GET /api/dashboard/company'
  const UPLOAD = 'POST /api/upload/dashboard/company/logo'
  const { user, network, ...screen } = await openDashboard('?token=t#company', {
    'GET /api/dashboard/member': seller,
    [PROFILE]: { name: 'Kemaman', logo: '', banner: '' },
    [UPLOAD]: { ReturnCode: 200 },
    'DELETE /api/dashboard/company/logo': { ReturnCode: 200 },
  })
  const field = await screen.findByLabelText('Logo')
  const large = new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'huge.png', { type: 'image/png' })
  await user.upload(field, large)
  await screen.findByText('huge.png: it is larger than 5 MB. Choose a smaller one.')
  expect(network.calls(UPLOAD)).toEqual([])
  network.reply(PROFILE, { name: 'Kemaman', logo: '/api/pictures/upload/a', banner: '' })
  await user.upload(field, new File(['x'], 'logo.png', { type: 'image/png' }))
  await screen.findByRole('img', { name: 'Your logo' })
  network.reply(PROFILE, { name: 'Kemaman', logo: '', banner: '' })
  await user.click(screen.getByRole('button', { name: 'Remove logo' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByText(/^Your page shows a placeholder logo/)
})
