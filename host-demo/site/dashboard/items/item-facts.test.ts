import { beforeEach, expect, test, vi } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, seller } from '../replies.ts'

const categories = [
  { id: 4, name: 'Gate Valves', parent: 'Valves' },
  { id: 5, name: 'Ball Valves', parent: 'Valves' },
]
const names = { ms: 'Saiz' }
const size = { key: 'size', name: 'Size', names, kind: 'number', unit: 'nps', values: ['6"', '8"'] }
const rating = { key: 'rating', name: 'Rating', names: {}, kind: 'number', unit: 'bar', values: [] }
const speed = { ...rating, key: 'speed', name: 'Frequency', unit: 'hz' }
const ends = { key: 'end', name: 'Ends', names: {}, kind: 'choice', unit: '', values: ['RTJ', 'Flanged'] }
const bore = { key: 'bore', name: 'Bore', names: {}, kind: 'text', unit: '', values: [] }
const item = {
  ...{ id: 7, name: 'Valve', category: 'Ball Valves', isPublished: false, picture: '' },
  ...{ categoryId: 5, brand: '', longDescription: '', pictures: [] },
  facts: { size: '8"', bore: 'Full' },
}
const CREATE = 'POST /api/dashboard/products'
const CHANGE = 'PUT /api/dashboard/products/7'

let replies: Parameters<typeof openDashboard>[1]
beforeEach(() => {
  replies = {
    'GET /api/dashboard/member': seller,
    'GET /api/dashboard/products': { items: [], total: 0, all: 0, categories },
    'GET /api/dashboard/category-facts': {
      categories: categories.map(category => ({
        ...category,
        kind: 'product',
        facts: category.id === 4 ? [size, ends] : [size, bore, rating, speed],
      })),
    },
    'GET /api/dashboard/products/7': item,
    [CHANGE]: { ReturnCode: 200 },
  }
})

test('the form asks for the facts of the chosen category, with common values, and sends them with the texts', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products/new', {
    ...replies,
    [CREATE]: { ReturnCode: 200, Id: 7 },
  })
  const category = await screen.findByLabelText('Category')
  expect(screen.queryByLabelText('Ends')).toBeNull()
  await user.selectOptions(category, 'Valves: Gate Valves')
  const field = screen.getByLabelText<HTMLInputElement>('Ends')
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['RTJ', 'Flanged'])
  expect(screen.getByText('With its unit: " or DN')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'Gate')
  await user.type(field, 'RTJ')
  const typed = screen.getByLabelText('Size')
  await user.type(typed, '8 bar')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByText('Write it with a unit, such as 8" or DN 200')
  expect(screen.element.shadowRoot?.activeElement).toBe(typed)
  expect(network.calls(CREATE)).toEqual([])
  await user.type(typed, '{Backspace>5/}DN 200')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('heading', { name: 'Valve' })
  expect(network.calls(CREATE)[0]?.body).toEqual({
    name: 'Gate',
    categoryId: '4',
    facts: { end: 'RTJ', size: 'DN 200' },
  })
})

test('another category keeps what both ask for, and forgets the rest when it is saved', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products/7', replies)
  await screen.findByLabelText('Bore')
  await user.selectOptions(screen.getByLabelText('Category'), 'Valves: Gate Valves')
  expect(screen.queryByLabelText('Bore')).toBeNull()
  expect(screen.getByLabelText('Size')).toHaveProperty('value', '8"')
  await user.selectOptions(screen.getByLabelText('Category'), 'Valves: Ball Valves')
  expect(screen.getByLabelText('Bore')).toHaveProperty('value', 'Full')
  await user.selectOptions(screen.getByLabelText('Category'), 'Valves: Gate Valves')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(network.calls(CHANGE)[0]?.body).toMatchObject({ categoryId: '4', facts: { size: '8"', bore: '' } })
})

test.each([
  ['Rating', 'With its unit: bar or psi', 'Write it with a unit, such as 10 bar or 145 psi'],
  ['Frequency', 'With its unit: hz', 'Write it with a unit, such as 10 hz'],
])('%s says its units', async (label, hint, problem) => {
  const { user, ...screen } = await openDashboard('?token=t#products/7', replies)
  await user.type(await screen.findByLabelText(label), '12')
  expect(screen.getByText(hint)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(problem)
})

test('a value that the server refuses is named at its field', async () => {
  const ResponseMessage = '“Half” is odd.'
  const { user, ...screen } = await openDashboard('?token=t#products/7', {
    ...replies,
    [CHANGE]: inTurn(json(400, { ResponseMessage, field: 'facts.bore' }), { ReturnCode: 200 }),
  })
  const field = await screen.findByLabelText('Bore')
  await user.type(field, 'Half')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(ResponseMessage)
  expect(screen.element.shadowRoot?.activeElement).toBe(field)
})

test('a stated value in another unit stays as it is until it is changed', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products/7', {
    ...replies,
    'GET /api/dashboard/products/7': { ...item, facts: { size: '8 x 6' } },
  })
  await user.type(await screen.findByLabelText('Brand'), 'Zorb')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(network.calls(CHANGE)[0]?.body).toMatchObject({ facts: { size: '8 x 6' } })
  await user.type(screen.getByLabelText('Size'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(screen.getByText(/^Write it with a unit/)).toBeDefined())
})
