import { expect, test, vi } from 'vitest'
import { inTurn, json, type Replies } from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import { openDashboard, seller } from '../replies.ts'
import { categories, planned, sheetImport } from './catalogue-replies.ts'

const IMPORT = 'GET /api/dashboard/imports/12'
const ROWS = 'GET /api/dashboard/imports/12/rows'
const CREATE = 'POST /api/dashboard/imports'
const SEND = 'POST /api/dashboard/imports/12/rows'
const APPLY = 'POST /api/dashboard/imports/12/apply'
const UNDO = 'POST /api/dashboard/imports/12/undo'
const row = { id: 7, name: 'Safety Helmet', category: 'Pipe', isPublished: false, picture: '' }
const list = { items: [row], total: 1, all: 1, categories: [] }

const { fill } = userActions(document.body)

const open = (hash: string, replies: Replies = {}): Promise<Screen> =>
  openDashboard(`?token=t${hash}`, {
    'GET /api/dashboard/member': seller,
    'GET /api/dashboard/products': list,
    'GET /api/dashboard/category-facts': { categories },
    [IMPORT]: sheetImport(),
    [ROWS]: { rows: [], total: 0 },
    [CREATE]: { ReturnCode: 200, Id: 12 },
    [SEND]: { ReturnCode: 200, Rows: [] },
    [APPLY]: { ReturnCode: 200 },
    [UNDO]: { ReturnCode: 200 },
    ...replies,
  })

const csv = (...lines: string[]) => new File([lines.join('\n')], 'stock.csv', { type: 'text/csv' })
const choose = async ({ user, findByLabelText }: Screen, file: File): Promise<void> =>
  user.upload(await findByLabelText('Choose a file'), file)
const press = async ({ user, findByRole }: Screen, name: string): Promise<void> =>
  user.click(await findByRole('button', { name }))

test('a sheet is read, its columns are corrected, and its rows are sent to be checked', async () => {
  const screen = await open('#products')
  await screen.user.click(await screen.findByRole('link', { name: 'Import products' }))
  await choose(
    screen,
    csv('SKU;Title;Druck;Remark', 'A1;Gate valve;16 bar;RF', 'A2;Pipe;40 bar;ask Ali', 'A3;Pipe;6 bar;'),
  )
  const role = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })
  expect((await role('Druck')).selectedOptions[0]?.textContent).toBe('Working pressure')
  expect((await role('Remark')).selectedOptions[0]?.textContent).toBe('Leave out')
  await screen.user.selectOptions(await role('Remark'), 'Ends')
  await screen.user.selectOptions(screen.getByLabelText('Category of all rows'), 'Pipe')
  await press(screen, 'Check 3 rows')
  await screen.findByText('1 to create, 1 to change, 1 unchanged, 1 to decide, 1 with a fault')
  expect(location.hash).toBe('#products/import/12')
  expect(screen.network.calls(CREATE)[0]?.body).toEqual({
    kind: 'product',
    file: 'stock.csv',
    columns: ['SKU', 'Title', 'Working pressure', 'Ends'],
  })
  const [sent] = screen.network.calls(SEND)
  expect(Reflect.get(Object(sent?.body), 'rows')[0]).toEqual({
    row: 2,
    sku: 'A1',
    name: 'Gate valve',
    category: 'Pipe',
    facts: { pressure: '16 bar', end: 'RF' },
    values: ['A1', 'Gate valve', '16 bar', 'RF'],
  })
})

test('rows go in batches of 250, and after a fault the rest follows', async () => {
  const lines = Array.from({ length: 600 }, (_, at) => `S${at},Valve ${at}`)
  const screen = await open('#products/import', {
    [SEND]: inTurn({ ReturnCode: 200 }, json(500, { ResponseMessage: 'Try later' }), { ReturnCode: 200 }),
  })
  await choose(screen, csv('SKU,Name', ...lines))
  await press(screen, 'Check 600 rows')
  await screen.findByText(/Try later/)
  await press(screen, 'Try again')
  await vi.waitFor(() => expect(location.hash).toBe('#products/import/12'))
  const sizes = screen.network.calls(SEND).map(({ body }) => Reflect.get(Object(body), 'rows').length)
  expect(sizes).toEqual([250, 250, 250, 100])
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('a file that is no table is refused with what to do', async () => {
  const screen = await open('#products/import')
  await choose(screen, new File(['%PDF-1.7'], 'list.csv'))
  await screen.findByText(/^This is a PDF/)
})

test('cells can be pasted, and the row of the headings can be chosen', async () => {
  const screen = await open('#products/import')
  await screen.findByLabelText('Or paste cells')
  await fill('Or paste cells', 'A1\tGate valve, bolted\nA2\tPipe, seamless')
  await press(screen, 'Read these cells')
  await screen.findByRole('heading', { name: 'Pasted cells' })
  await screen.findByRole('button', { name: 'Check 2 rows' })
  await screen.user.selectOptions(screen.getByLabelText('Headings'), 'Row 1')
  await screen.findByRole('button', { name: 'Check 1 row' })
})

test('the dry run names faults with what to do, changed cells, and items to choose from', async () => {
  const replies = {
    fault: planned({
      row: 5,
      action: 'fault',
      faults: [{ field: 'facts.size', value: '8 m', text: '8 m is no size. Write 8".' }],
    }),
    choose: planned({
      row: 6,
      action: 'choose',
      name: 'Gate valve',
      candidates: [{ id: 31, name: 'Gate valve', sku: 'A9' }],
    }),
    change: planned({
      row: 7,
      action: 'change',
      changes: [
        { field: 'brand', before: 'Kemaguard', after: 'Velan' },
        { field: 'facts.end', before: '', after: 'RF' },
      ],
      remarks: [{ field: 'pictures', value: 'a.jpg', text: 'a.jpg is not there yet.' }],
    }),
  }
  const CHOOSE = 'PUT /api/dashboard/imports/12/rows/6'
  const screen = await open('#products/import/12', {
    [ROWS]: ({ query }) => ({
      rows: [Reflect.get(replies, String(query.action)) ?? planned()],
      total: 1,
    }),
    [CHOOSE]: { ReturnCode: 200, Rows: [] },
  })
  const cells = () => [...(screen.getByRole('table').querySelectorAll('tbody :is(th, td)') ?? [])]
  const shows = (...texts: string[]) =>
    vi.waitFor(() => expect(cells().map(cell => cell.textContent)).toEqual(texts))
  await screen.findByRole('tab', { name: '1 with a fault' })
  await shows('5', 'Gate valve', 'Nominal size', '8 m', '8 m is no size. Write 8".')
  await screen.user.click(screen.getByRole('tab', { name: '1 to change' }))
  await shows(
    ...['7', 'Gate valvea.jpg is not there yet.', 'Brand', 'Kemaguard', 'Velan'],
    ...['Ends', 'empty', 'RF'],
  )
  await screen.user.click(screen.getByRole('tab', { name: '1 to decide' }))
  const choice = await screen.findByRole('combobox', { name: 'Item for row 6' })
  await screen.user.selectOptions(choice, 'Gate valve, A9')
  await vi.waitFor(() => expect(screen.network.calls(CHOOSE)[0]?.body).toEqual({ itemId: 31 }))
})

test('an import is applied with its progress, and undone after a question', async () => {
  const applied = sheetImport({ state: 'applied', undoUntil: '2026-03-09T08:30:00.000Z' })
  const screen = await open('#products/import/12', {
    [IMPORT]: inTurn(sheetImport(), sheetImport({ state: 'applying', done: 1 })),
  })
  await press(screen, 'Apply 2 rows')
  await screen.findByText('Applying: 1 of 2')
  screen.network.reply(IMPORT, applied)
  await screen.findByText(/^The import is applied. 1 created, 1 changed/, {}, { timeout: 10_000 })
  screen.network.reply(IMPORT, sheetImport({ state: 'undone', left: 1 }))
  await press(screen, 'Undo the import of stock.csv')
  await press(screen, 'Undo the import')
  await screen.findByText(/^The import is undone. 1 item has changed since/)
  expect(screen.network.calls(UNDO)).toHaveLength(1)
})

test('the list shows the latest imports of its kind', async () => {
  const screen = await open('#products', {
    'GET /api/dashboard/imports': {
      imports: [
        sheetImport({ state: 'applied', undoUntil: '2026-03-09T08:30:00.000Z' }),
        sheetImport({ id: 13, kind: 'service', file: 'services.csv' }),
      ],
    },
  })
  await screen.user.click(await screen.findByText('Imports of the last seven days (1)'))
  const link = await screen.findByRole('link', { name: 'stock.csv' })
  expect(link.getAttribute('href')).toBe('#products/import/12')
  screen.getByRole('button', { name: 'Undo the import of stock.csv' })
})

test('pictures find their items by the SKU in their names, and each fault is named', async () => {
  const UPLOAD = 'POST /api/upload/dashboard/products/7'
  const screen = await open('#products', {
    'GET /api/dashboard/products/skus': { items: [{ id: 7, sku: 'KV-100', pictures: 0 }] },
    [UPLOAD]: inTurn({ ReturnCode: 200 }, json(415, { ResponseMessage: 'This file is not a picture.' })),
  })
  await press(screen, 'Add pictures by SKU')
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
  await screen.user.upload(
    await screen.findByLabelText('Choose pictures'),
    ['KV-100-2.png', 'KV-100.png', 'other.png'].map(picture),
  )
  await screen.findByText('2 pictures fit items, 1 file fits no SKU and is left out')
  await press(screen, 'Add 2 pictures')
  await screen.findByText('This file is not a picture.')
  await screen.findByText('Added')
  expect(screen.network.calls(UPLOAD)).toHaveLength(2)
  await screen.findByRole('button', { name: 'Add 1 picture' })
})

test('all items are exported page by page', async () => {
  const exported = (id: number) => ({
    ...{ id, sku: `A${id}`, name: 'Valve', category: 'Pipe', brand: '', model: '', condition: '' },
    ...{ material: '', origin: '', shortDescription: '', longDescription: '', isPublished: 'yes' },
    ...{ facts: { size: '8"' }, pictures: [] },
  })
  const PAGES = 'GET /api/dashboard/products/rows'
  const screen = await open('#products', {
    [PAGES]: ({ query }) =>
      query.after === '0' ? { rows: [exported(1)], next: 1 } : { rows: [exported(2)], next: null },
  })
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(screen, 'Export')
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.network.calls(PAGES).map(({ query }) => query.after)).toEqual(['0', '1'])
})
