import { expect, test, vi } from 'vitest'
import { LARGEST_FILE } from '#shared/forms/pdf.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { agree, CREATE, fillIn, mountRfq, send, UPLOAD } from '#shared/testing/rfq-actions.ts'
import { richPdf, richPdfs } from '#shared/testing/rich-pdfs.ts'
import './rfq.element.ts'

const html = '<trade-rfq item-id="7" procurement></trade-rfq>'
/** Returns the form's own field once it takes several files. */
async function picker(screen: Screen): Promise<HTMLInputElement> {
  await screen.findByText(/^PDF, JPEG or PNG/)
  const field = screen.getByLabelText<HTMLInputElement>('Upload File (.pdf)')
  await vi.waitFor(() => expect(field.multiple).toBe(true))
  return field
}
/** Returns the files of the list. One alone is only shown by the form itself. */
const names = ({ queryByRole, within }: Screen): string[] => {
  const list = queryByRole('list', { name: /^Files, in the order/ })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '')
    : []
}
const named = (screen: Screen) => names(screen).map(text => text.replace(/\.pdf.*/, ''))
/** Returns the name of the file to send, as the form itself shows it. */
const pill = ({ queryByRole }: Screen) =>
  queryByRole('button', { name: 'Cancel Upload' })?.previousElementSibling?.textContent

async function open(): Promise<Screen> {
  const screen = await mountRfq({}, html)
  await picker(screen)
  return screen
}

async function add(screen: Screen, ...files: File[]): Promise<void> {
  await screen.user.upload(await picker(screen), files)
}

const becomes = (screen: Screen, name: string | undefined): Promise<void> =>
  vi.waitFor(() => expect(pill(screen)).toBe(name))

test('the form has one field for files, and several are sent as one PDF', async () => {
  const screen = await open()
  expect(screen.element.shadowRoot?.querySelectorAll('[type=file]')).toHaveLength(1)
  await add(screen, pdfFile('datasheet.rev2.pdf'))
  await becomes(screen, 'datasheet.rev2.pdf')
  await add(screen, pdfFile('drawing.pdf'), pdfFile('certificate.pdf'))
  await becomes(screen, 'datasheet and 2 more.pdf')
  expect(names(screen)).toEqual(['datasheet.rev2.pdf1 kB', 'drawing.pdf1 kB', 'certificate.pdf1 kB'])
  screen.getByText('3 files in one PDF of 1 kB')
  await fillIn(screen, '4', 'CIF Labuan')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(UPLOAD)).toHaveLength(1)
  expect(screen.network.calls(CREATE)[0]?.query).toMatchObject({ fileName: 'datasheet and 2 more' })
  await vi.waitFor(() => expect(names(screen)).toEqual([]))
})

test('sends a single PDF unchanged', async () => {
  const screen = await open()
  const file = pdfFile('data.sheet.pdf')
  await add(screen, file)
  await becomes(screen, 'data.sheet.pdf')
  expect(named(screen)).toEqual([])
})

test('files can be reordered and removed, and the focus stays with them', async () => {
  const screen = await open()
  await add(screen, pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf'))
  await becomes(screen, 'a and 2 more.pdf')
  const focused = () => screen.element.shadowRoot?.activeElement?.getAttribute('aria-label')

  await screen.user.click(screen.getByRole('button', { name: 'Move c.pdf up' }))
  expect(named(screen)).toEqual(['a', 'c', 'b'])
  expect(focused()).toBe('Move c.pdf up')
  await screen.user.keyboard('{Enter}')
  expect(named(screen)).toEqual(['c', 'a', 'b'])
  screen.getByText('c.pdf is now 1 of 3')
  await becomes(screen, 'c and 2 more.pdf')
  // The first file can't move further.
  await screen.user.keyboard('{Enter}')
  expect(named(screen)).toEqual(['c', 'a', 'b'])

  await screen.user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  expect(focused()).toBe('Remove b.pdf')
  await becomes(screen, 'c and 1 more.pdf')
  await screen.user.keyboard('{Enter}')
  await becomes(screen, 'c.pdf')
  expect(screen.element.shadowRoot?.activeElement).toBe(await picker(screen))
})

test('removing the file with the form’s own button also empties the list', async () => {
  const screen = await open()
  await add(screen, pdfFile('a.pdf'), pdfFile('b.pdf'))
  await becomes(screen, 'a and 1 more.pdf')
  expect(named(screen)).toEqual(['a', 'b'])
  await screen.user.click(screen.getByRole('button', { name: 'Cancel Upload' }))
  expect(names(screen)).toEqual([])
  expect(screen.element.shadowRoot?.activeElement).toBe(await picker(screen))
})

test('shows the files of its form again after it was removed and inserted', async () => {
  const screen = await open()
  await add(screen, pdfFile('a.pdf'), pdfFile('b.pdf'))
  await becomes(screen, 'a and 1 more.pdf')
  screen.element.remove()
  await vi.waitFor(() => expect(screen.element.shadowRoot?.querySelector('form')).toBeNull())
  document.body.append(screen.element)
  await vi.waitFor(() => expect(named(screen)).toEqual(['a', 'b']))
})

const notes = new File(['Gate valve'], 'notes.pdf')
const tooLarge = (): File => {
  const noise = `${' '.repeat(LARGEST_FILE)}\n`
  const stream = `9 0 obj <</Length ${noise.length}>> stream\n${noise}endstream endobj\n`
  const text = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 9 0 R>> endobj
${stream}trailer <</Root 1 0 R>>\n%%EOF\n`
  return new File([text], 'scan.pdf', { type: 'application/pdf' })
}
const most = Array.from({ length: 20 }, (_, index) => pdfFile(`${index}.pdf`))
const refused: [string, () => File[], RegExp, string][] = [
  ['a text file', () => [notes], /^notes.pdf is not a PDF, JPEG or PNG/, 'a'],
  ['an empty file', () => [new File([], 'none.pdf')], /^none.pdf is empty/, 'a'],
  ['a broken PDF', () => [new File(['%PDF-1.7\n'], 'cut.pdf')], /^cut.pdf cannot be read/, 'a'],
  [
    'a text file beside a PDF',
    () => [notes, pdfFile('b.pdf')],
    /^notes.pdf is not a PDF, JPEG or PNG/,
    'a,b',
  ],
  [
    'files that are too large together',
    () => [tooLarge()],
    /^With scan.pdf \(10.1 MB\) the total would be 10.1 MB/,
    'a',
  ],
  ['too many files', () => most, /^You can send up to 20 files/, 'a'],
]

test.each(refused)('refuses %s, says why, and keeps the others', async (_, files, words, kept) => {
  const screen = await open()
  await add(screen, pdfFile('a.pdf'))
  await becomes(screen, 'a.pdf')
  await add(screen, ...files())
  await screen.findByText(words)
  expect(named(screen).join()).toBe(kept === 'a' ? '' : kept)
  await becomes(screen, kept === 'a' ? 'a.pdf' : 'a and 1 more.pdf')
})

test('keeps a file that can’t be merged alone, and names it', async () => {
  const screen = await open()
  await add(screen, new File(['%PDF-1.7\n/Encrypt'], 'contract.pdf'))
  await becomes(screen, 'contract.pdf')
  await add(screen, pdfFile('b.pdf'))
  await screen.findByText(/^contract.pdf cannot be read/)
  expect(pill(screen)).toBe('contract.pdf')
})

const WORDS = /^rich.pdf has a form, a signature, layers/
const signed = (name: string): File => richPdf(name, richPdfs['a signature'])

test('a PDF that would lose something beside others is not added to them, and can be sent alone', async () => {
  const screen = await open()
  await add(screen, pdfFile('a.pdf'), signed('rich.pdf'), pdfFile('b.pdf'))
  await becomes(screen, 'a and 1 more.pdf')
  await screen.findByText(WORDS)
  expect(named(screen)).toEqual(['a', 'b'])
  screen.getByRole('button', { name: 'Send only rich.pdf' }).focus()
  await screen.user.keyboard('{Enter}')
  await becomes(screen, 'rich.pdf')
  expect(screen.queryByText(WORDS)).toBeNull()
  expect(screen.element.shadowRoot?.activeElement).toBe(await picker(screen))
})

test('keeps such a PDF if it was there first, and the others are not added', async () => {
  const screen = await open()
  await add(screen, signed('rich.pdf'))
  await becomes(screen, 'rich.pdf')
  await add(screen, pdfFile('a.pdf'), pdfFile('b.pdf'))
  await screen.findByText(WORDS)
  screen.getByText('It stays, and the other files are not added.')
  expect(pill(screen)).toBe('rich.pdf')
  expect(screen.queryByRole('button', { name: 'Send only rich.pdf' })).toBeNull()
})

test('two such PDFs are both named, and each can be sent alone', async () => {
  const screen = await open()
  await add(screen, signed('plan.pdf'), richPdf('order.pdf', richPdfs['an embedded file']))
  await screen.findByText(/^plan.pdf has a form/)
  await screen.findByText(/^order.pdf has a form/)
  expect(names(screen)).toEqual([])
  expect(pill(screen)).toBeUndefined()
  await screen.user.click(screen.getByRole('button', { name: 'Send only plan.pdf' }))
  await becomes(screen, 'plan.pdf')
})

test('submitting while files are merged waits and sends them', async () => {
  const screen = await open()
  await fillIn(screen, '4', 'CIF Labuan')
  await add(screen, pdfFile('a.pdf'), pdfFile('b.pdf', 200))
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(screen.network.calls(CREATE)[0]?.query).toMatchObject({ fileName: 'a and 1 more' })
})

test('accepts dropped files, and only one PDF when procurement is off', async () => {
  const screen = await open()
  const area = (await picker(screen)).parentElement
  const drop = new Event('drop', { bubbles: true, cancelable: true, composed: true })
  Object.assign(drop, { dataTransfer: { files: [pdfFile('a.pdf'), pdfFile('b.pdf')] } })
  area?.dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(true)
  await becomes(screen, 'a and 1 more.pdf')
  screen.element.removeAttribute('procurement')
  const field = screen.getByLabelText<HTMLInputElement>('Upload File (.pdf)')
  await vi.waitFor(() => expect(field.multiple).toBe(false))
  expect(field.accept).toBe('.pdf,application/pdf')
})
