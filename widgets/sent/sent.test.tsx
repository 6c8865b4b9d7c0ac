import { expect, test, vi } from 'vitest'
import { drafts } from '#shared/forms/drafts.ts'
import { type NewRecord, recordSent } from '#shared/sent-requests/sent-requests.ts'
import { $user, forgetUser, keepUser } from '#shared/session/session.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { sentInquiry, sentRfq } from '#shared/testing/samples/sent.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import './sent.element.ts'

const list = 'RFQ list 2026-11-21/ab12'

async function mountWith(...records: NewRecord[]): Promise<Screen> {
  setScene({ user: member() })
  for (const record of records) recordSent(record)
  return mount('<trade-sent></trade-sent>', { user: member() })
}

const shown = (screen: Screen): (string | null)[] =>
  // By their roles hundreds of records would take half a minute.
  [...(screen.element.shadowRoot?.querySelectorAll('li.record :is(h2, h3)') ?? [])].map(
    ({ textContent }) => textContent,
  )

const draftOf = (form: string, target: string) => drafts.read({ form, target, owner: member().id })?.values

test('tells what was sent, to whom, its number, and its message once that is opened; no status', async () => {
  const screen = await mountWith(sentRfq())
  expect(screen.getByText(/answers are in the dashboard/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
  const item = screen.getByRole('link', { name: 'Ball valve 8" 600#' })
  expect(item.getAttribute('href')).toBe('https://market.test/product/7')
  const seller = screen.getByRole('link', { name: 'Kemaman Valve Works' })
  expect(seller.getAttribute('href')).toBe('https://market.test/company/12')
  for (const fact of ['501', '4', 'datasheet']) expect(screen.getByText(fact)).toBeTruthy()
  const message = screen.getByText(/CIF Labuan/)
  expect(message.hidden).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: 'Message as sent', expanded: false }))
  expect(message.hidden).toBe(false)
})

test('a visitor is asked to sign in; of other members nothing is shown', async () => {
  const screen = await mountWith(sentRfq())
  forgetUser()
  await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
  expect(screen.queryByText(/Ball valve/)).toBeNull()
  keepUser(member({ id: 42 }))
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeTruthy()
})

test('what was sent by a list stands under its name', async () => {
  const screen = await mountWith(sentRfq({ title: 'Gasket', list }), sentRfq({ title: 'Stud bolt', list }))
  const group = screen.within(screen.getByRole('region', { name: list }))
  expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toHaveLength(2)
})

test.each([
  ['labuan fasteners', ['Stud bolt']],
  ['501', ['Ball valve 8" 600#']],
  ['stock TWO', ['Stock in Labuan']],
  ['compressor', []],
])('a search for "%s" finds %j', async (words, titles) => {
  const other = { title: 'Stud bolt', companyName: 'Labuan Fasteners', serverId: 77 }
  const screen = await mountWith(sentRfq(), sentRfq(other), sentInquiry())
  await screen.user.type(screen.getByLabelText('Search in what was sent'), words)
  await screen.findByText(`Total Records ${titles.length}`)
  if (titles.length > 0) return expect(shown(screen)).toEqual(titles)
  await screen.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(shown(screen)).toHaveLength(3)
})

test('fifty to a page, and all of them while they are printed', async () => {
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

test.each([
  [sentRfq(), '/rfqProduct/7', 'rfq', 'product:7', { quantity: '4', message: sentRfq().message }],
  [
    sentRfq({ kind: 'service', quantity: 0 }),
    '/rfqService/7',
    'rfq',
    'service:7',
    { quantity: '', message: sentRfq().message },
  ],
  [
    sentInquiry(),
    '/company/12/contactUs/4/subject/Stock%20in%20Labuan',
    'inquiry',
    '12:Stock in Labuan',
    { subject: 'Stock in Labuan', message: 'Two in stock?' },
  ],
])('to ask again leads to the form, which holds the same', async (record, path, form, target, values) => {
  const screen = await mountWith(record)
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(screen.getByRole('link', { name: `Ask again: ${record.title}` }))
  expect(screen.events.at(-1)).toMatchObject({ detail: { href: `https://market.test${path}` } })
  expect(draftOf(form, target)).toEqual(values)
})

test('what was begun in that form comes back once this is sent', async () => {
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

test('one record, then all, are deleted after a question; the focus stays', async () => {
  const screen = await mountWith(sentRfq(), sentInquiry(), sentRfq({ title: 'Gasket' }))
  const answer = async (button: string, name: string): Promise<void> => {
    await screen.user.click(screen.getByRole('button', { name: button }))
    const question = screen.within(await screen.findByRole('alertdialog'))
    await screen.user.click(question.getByRole('button', { name }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answer('Delete: Gasket', 'Cancel')
  expect(shown(screen)).toHaveLength(3)
  await answer('Delete: Gasket', 'OK')
  expect(shown(screen)).not.toContain('Gasket')
  expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Total Records 2')
  await answer('Delete all', 'OK')
  expect(screen.getByRole('heading', { name: 'Nothing sent yet' })).toBeTruthy()
  expect($user.get()?.id).toBe(member().id)
})
