import { beforeEach, expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { openDashboard, seller } from '../replies.ts'

const categories = [
  { id: 4, name: 'Gate Valves', parent: 'Valves' },
  { id: 6, name: 'Pipe', parent: null },
]
const row = { id: 7, name: 'Safety Helmet', category: 'Pipe', isPublished: false, picture: '' }
const pictures = ['a', 'b'].map(name => ({ name, url: `/api/pictures/upload/${name}` }))
const detail = { ...row, categoryId: 6, brand: 'Kemaguard', longDescription: '', pictures }
const LIST = 'GET /api/dashboard/products'
const READ = 'GET /api/dashboard/products/7'
const CHANGE = 'PUT /api/dashboard/products/7'

let replies: Parameters<typeof openDashboard>[1]
beforeEach(() => {
  replies = {
    'GET /api/dashboard/member': seller,
    [LIST]: { items: [row], total: 1, all: 1, categories },
    [READ]: detail,
    [CHANGE]: { ReturnCode: 200 },
  }
})

test('a seller writes a product, adds pictures, and publishes it', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products', {
    ...replies,
    'POST /api/dashboard/products': inTurn(fault('offline'), { ReturnCode: 200, Id: 7 }),
    'POST /api/upload/dashboard/products/7': { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('link', { name: 'Add a product' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await screen.findByText('Name is empty')
  await user.type(screen.getByLabelText('Name'), 'Safety Helmet')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByText('Category is empty')
  await user.selectOptions(screen.getByLabelText('Category'), 'Valves: Gate Valves')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByText('This may have been saved. Look for it in the list before you save it again.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Safety Helmet')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('heading', { name: 'Safety Helmet' })
  const created = network.calls('POST /api/dashboard/products')
  expect(created.map(({ body }) => body)).toEqual([
    { name: 'Safety Helmet', categoryId: '4', facts: {} },
    { name: 'Safety Helmet', categoryId: '4', facts: {} },
  ])
  expect(created[0]?.headers['idempotency-key']).toBe(created[1]?.headers['idempotency-key'])

  await user.upload(
    screen.getByLabelText('Add pictures'),
    new File(['x'], 'front.png', { type: 'image/png' }),
  )
  await screen.findByText('Added.')
  network.reply(READ, { ...detail, isPublished: true })
  await user.click(screen.getByRole('button', { name: 'Publish Safety Helmet' }))
  await screen.findByText('Published')
  expect(network.calls(CHANGE)[0]?.body).toEqual({ isPublished: true })
  const link = screen.getByRole('link', { name: 'See it as buyers do' })
  expect(link.getAttribute('href')).toBe('https://market.test/product/7')
  // Newer answers do not overwrite a value that is being typed.
  const brand = screen.getByLabelText('Brand')
  await user.type(brand, ' Plus')
  expect(brand).toHaveProperty('value', 'Kemaguard Plus')
})

test('pictures can be sorted and removed; a refused one is named with its reason', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products/7', {
    ...replies,
    'POST /api/upload/dashboard/products/7': json(415, { ResponseMessage: 'This file is not a picture.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Move picture 2 earlier' }))
  await vi.waitFor(() => expect(network.calls(CHANGE)[0]?.body).toEqual({ pictureNames: ['b', 'a'] }))
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  await vi.waitFor(() => expect(network.calls(CHANGE)[1]?.body).toEqual({ pictureNames: ['b'] }))
  await user.upload(screen.getByLabelText('Add pictures'), new File(['<'], 'logo.png', { type: 'image/png' }))
  await screen.findByText('logo.png: This file is not a picture.')
})

test('texts can be edited; a refused text stays, with the reason', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#products/7', {
    ...replies,
    [CHANGE]: inTurn(json(400, { ResponseMessage: 'Brand is odd', field: 'brand' }), { ReturnCode: 200 }),
  })
  const brand = await screen.findByLabelText('Brand')
  await user.type(brand, ' Plus')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Brand is odd')
  expect(screen.element.shadowRoot?.activeElement).toBe(brand)
  expect(brand).toHaveProperty('value', 'Kemaguard Plus')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(network.calls(CHANGE)[1]?.body).toMatchObject({
    name: 'Safety Helmet',
    categoryId: '6',
    brand: 'Kemaguard Plus',
  })
})

test('a seller without items is told how to begin', async () => {
  const screen = await openDashboard('?token=t#services', {
    ...replies,
    'GET /api/dashboard/services': { items: [], total: 0, all: 0, categories },
  })
  await screen.findByRole('heading', { name: 'No service yet' })
  await screen.findByRole('link', { name: 'Add a service' })
})

test('the profile of a company and its lists can be edited', async () => {
  const SAVE = 'PUT /api/dashboard/company'
  const { user, network, ...screen } = await openDashboard('?token=t#company', {
    ...replies,
    'GET /api/dashboard/company': {
      name: 'Kemaman',
      branches: [{ name: 'Yard', type: '', location: 'Labuan' }],
    },
    [SAVE]: { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove branch 1' }))
  await user.click(screen.getByRole('button', { name: 'Add certificate' }))
  const entry = screen.within(screen.getByRole('group', { name: 'Certificate 1' }))
  await user.type(entry.getByLabelText('Name'), 'API 6D')
  await user.type(entry.getByLabelText('Issued by'), 'API')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Saved/)
  expect(network.calls(SAVE)[0]?.body).toEqual({
    name: 'Kemaman',
    branches: [],
    certificates: [{ name: 'API 6D', issuedBy: 'API' }],
  })
})

test('name and phone can be changed in the settings', async () => {
  const SAVE = 'PUT /api/dashboard/settings'
  const { user, network, ...screen } = await openDashboard('?token=t#settings', {
    ...replies,
    [SAVE]: { ReturnCode: 200 },
  })
  const phone = await screen.findByLabelText('Phone')
  await user.type(phone, '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(network.calls(SAVE)[0]?.body).toEqual({ name: 'Daniel Lim', mobileNo: '+60 12' })
})
