import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { rfqReply, searchReply, uploadReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './rfq-list.element.ts'

const CREATE = 'POST /api/public/rfq/new2'
const PDF = 'POST /api/upload/Public/Products/Rfq/Doc'
const SHEET = 'POST /api/upload/Public/Rfq/Sheet'
const CSV = 'Item,Qty,Target price\nGasket,4,12.50\n'

const offer = (kind: 'product' | 'service', itemId: number) => ({
  kind,
  itemId,
  itemName: `Item ${itemId}`,
  companyId: 12,
  companyName: 'Seller 12',
})
const gate = { wanted: 'Gate valve', quantity: '4', offers: [offer('product', 1)] }
const inspection = { wanted: 'Inspection', offers: [offer('service', 2)] }

const open = (scene: Scene = {}): Promise<Screen> =>
  mount('<trade-rfq-list></trade-rfq-list>', {
    user: member(),
    lines: [gate, inspection],
    ...scene,
    replies: {
      [CREATE]: rfqReply(501),
      'GET /api/public/search/item': searchReply([]),
      [SHEET]: uploadReply('/api/files/0a.csv'),
      [PDF]: uploadReply('/api/files/0b.pdf'),
      'POST /api/upload/Public/Services/Rfq/Doc': uploadReply('/api/files/0c.pdf'),
      ...scene.replies,
    },
  })

const { uploadAll } = userActions(document.body)
const sheet = (name: string, content = CSV) => new File([content], name, { type: 'text/csv' })
const press = async ({ user, findByRole }: Screen, name: string): Promise<void> =>
  user.click(await findByRole('button', { name }))

/** Imports a file as a buyer does, and removes the line that nobody offers. */
async function importFile(screen: Screen, file: File): Promise<void> {
  await uploadAll('Import file', [file])
  await press(screen, 'Add to the list (1)')
  await press(screen, 'Remove line 3')
}
const box = ({ findByRole }: Screen, name: string) =>
  findByRole<HTMLInputElement>('checkbox', { name: `Attach ${name}` })

async function sendAll(screen: Screen): Promise<void> {
  await press(screen, 'Send all')
  await press(screen, 'OK')
}
const isSent = (screen: Screen) => screen.findByRole('heading', { name: 'RFQ sucessfully send' })
const filesSent = ({ network }: Screen) =>
  network
    .calls(CREATE)
    .map(({ query }) => `${query.attachmentUrl}|${query.fileName}`)
    .sort()

test('an imported file is offered, off by default, and requests without it are as before', async () => {
  const screen = await open()
  await importFile(screen, sheet('MTO rev. 3.csv'))
  expect(await box(screen, 'MTO rev. 3.csv')).toHaveProperty('checked', false)
  await sendAll(screen)
  await isSent(screen)
  expect(screen.network.calls(SHEET)).toEqual([])
  expect(filesSent(screen)).toEqual(['|', '|'])
})

test('the file goes once, byte for byte and under its name, and every request names it', async () => {
  const screen = await open()
  await importFile(screen, sheet('MTO rev. 3.csv'))
  await screen.user.click(await box(screen, 'MTO rev. 3.csv'))
  await sendAll(screen)
  await isSent(screen)
  const uploads = screen.network.calls(SHEET)
  expect(uploads).toHaveLength(1)
  const file = Reflect.get(Object(uploads[0]?.body), 'file')
  expect([file.name, await file.text()]).toEqual(['MTO rev. 3.csv', CSV])
  expect(filesSent(screen)).toEqual(['/api/files/0a.csv|', '/api/files/0a.csv|'])
})

test('with a PDF both go', async () => {
  const screen = await open()
  await uploadAll('Attach a sheet', [sheet('mto.csv')])
  expect(await box(screen, 'mto.csv')).toHaveProperty('checked', true)
  await uploadAll('Add files', [pdfFile('drawing.pdf')])
  await screen.findByText('drawing.pdf')
  await sendAll(screen)
  await isSent(screen)
  expect(filesSent(screen)).toEqual([
    '/api/files/0b.pdf /api/files/0a.csv|drawing',
    '/api/files/0c.pdf /api/files/0a.csv|drawing',
  ])
})

test.each([404, 405, 501])(
  'a server that answers %i takes no sheets: nothing is sent, and it says what to do',
  async status => {
    const screen = await open({ replies: { [SHEET]: json(status, {}) } })
    await uploadAll('Attach a sheet', [sheet('mto.csv')])
    await screen.user.click(await box(screen, 'mto.csv'))
    await screen.user.click(await box(screen, 'mto.csv'))
    await sendAll(screen)
    const text = /^This marketplace does not take sheets, so nothing was sent.*Clear the box at mto.csv/
    await screen.findByText(text)
    expect(screen.network.calls(CREATE)).toEqual([])
    await screen.user.click(await box(screen, 'mto.csv'))
    await vi.waitFor(() => expect(screen.queryByText(text)).toBeNull())
    await sendAll(screen)
    await isSent(screen)
    expect(filesSent(screen)).toEqual(['|', '|'])
  },
)

test('a refused sheet stays with the reason of the server', async () => {
  const ResponseMessage = 'This workbook has macros.'
  const screen = await open({ replies: { [SHEET]: json(415, { ResponseMessage }) } })
  await uploadAll('Attach a sheet', [sheet('mto.csv')])
  await box(screen, 'mto.csv')
  await sendAll(screen)
  await screen.findByText(
    new RegExp(`^The file could not be uploaded, so nothing was sent.* ${ResponseMessage}`),
  )
  expect(await box(screen, 'mto.csv')).toHaveProperty('checked', true)
  expect(screen.network.calls(CREATE)).toEqual([])
})

test('after a failed upload a retry does not repeat the sheet that has arrived', async () => {
  const screen = await open({ replies: { [PDF]: inTurn(json(500, {}), uploadReply('/b.pdf')) } })
  await uploadAll('Attach a sheet', [sheet('mto.csv')])
  await uploadAll('Add files', [pdfFile('drawing.pdf')])
  await screen.findByText('drawing.pdf')
  await sendAll(screen)
  await screen.findByText(/^The file could not be uploaded, so nothing was sent/)
  await sendAll(screen)
  await isSent(screen)
  expect([SHEET, PDF].map(call => screen.network.calls(call).length)).toEqual([1, 2])
  expect(filesSent(screen)).toContain('/b.pdf /api/files/0a.csv|drawing')
})

test('a request that failed is sent again with the sheet', async () => {
  const screen = await open({ lines: [gate], replies: { [CREATE]: inTurn(json(400, {}), rfqReply(501)) } })
  await uploadAll('Attach a sheet', [sheet('mto.csv')])
  await box(screen, 'mto.csv')
  await sendAll(screen)
  await press(screen, 'Try again: Item 1 of Seller 12')
  await isSent(screen)
  expect(filesSent(screen)).toEqual(['/api/files/0a.csv|', '/api/files/0a.csv|'])
  expect(screen.network.calls(SHEET)).toHaveLength(1)
})

test('of two sheets one goes, and a newer file of the same name takes its place', async () => {
  const screen = await open()
  await uploadAll('Attach a sheet', [sheet('a.csv', 'first')])
  await box(screen, 'a.csv')
  expect(screen.queryByText(/One sheet can go along/)).toBeNull()
  await importFile(screen, sheet('b.csv'))
  await screen.findByText(/One sheet can go along/)
  expect(await box(screen, 'a.csv')).toHaveProperty('checked', true)
  await screen.user.click(await box(screen, 'b.csv'))
  expect(await box(screen, 'a.csv')).toHaveProperty('checked', false)
  await importFile(screen, sheet('b.csv', 'Item,Qty\nElbow,9\n'))
  await sendAll(screen)
  await isSent(screen)
  const file = Reflect.get(Object(screen.network.calls(SHEET)[0]?.body), 'file')
  expect(await file.text()).toBe('Item,Qty\nElbow,9\n')
})

test.each([
  ['mto.xlsm', sheet('mto.xlsm'), /^mto.xlsm can’t be attached. Save it as an Excel workbook/],
  [
    'a large one',
    sheet('mto.csv', 'x'.repeat(10 * 2 ** 20 + 1)),
    /^mto.csv can’t be attached: it is larger than 10 MB/,
  ],
  [
    'one that is gone',
    Object.assign(sheet('mto.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
    /^mto.csv has been changed or moved/,
  ],
])('%s is not offered, with the reason', async (_, file, text) => {
  const screen = await open()
  await uploadAll('Attach a sheet', [file])
  await screen.findByText(text)
  expect(screen.queryByRole('checkbox', { name: /^Attach/ })).toBeNull()
  await uploadAll('Attach a sheet', [sheet('good.csv')])
  await box(screen, 'good.csv')
  expect(screen.queryByText(text)).toBeNull()
})

test('an exported list is not offered, because it names the other sellers', async () => {
  const screen = await open()
  const csv =
    'line,wanted,quantity,unit,note,kind,itemId,itemName,companyId,companyName\n1,Elbow,2,pcs,,product,7,Elbow 90,12,Seller 12\n'
  await uploadAll('Import file', [sheet('rfq-list.csv', csv)])
  await screen.findByRole('rowheader', { name: 'Elbow' })
  expect(screen.queryByRole('checkbox', { name: /^Attach/ })).toBeNull()
})

test('the sheet of a visitor stays when they sign in, but goes when a member leaves or the list is emptied', async () => {
  const screen = await open({ user: null, lines: [gate] })
  await uploadAll('Import file', [sheet('mto.csv')])
  await press(screen, 'Add to the list (1)')
  await box(screen, 'mto.csv')
  keepUser(member())
  await vi.waitFor(async () => expect(await box(screen, 'mto.csv')).toHaveProperty('disabled', false))
  await vi.waitFor(async () =>
    expect((await box(screen, 'mto.csv')).closest('fieldset')).toHaveProperty('disabled', false),
  )
  await press(screen, 'Empty the list')
  await press(screen, 'OK')
  await uploadAll('Import file', [sheet('next.csv')])
  await press(screen, 'Add to the list (1)')
  await box(screen, 'next.csv')
  expect(screen.queryByRole('checkbox', { name: 'Attach mto.csv' })).toBeNull()
  keepUser(null)
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Attach/ })).toBeNull())
})
