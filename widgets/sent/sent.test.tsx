import { expect, test, vi } from 'vitest'
import type { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { drafts } from '#shared/forms/drafts.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { $rfqList, addLines, MAX_LINES, requireOfAll } from '#shared/procurement/rfq-list/rfq-list.ts'
import { $user, forgetUser, keepUser } from '#shared/session/session.ts'
import { asking } from '#shared/testing/asking.ts'
import { json } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { sentInquiry, sentRfq } from '#shared/testing/samples/sent.ts'
import { member, type Scene, setScene } from '#shared/testing/scene.ts'
import { noRequirements } from '#shared/trade/requirements.ts'
import './sent.element.ts'

const list = 'RFQ list 2026-11-21/ab12'

const mountWith = (...records: ConfirmedRequest[]): Promise<Screen> => mountIn({}, ...records)

async function mountIn(scene: Scene, ...records: ConfirmedRequest[]): Promise<Screen> {
  setScene({ user: member() })
  for (const record of records) recordRequest(record, true)
  return mount('<trade-sent></trade-sent>', { user: member(), ...scene })
}

const shown = (screen: Screen): (string | null)[] =>
  // Not found by role, because that would take half a minute for hundreds of records.
  [...(screen.element.shadowRoot?.querySelectorAll('tr.record > th') ?? [])].map(
    ({ textContent }) => textContent,
  )

const draftOf = (form: string, target: string) => drafts.read({ form, target, owner: member().id })?.values

test('shows the item and seller, what else was sent once it is opened, and no state', async () => {
  const screen = await mountWith(sentRfq())
  expect(screen.getByText(/To see the answers, open the dashboard/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
  const item = screen.getByRole('link', { name: 'Ball valve 8" 600#' })
  expect(item.getAttribute('href')).toBe('https://market.test/product/7')
  const seller = screen.getByRole('link', { name: 'Kemaman Valve Works' })
  expect(seller.getAttribute('href')).toBe('https://market.test/company/12')
  for (const fact of ['501', '4', 'datasheet']) expect(screen.getByText(fact)).toBeTruthy()
  const details = screen.getByText(/CIF Labuan/).closest('tr')
  expect(details?.hidden).toBe(true)
  await screen.user.click(
    screen.getByRole('button', { name: 'Details: Ball valve 8" 600#', expanded: false }),
  )
  expect(details?.hidden).toBe(false)
  expect(screen.queryByRole('columnheader', { name: 'State' })).toBeNull()
  expect(screen.network.requests).toEqual([])
})

test('asks a visitor to sign in, and hides the records of other members', async () => {
  const screen = await mountWith(sentRfq())
  forgetUser()
  await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
  expect(screen.queryByText(/Ball valve/)).toBeNull()
  keepUser(member({ id: 42 }))
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeTruthy()
})

test('groups the requests of a list under its name', async () => {
  const screen = await mountWith(sentRfq({ title: 'Gasket', list }), sentRfq({ title: 'Stud bolt', list }))
  const group = screen.within(screen.getByRole('rowgroup', { name: list }))
  expect(group.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    list,
    'Gasket',
    'Stud bolt',
  ])
})

const STATES = 'GET /api/dashboard/states'
const state = { id: 501, status: 'open', isNew: false, isUndelivered: false }

test('on a host that tells, shows how each request stands, as a link to it in the dashboard', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const rfq = [{ ...state, status: 'quoted', isNew: true }]
  const inquiry = [{ ...state, id: 601, isUndelivered: true }]
  const screen = await mountIn(
    {
      config: { requestStates: true, dashboardHost: 'https://dash.test' },
      replies: { [STATES]: { rfq, inquiry } },
    },
    sentRfq(),
    sentInquiry(),
    sentRfq({ title: 'Gasket', serverId: null }),
  )
  const link = await screen.findByRole('link', { name: /^Quoted ?New ?Ball valve 8" 600#$/ })
  await screen.user.click(link)
  expect(opened.mock.calls[0]?.[0]).toBe('https://dash.test/app/dashboard/menu?token=token-41#quotes/rfq501')
  screen.getByRole('link', { name: /^Not delivered ?Stock in Labuan$/ })
  expect(screen.queryByRole('link', { name: /^\w+ ?Gasket$/ })).toBeNull()
  expect(screen.network.calls(STATES).map(({ url }) => new URL(url).search)).toEqual(['?rfq=501&inquiry=601'])
})

test('without an answer, everything else is there', async () => {
  const screen = await mountIn(
    { config: { requestStates: true }, replies: { [STATES]: json(500, {}) } },
    sentRfq(),
  )
  await expect.poll(() => screen.queryByRole('columnheader', { name: 'State' })).toBeNull()
  expect(screen.network.calls(STATES)).toHaveLength(1)
  expect(screen.getByText('Kemaman Valve Works')).toBeTruthy()
})

test('shows the reference of the buyer, and the quantity with its unit', async () => {
  const screen = await mountWith(
    sentRfq({
      title: 'Cable',
      list,
      quantity: 120,
      message: asking('Cable', { unit: 'm', reference: 'PO 7' }, { list, item: 1, of: 2 }),
    }),
    sentRfq({
      title: 'Gland',
      list,
      message: asking('Gland', {}, { list, item: 2, of: 2 }),
    }),
  )
  expect(screen.getByText('120 m')).toBeTruthy()
  expect(screen.getByText('PO 7')).toBeTruthy()
  expect(screen.getAllByText('Reference')).toHaveLength(1)
})

test('the requests of a list keep their order, whichever was confirmed first', async () => {
  const sent = [2, 10, 1, 3].map(item => ({
    title: `Item ${item}`,
    message: asking(`Item ${item}`, {}, { list, item, of: 10 }),
  }))
  const screen = await mountWith(sentRfq({ title: 'Alone' }), ...sent.map(each => sentRfq({ list, ...each })))
  const group = screen.within(screen.getByRole('rowgroup', { name: list }))
  const titles = group.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(titles).toEqual([list, 'Item 1', 'Item 2', 'Item 3', 'Item 10'])
})

test.each([
  ['labuan fasteners', ['Stud bolt']],
  ['501', ['Ball valve 8" 600#']],
  ['stock TWO', ['Stock in Labuan']],
  ['compressor', []],
])('a search for "%s" finds %j', async (words, titles) => {
  const other = { title: 'Stud bolt', companyName: 'Labuan Fasteners', serverId: 77 }
  const screen = await mountWith(sentRfq(), sentRfq(other), sentInquiry())
  await screen.user.type(screen.getByLabelText('Search sent requests'), words)
  await screen.findByText(`Total Records ${titles.length}`)
  if (titles.length > 0) return expect(shown(screen)).toEqual(titles)
  await screen.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(shown(screen)).toHaveLength(3)
})

test('shows fifty on a page, and all of them while printing', async () => {
  vi.stubGlobal('print', vi.fn())
  const screen = await mountWith(...Array.from({ length: 53 }, () => sentRfq()))
  expect(shown(screen)).toHaveLength(50)
  await screen.user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(shown(screen)).toHaveLength(3)
  await screen.user.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
  expect(shown(screen)).toHaveLength(53)
  dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(shown(screen)).toHaveLength(3))
  vi.unstubAllGlobals()
})

const required = { unit: 'pcs', incoterm: 'DAP', certificates: ['EN 10204 3.1'] }
const place = (item: number) => ({ list, item, of: 2 })

async function askAgain(screen: Screen, title: string): Promise<unknown> {
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(screen.getByRole('link', { name: `Ask again: ${title}` }))
  return Reflect.get(Object(screen.events.at(-1)?.detail), 'href')
}

test.each<[ConfirmedRequest, string, string, string, Record<string, string>]>([
  [sentRfq(), '/rfqProduct/7', 'rfq', 'product:7', { quantity: '4', message: sentRfq().message }],
  [
    sentRfq({ kind: 'service', quantity: 0, message: asking('Yearly survey', required) }),
    '/rfqService/7',
    'rfq',
    'service:7',
    { quantity: '', message: 'Yearly survey', requirements: asking('', required) },
  ],
  [
    sentRfq({ list, message: asking('Valve', { ...required, reference: 'PO 7' }, place(1)) }),
    '/rfqProduct/7',
    'rfq',
    'product:7',
    { quantity: '4', message: 'Valve', requirements: asking('', { ...required, reference: 'PO 7' }) },
  ],
  [
    sentInquiry(),
    '/company/12/contactUs/4/subject/Stock%20in%20Labuan',
    'inquiry',
    '12:Stock in Labuan',
    { subject: 'Stock in Labuan', message: 'Two in stock?' },
  ],
])('asking again leads to the form, filled in as before', async (record, path, form, target, values) => {
  const screen = await mountWith(record)
  expect(await askAgain(screen, record.title)).toBe(`https://market.test${path}`)
  expect(draftOf(form, target)).toEqual(values)
})

const valve = asking('Gate valve\nFire safe', required, place(1))
const ofList = [
  sentRfq({
    list,
    itemId: 9,
    title: 'Gasket',
    quantity: 2,
    message: asking('Gasket', { ...required, unit: '', place: 'Miri', reference: 'PO 7' }, place(2)),
  }),
  sentRfq({ list, message: valve }),
  sentRfq({ list, message: valve, itemId: 8, companyId: 14 }),
]
const linesAgain = [
  {
    wanted: 'Gate valve',
    note: 'Fire safe',
    quantity: '4',
    unit: 'pcs',
    requirements: {},
    offers: [
      { kind: 'product', itemId: 7, companyId: 12, companyName: 'Kemaman Valve Works' },
      { itemId: 8 },
    ],
  },
  {
    wanted: 'Gasket',
    note: '',
    quantity: '2',
    unit: '',
    offers: [{ itemId: 9, itemName: 'Gasket' }],
    requirements: { place: 'Miri', reference: 'PO 7' },
  },
]

test('asking a list again fills the RFQ list as it was, once', async () => {
  const screen = await mountWith(...ofList)
  for (const _ of ['first', 'again']) {
    expect(await askAgain(screen, list)).toBe('https://market.test/rfqList')
    expect($rfqList.get().requirements).toEqual({ ...noRequirements, ...required, unit: '' })
    expect($rfqList.get().lines).toMatchObject(linesAgain)
    expect($rfqList.get().lines[0]?.requirements).toEqual({})
  }
  expect(screen.events).toContainEqual({ type: 'trade-rfq-list-change', detail: { lines: 2 } })
})

test('lines without a place on their list come back in the order of sending', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    setScene({ user: member() })
    for (const [at, title] of ['Gate valve', 'Gasket', 'Stud bolt'].entries()) {
      // Not in order of time, because another tab writes its own records.
      vi.setSystemTime(Date.UTC(2026, 10, 21, 8 + ((at + 1) % 3)))
      recordRequest(sentRfq({ list, title, itemId: at + 1, message: title }), true)
    }
  } finally {
    vi.useRealTimers()
  }
  const screen = await mountWith()
  await askAgain(screen, list)
  expect($rfqList.get().lines.map(({ wanted }) => wanted)).toEqual(['Stud bolt', 'Gate valve', 'Gasket'])
})

test('lines added to an RFQ list keep their requirements', async () => {
  const screen = await mountWith(...ofList)
  addLines([{ wanted: 'Stud bolt' }])
  requireOfAll({ ...noRequirements, incoterm: 'EXW', unit: 'set' })
  await askAgain(screen, list)
  const { lines, requirements } = $rfqList.get()
  expect(requirements.incoterm).toBe('EXW')
  expect(lines.map(line => line.wanted)).toEqual(['Stud bolt', 'Gate valve', 'Gasket'])
  expect(lines.map(line => line.requirements)).toEqual([
    {},
    { incoterm: 'DAP', certificates: ['EN 10204 3.1'] },
    { unit: '', incoterm: 'DAP', place: 'Miri', certificates: ['EN 10204 3.1'], reference: 'PO 7' },
  ])
})

test('a list that does not fit on the RFQ list cannot be asked again', async () => {
  const screen = await mountWith(...ofList)
  addLines(Array.from({ length: MAX_LINES - 1 }, () => ({ wanted: 'Stud bolt' })))
  expect(await screen.findByText(/no room for this\. Lines to add: 2\./)).toBeTruthy()
  expect(screen.queryByRole('link', { name: `Ask again: ${list}` })).toBeNull()
})

test('an older draft in that form comes back once this request is sent', async () => {
  const place = { form: 'rfq', target: 'product:7', owner: member().id }
  const begun = { quantity: '9', message: 'Begun' }
  const screen = await mountWith(sentRfq())
  drafts.write(place, { values: begun, fileName: null, attempts: [] })
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(screen.getByRole('link', { name: /Ask again/ }))
  expect(draftOf('rfq', 'product:7')).toMatchObject({ quantity: '4' })
  drafts.drop(place)
  expect(draftOf('rfq', 'product:7')).toEqual(begun)
})

test('deletes one record, then all, after a question, and keeps the focus', async () => {
  const screen = await mountWith(sentRfq(), sentInquiry(), sentRfq({ title: 'Gasket' }))
  const answer = async (button: string, name: string): Promise<void> => {
    await screen.user.click(screen.getByRole('button', { name: button }))
    const question = screen.within(await screen.findByRole('alertdialog'))
    await screen.user.click(question.getByRole('button', { name }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await screen.user.click(screen.getByRole('button', { name: 'Details: Gasket' }))
  await answer('Delete: Gasket', 'Cancel')
  expect(shown(screen)).toHaveLength(3)
  await answer('Delete: Gasket', 'OK')
  expect(shown(screen)).not.toContain('Gasket')
  expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Total Records 2')
  await answer('Delete all', 'OK')
  expect(screen.getByRole('heading', { name: 'Nothing sent yet' })).toBeTruthy()
  expect($user.get()?.id).toBe(member().id)
})
