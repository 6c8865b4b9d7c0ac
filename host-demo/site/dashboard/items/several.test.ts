import { beforeEach, expect, test, vi } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, seller } from '../replies.ts'

const categories = [{ id: 4, name: 'Gate Valves', parent: 'Valves' }]
const row = (id: number, name: string) => ({ id, name, category: 'Pipe', isPublished: false, picture: '' })
const items = [row(7, 'Helmet'), row(8, 'Visor'), row(9, 'Strap')]
const SEVERAL = 'PUT /api/dashboard/products/several'

let replies: Parameters<typeof openDashboard>[1]
beforeEach(() => {
  replies = {
    'GET /api/dashboard/member': seller,
    'GET /api/dashboard/products': { items, total: 3, all: 3, categories },
    [SEVERAL]: { ReturnCode: 200, Done: 2 },
  }
})

const open = () => openDashboard('?token=t#products', replies)

test('chosen items are published at once, and the choice ends', async () => {
  const { user, network, ...screen } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Helmet' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Strap' }))
  expect(screen.getByText('2 chosen')).toBeDefined()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all 3 on this page' })
  expect(all.indeterminate).toBe(true)
  const bar = screen.within(screen.getByRole('group', { name: 'Change several at once' }))
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  await screen.findByText('2 items changed.')
  expect(network.calls(SEVERAL).map(({ body }) => body)).toEqual([
    { ids: [7, 9], action: 'publish', categoryId: '' },
  ])
  expect(screen.element.shadowRoot?.activeElement).toBe(all)
  expect(bar.queryByRole('button')).toBeNull()
})

test('a page of items is deleted after a question that names their number', async () => {
  const { user, network, ...screen } = await open()
  const all = await screen.findByRole('checkbox', { name: 'Choose all 3 on this page' })
  await user.click(all)
  expect(screen.getByText('3 chosen')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete these 3 items and their pictures?',
  })
  expect(network.calls(SEVERAL)).toEqual([])
  await user.click(screen.within(question).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() =>
    expect(network.calls(SEVERAL)[0]?.body).toMatchObject({ ids: [7, 8, 9], action: 'delete' }),
  )
})

test('items move to the chosen category; a refusal is shown, and the choice stays', async () => {
  const refusal = json(400, { ResponseMessage: 'Category is empty', field: 'categoryId' })
  replies = { ...replies, [SEVERAL]: inTurn(refusal, { ReturnCode: 200, Done: 1 }) }
  const { user, network, ...screen } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Visor' }))
  const move = async (category: string) => {
    await user.click(screen.getByRole('button', { name: 'Move to a category' }))
    const question = await screen.findByRole('alertdialog', { name: 'Move this item to another category?' })
    await user.selectOptions(screen.within(question).getByLabelText('New category'), category)
    await user.click(screen.within(question).getByRole('button', { name: 'Move' }))
  }
  await move('Choose a category')
  await screen.findByText('Category is empty')
  await move('Valves: Gate Valves')
  await screen.findByText('One item changed.')
  expect(network.calls(SEVERAL)[1]?.body).toEqual({ ids: [8], action: 'move', categoryId: '4' })
})

test('a duplicate opens in the editor', async () => {
  const detail = { ...row(12, 'Visor (copy)'), categoryId: 4, longDescription: '', pictures: [], facts: {} }
  const { user, network, ...screen } = await openDashboard('?token=t#products', {
    ...replies,
    'POST /api/dashboard/products/8/copy': { ReturnCode: 200, Id: 12 },
    'GET /api/dashboard/products/12': detail,
  })
  await user.click(await screen.findByRole('button', { name: 'Duplicate Visor' }))
  await screen.findByRole('heading', { name: 'Visor (copy)' })
  expect(location.hash).toBe('#products/12')
  expect(network.calls('POST /api/dashboard/products/8/copy')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Duplicate Visor (copy)' })).toBeDefined()
})
