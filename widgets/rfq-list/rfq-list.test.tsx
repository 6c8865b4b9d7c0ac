import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { $rfqList, addLines } from '#shared/procurement/rfq-list/rfq-list.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { keepUser } from '#shared/session/session.ts'
import { inTurn, json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { rfqReply, searchReply, uploadReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import { readAsked } from '#shared/trade/asked.ts'
import './rfq-list.element.ts'

const CREATE = 'POST /api/public/rfq/new2'
const UPLOADS = {
  product: 'POST /api/upload/Public/Products/Rfq/Doc',
  service: 'POST /api/upload/Public/Services/Rfq/Doc',
}
const SEARCH = 'GET /api/public/search/item'
const html = '<trade-rfq-list></trade-rfq-list>'

const offer = (itemId: number, companyId = 12) => ({
  kind: 'product' as const,
  itemId,
  itemName: `Valve ${itemId}`,
  companyId,
  companyName: `Seller ${companyId}`,
})
const gate = { wanted: 'Gate valve', quantity: '4', unit: 'pcs', offers: [offer(1), offer(2, 14)] }
const gasket = { wanted: 'Gasket', quantity: '2', offers: [offer(3)] }

/** Returns replies to the searches for products and for services. */
const found = (products: Found, services: Found = []) => ({
  [SEARCH]: ({ query }: RecordedRequest) => searchReply(query.itemType === 'SERVICES' ? services : products),
})
type Found = Parameters<typeof searchReply>[0]

const open = (scene: Scene = {}): Promise<Screen> =>
  mount(html, {
    user: member(),
    lines: [gate, gasket],
    ...scene,
    replies: {
      [CREATE]: rfqReply(501),
      ...found([{ name: 'Gate valve SW' }]),
      ...scene.replies,
    },
  })
const press = ({ user, findByRole }: Screen, name: string): Promise<void> =>
  findByRole('button', { name }).then(button => user.click(button))
const { fill, uploadAll } = userActions(document.body)
const rowsOf = (screen: Screen): string[] =>
  screen.getAllByRole('rowheader').map(head => head.textContent ?? '')
const events = ({ events: all }: Screen) => all.filter(({ type }) => type.startsWith('trade-rfq-list'))

async function sendAll(screen: Screen): Promise<void> {
  await press(screen, 'Send all')
  await press(screen, 'OK')
}

test('an empty list says how to add lines, and leads to the search', async () => {
  const screen = await open({ lines: [] })
  expect(await screen.findByRole('heading', { name: 'Nothing on the list yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search the marketplace' })).toHaveProperty(
    'href',
    'https://market.test/search',
  )
  expect(screen.queryByRole('button', { name: 'Send all' })).toBeNull()
})

test('shows the items and their sellers, by line and by seller', async () => {
  const screen = await open()
  await screen.findByRole('table', { name: 'RFQ list' })
  expect(rowsOf(screen)).toEqual(['Gate valve', 'Gasket'])
  expect(screen.getByRole('cell', { name: '4 pcs' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '2 chosen' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Valve 2' })).toHaveProperty(
    'href',
    'https://market.test/product/2',
  )
  expect(screen.getByText('2 lines · 3 requests · 2 sellers')).toBeTruthy()
  await press(screen, 'By seller')
  expect(rowsOf(screen)).toEqual(['Seller 12 2', 'Gate valve', 'Gasket', 'Seller 14 1', 'Gate valve'])
  // The fields are there once, for the current row.
  expect(screen.getAllByLabelText('Item needed')).toHaveLength(1)
  await press(screen, 'Do not ask Seller 12 for Gate valve')
  await vi.waitFor(() =>
    expect(rowsOf(screen)).toEqual(['Seller 14 1', 'Gate valve', 'Seller 12 1', 'Gasket']),
  )
})

test('a row opens its details, from which Escape leads back, and arrow keys go along the rows', async () => {
  const screen = await open()
  const focus = () => screen.element.shadowRoot?.activeElement
  const gasketRow = await screen.findByRole('button', { name: 'Gasket' })
  await screen.user.click(gasketRow)
  await vi.waitFor(() => expect(focus()?.textContent).toBe('Line 2'))
  expect(gasketRow.getAttribute('aria-current')).toBe('true')
  expect(screen.getByLabelText('Item needed')).toHaveProperty('value', 'Gasket')
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Escape' })
  expect(focus() === gasketRow).toBe(true)
  fireEvent.keyDown(gasketRow, { key: 'ArrowUp' })
  expect(focus()?.textContent).toBe('Gate valve')
  await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Line 1' })).toBeTruthy())
})

const many = (names: readonly string[]) =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    companyId: 21 + index,
    companyName: `Seller ${21 + index}`,
  }))

test('chooses up to three sellers for each line without one: the same, then the nearest; and takes them off again', async () => {
  const screen = await open({
    lines: [{ wanted: 'Gate valve 2"' }, gasket, { wanted: 'Kelly cock' }, { wanted: 'Elbow 6"' }],
    replies: {
      [SEARCH]: ({ query }: RecordedRequest) => {
        if (query.itemType === 'SERVICES' || /kelly|cock/i.test(query.searchKeyword ?? ''))
          return searchReply([])
        const size = query.searchKeyword === 'Elbow 6"' ? ['8"'] : ['2"', '3"', '2"', '2"', '2"']
        return searchReply(
          many(size.map((each, at) => `${query.searchKeyword?.split(' ')[0]} ${each} ${at}`)),
        )
      },
    },
  })
  await press(screen, 'Choose up to 3 sellers for each line')
  await screen.findByText(
    'Chose sellers for 1 of 3 lines. 1 line has no match. 1 line has only matches that differ. Look at them yourself.',
  )
  const chosen = () => $rfqList.get().lines.map(({ offers }) => offers.map(({ companyId }) => companyId))
  expect(chosen()).toEqual([[21, 23, 24], [12], [], []])
  await screen.findByRole('cell', { name: '5 matches, 3 chosen' })
  expect(screen.getByRole('cell', { name: 'No match' })).toBeTruthy()
  await press(screen, 'Choose the nearest')
  await screen.findByText(
    'Chose sellers for 2 of 3 lines. 1 line has no match. 1 line has sellers whose items differ. Look at them before you send.',
  )
  expect(chosen()).toEqual([[21, 23, 24], [12], [], [21]])
  await screen.findByRole('cell', { name: '1 match, 1 chosen A chosen item differs' })
  await screen.findByRole('group', { name: 'Line 4' })
  expect(screen.queryByRole('button', { name: 'Choose the nearest' })).toBeNull()
  await press(screen, 'Undo')
  await screen.findByText('These sellers are no longer chosen.')
  expect(chosen()).toEqual([[], [12], [], []])
})

test('nothing is in red before the buyer tries to send', async () => {
  const screen = await open({ lines: [{ wanted: 'Gate valve' }, gasket] })
  await screen.findByRole('cell', { name: '1 match' })
  expect(screen.getByText('1 line without a seller').className).not.toContain('error')
  await press(screen, 'Send all')
  expect(
    (await screen.findByRole('cell', { name: 'No seller chosen' })).querySelector('.error-text'),
  ).toBeTruthy()
})

test('the requirements of the list are named in short, and edited on demand', async () => {
  const screen = await open()
  await screen.findByText('None yet')
  await press(screen, 'Edit the requirements of the list')
  await fill('Named place', 'Kerteh')
  await fill('Needed by', '2027-01-15')
  await press(screen, 'Done with the requirements of the list')
  const section = screen.within(screen.getByRole('region', { name: 'Requirements of the list' }))
  await vi.waitFor(() =>
    expect(section.getAllByRole('listitem').map(each => each.textContent)).toEqual([
      'Named place: Kerteh',
      'Needed by: 15 January 2027',
    ]),
  )
  expect(screen.queryByLabelText('Named place')).toBeNull()
})

test('keeps typed text, and removing a line moves the focus to the next', async () => {
  const screen = await open()
  await screen.user.type(await screen.findByLabelText('Note'), 'Fire safe')
  document.body.innerHTML = html
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Fire safe')
  await press(screen, 'Remove line 1')
  await vi.waitFor(() => expect(rowsOf(screen)).toEqual(['Gasket']))
  const active = document.querySelector('trade-rfq-list')?.shadowRoot?.activeElement
  expect(active?.getAttribute('aria-label')).toBe('Remove line 1')
  expect(events(screen)).toEqual([{ type: 'trade-rfq-list-change', detail: { lines: 1 } }])
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the user switches to another page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('keeps typed text at once when %s', async (_, leave) => {
  const screen = await open()
  await screen.user.type(await screen.findByLabelText('Note'), 'Fire safe')
  leave()
  expect($rfqList.get().lines[0]?.note).toBe('Fire safe')
})

test('shows pasted lines as it reads them and searches for them, and only the buyer chooses sellers', async () => {
  const screen = await open({ lines: [] })
  await press(screen, 'Paste lines')
  await fill('Lines or cells', '10 pcs gate valve paste')
  await screen.findByText('gate valve paste')
  await press(screen, 'Add to the list (1)')
  const choice = await screen.findByRole('checkbox', { name: /Gate valve SW/ })
  expect(choice).toHaveProperty('checked', false)
  expect(screen.network.calls(SEARCH)[0]?.query).toMatchObject({ searchKeyword: 'gate valve paste' })
  await press(screen, 'Send all')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Line 1: No seller chosen. Choose one, or remove the line.',
  )
  await vi.waitFor(() =>
    expect(screen.element.shadowRoot?.activeElement === screen.getByLabelText('Search for')).toBe(true),
  )
  await screen.user.click(choice)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  await sendAll(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ productServiceId: 1, quantity: 10 })
})

test('shows pasted remarks, which become the note of the line', async () => {
  const screen = await open({ lines: [] })
  await press(screen, 'Paste lines')
  await fill('Lines or cells', 'Item\tQty\tRemarks\nGlobe valve\t4\tw/ handwheel')
  const preview = screen.within(await screen.findByRole('region', { name: 'Preview' }))
  expect(preview.getByRole('columnheader', { name: 'Note' })).toBeTruthy()
  expect(preview.getByRole('cell', { name: 'w/ handwheel' })).toBeTruthy()
  await press(screen, 'Add to the list (1)')
  await vi.waitFor(() => expect(screen.getByLabelText('Note')).toHaveProperty('value', 'w/ handwheel'))
  await vi.waitFor(() => expect(screen.network.calls(SEARCH)[0]?.query.searchKeyword).toBe('Globe valve'))
})

test('a line can be searched by other words, asks five sellers at most, and a failed search can be retried', async () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Match ${index + 1}` }))
  let isDown = true
  const screen = await open({
    lines: [{ wanted: 'rare thing', offers: [offer(81), offer(82), offer(83)] }],
    replies: { [SEARCH]: () => (isDown ? json(500, {}) : searchReply(nine)) },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await screen.user.click(retry)
  await vi.waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(8))
  await fill('Search for', 'elbow')
  await press(screen, 'Search')
  await vi.waitFor(() => expect(screen.network.calls(SEARCH).at(-1)?.query.searchKeyword).toBe('elbow'))
  const [first, second, third] = await screen.findAllByRole('checkbox', { name: /^Match/ })
  await screen.user.click(first ?? screen.element)
  await screen.user.click(second ?? screen.element)
  await vi.waitFor(() => expect(third).toHaveProperty('disabled', true))
})

const names = async ({ findAllByRole }: Screen) =>
  (await findAllByRole('checkbox')).map(box => box.closest('li')?.querySelector('a')?.textContent)
const slips = [{ id: 1, name: 'Rotary Slips' }]
const particles = { id: 1, name: 'Magnetic Particle Inspection Crew' }

test.each([
  ['their name has all the words', { wanted: 'magnetic particle inspection' }, [particles]],
  ['work is bought by the day', { wanted: 'survey', unit: 'days' }, [particles]],
  ['work is bought by the lot', { wanted: 'crane hire', unit: 'lot' }, [particles]],
])('offers services first where %s, and asks for them as services', async (_, line, services) => {
  const screen = await open({ lines: [line], replies: found(slips, services) })
  expect(await names(screen)).toEqual(['Magnetic Particle Inspection Crew', 'Rotary Slips'])
  const choice = await screen.findByRole('checkbox', { name: /Inspection Crew.*Service/ })
  await screen.user.click(choice)
  await vi.waitFor(() => expect(choice).toHaveProperty('checked', true))
  expect($rfqList.get().lines[0]?.offers).toEqual([
    {
      kind: 'service',
      itemId: 1,
      itemName: 'Magnetic Particle Inspection Crew',
      companyId: 12,
      companyName: 'Kerteh Flow Control Sdn Bhd',
    },
  ])
  expect(screen.getByRole('checkbox', { name: /Slips.*Product/ })).toHaveProperty('checked', false)
  expect(screen.network.calls(SEARCH).map(({ query }) => query.itemType)).toEqual(['PRODUCTS', 'SERVICES'])
})

test.each([
  ['two that match as well are included', '', ['Gate valve 4', 'Gate valve overhaul']],
  ['none is included where goods are counted', 'pcs', ['Gate valve 4', 'Gate valve 5']],
])('otherwise offers services after the products, five in all: %s', async (_, unit, last) => {
  const six = Array.from({ length: 6 }, (__, index) => ({ id: index + 1, name: `Gate valve ${index + 1}` }))
  const services = [{ id: 9, name: 'Gate valve overhaul' }, particles]
  const screen = await open({ lines: [{ wanted: 'gate valves', unit }], replies: found(six, services) })
  expect(await names(screen)).toEqual(['Gate valve 1', 'Gate valve 2', 'Gate valve 3', ...last])
})

test('a match shows its place, links to its page, and says which details differ', async () => {
  const near = { id: 7, name: 'Gate valve 2" 800#', description: 'Forged.', location: 'Bintulu, Sarawak' }
  const all = { id: 8, name: 'Gate valve', description: 'Size 37 inch, class 9000.' }
  const screen = await open({
    lines: [{ wanted: 'Gate valve 37" 9000#' }],
    replies: found([near, all]),
  })
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Gate valve/ })
  expect(screen.getByText('Kerteh Flow Control Sdn Bhd · Bintulu, Sarawak')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gate valve 2" 800#' })).toHaveProperty(
    'href',
    'https://market.test/product/7',
  )
  expect(first?.closest('li')?.textContent).toContain('Differs in: size, class')
  expect(second?.closest('li')?.textContent).not.toMatch(/Differs|Not stated/)
})

test('a match of another grade says so, and one that states no grade says that', async () => {
  const items = [
    { id: 7, name: 'ASTM A335 P22 Seamless Pipe' },
    { id: 8, name: 'ASTM A106 Gr. B Seamless Pipe' },
    { id: 9, name: 'Seamless Pipe' },
  ]
  const screen = await open({ lines: [{ wanted: 'A106 Gr B pipe' }], replies: found(items) })
  const matches = await screen.findAllByRole('checkbox', { name: /Seamless Pipe/ })
  const texts = matches.map(match => match.closest('li')?.textContent)
  expect(texts[0]).toContain('Differs in: grade')
  expect(texts[1]).not.toMatch(/Differs|Not stated/)
  expect(texts[2]).toContain('Not stated: grade')
})

test.each([
  ['', 'Quantity is empty'],
  ['ten', 'Quantity is empty'],
  ['-1', 'Quantity cannot be negative'],
])('a quantity of "%s" keeps the list from being sent', async (quantity, problem) => {
  const screen = await open({ lines: [gasket, { ...gate, quantity }] })
  await press(screen, 'Send all')
  expect((await screen.findByRole('alert')).textContent).toBe(`Line 2: ${problem}`)
  await screen.findByRole('group', { name: 'Line 2' })
  await vi.waitFor(() =>
    expect(screen.element.shadowRoot?.activeElement === screen.getByLabelText('Quantity')).toBe(true),
  )
  expect(screen.network.calls(CREATE)).toEqual([])
})

test('a visitor adds lines, and signs in to send', async () => {
  const screen = await open({ user: null })
  const button = await screen.findByRole('button', { name: 'Send all' })
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByText('Please login before submitting RFQ or Inquiry')).toBeTruthy()
  keepUser(member())
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
  expect(rowsOf(screen)).toHaveLength(2)
})

test('asks once, sends a request for each line and seller, and alerts once when all are saved', async () => {
  const last = later()
  const screen = await open({ replies: { [CREATE]: inTurn(rfqReply(), rfqReply(), last) } })
  await press(screen, 'Send all')
  await screen.findByRole('heading', {
    name: 'Are you sure to submit your RFQ list? Requests: 3. Sellers: 2.',
  })
  await press(screen, 'OK')
  await screen.findByText('2 of 3 requests sent')
  expect(screen.queryByRole('heading', { name: 'RFQ sucessfully send' })).toBeNull()
  expect(screen.getByLabelText('Item needed').closest('fieldset')?.disabled).toBe(true)
  last.release(rfqReply())
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.getByText("To folow up, please check in 'Qoute Me' module in Dashboard")).toBeTruthy()
  await press(screen, 'OK')
  expect(events(screen).at(-1)).toEqual({ type: 'trade-rfq-list-sent', detail: { sent: 3, failed: 0 } })
  expect(screen.getByText(/^Sent to 2 sellers\. Their quotations appear/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Nothing on the list yet' })).toBeNull()

  // It stays after a reload, without the alert.
  document.body.innerHTML = html
  await screen.findByRole('link', { name: /^See the quotations/ })
  expect(screen.queryByRole('heading', { name: 'RFQ sucessfully send' })).toBeNull()
  await press(screen, 'Done')
  await screen.findByRole('heading', { name: 'Nothing on the list yet' })
})

test('the links in the alert and beside a list that was sent open its bids in the dashboard', async () => {
  const screen = await open({ replies: { [CREATE]: rfqReply(71) } })
  await sendAll(screen)
  const alert = await screen.findByRole('alertdialog', { name: 'RFQ sucessfully send' })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const openBids = async (link: Promise<HTMLElement>): Promise<void> => {
    await screen.user.click(await link)
    await vi.waitFor(() => expect(opened.mock.lastCall?.[0]).toMatch(/#bids\/rfq71$/))
    opened.mockClear()
  }
  const link = { name: /^See the quotations/ }
  await openBids(screen.within(alert).findByRole('link', link))
  await press(screen, 'OK')
  await openBids(screen.findByRole('link', link))
  opened.mockRestore()
})

test('another list can be sent while the one before is still shown', async () => {
  const screen = await open({ replies: { [CREATE]: rfqReply() } })
  await sendAll(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  await press(screen, 'OK')
  addLines([gasket])
  await sendAll(screen)
  await screen.findByText(/^Sent to 1 seller\./)
  expect(screen.network.calls(CREATE)).toHaveLength(4)
})

test('after the confirmation, the focus is on the heading of the progress', async () => {
  const screen = await open({ replies: { [CREATE]: later() } })
  await sendAll(screen)
  await screen.findByText('0 of 3 requests sent')
  const heading = screen.getByRole('heading', { name: /^RFQ list \d{4}-/ })
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === heading).toBe(true))
})

test('the focus is on the heading of the progress after an upload too', async () => {
  const screen = await open({ replies: { [CREATE]: later(), [UPLOADS.product]: uploadReply('/p.pdf') } })
  await uploadAll('Add files', [pdfFile('drawing.pdf')])
  await screen.findByText('drawing.pdf')
  await sendAll(screen)
  await screen.findByText('0 of 3 requests sent')
  const heading = screen.getByRole('heading', { name: /^RFQ list \d{4}-/ })
  await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === heading).toBe(true))
})

test('shows success only when a failed request has been sent again, even after a reload', async () => {
  const screen = await open({ replies: { [CREATE]: inTurn(json(500, {}), rfqReply()) } })
  await sendAll(screen)
  await screen.findByText('2 of 3 requests sent')
  const retry = await screen.findByRole('button', { name: /^Try again: Valve \d of Seller \d+$/ })
  expect(screen.queryByRole('heading', { name: 'RFQ sucessfully send' })).toBeNull()
  expect(events(screen).at(-1)).toEqual({ type: 'trade-rfq-list-sent', detail: { sent: 2, failed: 1 } })
  expect(retry.textContent).toBe('Try again')
  document.body.innerHTML = html
  await screen.user.click(await screen.findByRole('button', { name: /^Try again: / }))
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)).toHaveLength(4)
})

test('of two lists on a page, one alerts and tells the host', async () => {
  const screen = await mount(html + html, {
    user: member(),
    lines: [gasket],
    replies: { [CREATE]: rfqReply(), ...found([]) },
  })
  const [button] = await screen.findAllByRole('button', { name: 'Send all' })
  await screen.user.click(button ?? document.body)
  await press(screen, 'OK')
  expect(await screen.findAllByRole('heading', { name: 'RFQ sucessfully send' })).toHaveLength(1)
  expect(events(screen).filter(({ type }) => type === 'trade-rfq-list-sent')).toHaveLength(1)
})

test('reads a foreign file as pasted lines, and imports an exported list as a whole', async () => {
  const screen = await open({ lines: [] })
  const input = screen.getByLabelText('Import file')
  await screen.user.upload(input, new File(['Item,Qty\nGasket,4\n'], 'mto.csv', { type: 'text/csv' }))
  await press(screen, 'Add to the list (1)')
  await vi.waitFor(() => expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '4'))
  const csv =
    'line,wanted,quantity,unit,note,kind,itemId,itemName,companyId,companyName\n1,Elbow,2,pcs,,product,7,Elbow 90,12,Seller 12\n'
  await screen.user.upload(input, new File([csv], 'list.csv', { type: 'text/csv' }))
  await screen.user.click(await screen.findByRole('button', { name: 'Elbow' }))
  expect(await screen.findByRole('link', { name: 'Elbow 90' })).toBeTruthy()
})

const imported = async (bytes: Uint8Array<ArrayBuffer> | string, name = 'mto.csv'): Promise<Screen> => {
  const screen = await open({ lines: [] })
  await screen.user.upload(
    screen.getByLabelText('Import file'),
    new File([bytes], name, { type: 'text/csv' }),
  )
  return screen
}

test('offers no lines of a damaged workbook, but says how to save it, until the next file', async () => {
  const screen = await imported('PK\x03\x04[Content_Types].xml\0xl/workbook.xml')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This workbook can’t be read: it is old, damaged or protected. In Excel choose File > Save As > Excel Workbook (.xlsx) without a password, then import that file.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  const input = screen.getByLabelText('Import file')
  await screen.user.upload(input, new File(['Item,Qty\nGasket,4\n'], 'mto.csv', { type: 'text/csv' }))
  await press(screen, 'Add to the list (1)')
  expect(screen.queryByText(/workbook/)).toBeNull()
})

test('says when a file has only a header or is empty', async () => {
  const screen = await imported('Description;Qty;Unit\n')
  expect(await screen.findByText('There is a header, but no lines below it.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to the list (0)' })).toHaveProperty('disabled', true)
  await press(screen, 'Cancel')
  await screen.user.upload(
    screen.getByLabelText('Import file'),
    new File(['\n'], 'empty.csv', { type: 'text/csv' }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe('This file is empty.')
})

test('leaves titles, totals and prices off the list, and counts and names the rows left out', async () => {
  const screen = await imported(
    'RFQ 2026-114;;;\nDescription;Qty;Unit Price;Total\nGate valve;4;120,00;480,00\nTotal;;;480,00\n',
  )
  expect(await screen.findByText(/Rows left out, such as titles and totals: 2\./)).toBeTruthy()
  for (const row of [1, 4])
    expect(await screen.findByLabelText(`What row ${row} is`)).toHaveProperty('value', 'leaveOut')
  await press(screen, 'Add to the list (1)')
  await vi.waitFor(() => expect(screen.getByLabelText('Item needed')).toHaveProperty('value', 'Gate valve'))
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '4')
  expect($rfqList.get().requirements.reference).toBe('RFQ 2026-114')
})

test('shows as much of a long file as fits, without its text', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => `Gate valve ${index};${index + 1};pcs`)
  const screen = await imported(['Description;Qty;Unit', ...rows].join('\r\n'))
  expect(
    await screen.findByText(/A list has room for 200 lines\. Lines that do not fit: 2,300\./),
  ).toBeTruthy()
  expect(screen.queryByLabelText('Lines or cells')).toBeNull()
  await press(screen, 'Add to the list (200)')
  expect(await screen.findByText(/^200 lines · /)).toBeTruthy()
})

const inspection = { wanted: 'Inspection', offers: [{ ...offer(4), kind: 'service' as const }] }

test('uploads a file once for products and once for services, and sends it with every request', async () => {
  const reply = { [UPLOADS.product]: uploadReply('/p.pdf'), [UPLOADS.service]: uploadReply('/s.pdf') }
  const screen = await open({ lines: [gate, gasket, inspection], replies: reply })
  await uploadAll('Add files', [pdfFile('drawing.rev2.pdf')])
  await screen.findByText('drawing.rev2.pdf')
  await sendAll(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(Object.values(UPLOADS).map(call => screen.network.calls(call).length)).toEqual([1, 1])
  const sent = screen.network.calls(CREATE).map(({ query }) => `${query.fileName} ${query.attachmentUrl}`)
  expect(sent.sort()).toEqual(['drawing /p.pdf', 'drawing /p.pdf', 'drawing /p.pdf', 'drawing /s.pdf'])
})

test('a failed upload sends nothing and keeps everything, and a finished upload is not repeated', async () => {
  const screen = await open({
    lines: [gate, inspection],
    replies: {
      [UPLOADS.product]: uploadReply('/p.pdf'),
      [UPLOADS.service]: inTurn(json(500, {}), uploadReply('/s.pdf')),
    },
  })
  await uploadAll('Add files', [pdfFile('drawing.pdf')])
  await screen.findByText('drawing.pdf')
  await sendAll(screen)
  await screen.findByText(/^The file could not be uploaded, so nothing was sent/)
  expect(screen.network.calls(CREATE)).toEqual([])
  expect(screen.getByText('drawing.pdf')).toBeTruthy()
  expect(rowsOf(screen)).toHaveLength(2)
  await sendAll(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(Object.values(UPLOADS).map(call => screen.network.calls(call).length)).toEqual([1, 2])
})

test('a cancelled upload sends nothing', async () => {
  const upload = later()
  const screen = await open({ replies: { [UPLOADS.product]: upload } })
  await uploadAll('Add files', [pdfFile('drawing.pdf')])
  await screen.findByText('drawing.pdf')
  await sendAll(screen)
  await screen.findByText('Please wait a second!')
  await press(screen, 'Cancel Upload')
  upload.release(uploadReply())
  await vi.waitFor(() => expect(screen.queryByText('Please wait a second!')).toBeNull())
  expect(screen.getByText('drawing.pdf')).toBeTruthy()
  expect(screen.network.calls(CREATE)).toEqual([])
})

test('each request and event names the configured origin, also after a retry', async () => {
  const screen = await open({
    lines: [gasket],
    config: { source: 'Kedah Pumps' },
    replies: { [CREATE]: inTurn(json(500, {}), rfqReply(501)) },
  })
  await screen.findByText('Sent from: Kedah Pumps')
  await sendAll(screen)
  const retry = await screen.findByRole('button', { name: /^Try again/ })
  configure({ source: 'Port Klang' })
  await screen.user.click(retry)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  const sent = screen.network.calls(CREATE).map(({ body }) => readAsked(Reflect.get(Object(body), 'rfqBody')))
  expect(sent).toMatchObject(
    Array(2).fill({
      note: 'Gasket',
      requirements: { quantity: '2' },
      origin: '\n\nSent from: Kedah Pumps',
    }),
  )
  expect(events(screen)).toContainEqual({
    type: 'trade-rfq-list-sent',
    detail: {
      sent: 1,
      failed: 0,
      lead: { source: 'Kedah Pumps', reference: '', page: '', title: '', utm: {} },
    },
  })
  expect($sentRequests.get()[0]?.message).not.toContain('Kedah')
})
