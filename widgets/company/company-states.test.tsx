import { expect, test } from 'vitest'
import { named } from '#shared/testing/company-screen.ts'
import { fault, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { valveWorks } from '#shared/testing/samples/company.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'

const company = '<trade-company company-id="12"></trade-company>'

test('shows that it is loading, then the company', async () => {
  const held = later()
  const screen = await mount(company, { replies: { [COMPANY]: held } })
  expect(screen.getByText('Loading').textContent).toBe('Loading')
  held.release(valveWorks)
  await named(screen)
})

test('an unknown company is not found, and leads to the search', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: { headerInfo: [] } } })
  await screen.findByRole('heading', { name: 'Not found' })
  expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
    'https://market.test/search',
  )
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(true)
  expect(screen.events).toMatchObject([{ type: 'trade-error', detail: { kind: 'missing' } }])
})

test('shows a server error, and loads again on retry', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: inTurn(json(500, {}), valveWorks) } })
  await screen.findByText('The server has a problem. Please try again in a few minutes.')
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await named(screen)
})

test('says that the user is offline', async () => {
  const screen = await mount(company, { replies: { [COMPANY]: fault('offline') } })
  await screen.findByRole('heading', { name: 'You are offline' })
})

test('shows an error for a missing id', async () => {
  const screen = await mount('<trade-company></trade-company>')
  expect((await screen.findByRole('alert')).textContent).toContain('company-id')
})
