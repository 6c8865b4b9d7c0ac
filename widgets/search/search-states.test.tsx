import { expect, test } from 'vitest'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import { COUNTS, counts, ITEMS, resultsOnPage } from '#shared/testing/samples/search.ts'
import './search.element.ts'
import { Offline } from './search.stories.ts'

const search = '<trade-search keyword="ball valve"></trade-search>'

test('says that it is loading, or shows the fallback of the host', async () => {
  const screen = await mount(search, { replies: { ...counts, [ITEMS]: later() } })
  expect(screen.getByText('Loading')).toBeTruthy()

  const held = later()
  const other = await mount('<trade-search keyword="x"><a href="/s">Search</a></trade-search>', {
    replies: { ...counts, [ITEMS]: held },
  })
  expect(other.element.shadowRoot?.querySelector('slot:not([name])')).toBeTruthy()
  expect(other.queryByRole('heading')).toBeNull()
  held.release(searchReply([{ name: 'Pump' }]))
  expect(await other.findByRole('link', { name: 'Pump' })).toBeTruthy()
  expect(other.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('shows a skeleton until the first answer, whichever comes first, and never an empty middle', async () => {
  for (const replies of [
    { [ITEMS]: later(), [COUNTS]: later() },
    { [ITEMS]: later(), ...counts },
    { [ITEMS]: searchReply([]), [COUNTS]: later() },
  ])
    for (const config of [{}, { searchExtensions: true }])
      for (const view of ['', ' view="table"']) {
        const screen = await mount(search.replace('></', `${view}></`), { replies, config })
        await screen.findByText('Loading')
        const panel = screen.within(screen.getByRole('tabpanel'))
        expect(panel.getByText('Loading').closest('slot')?.querySelectorAll('.result')).toHaveLength(6)
        screen.element.remove()
      }
})

test('shows a server error, and loads again on retry', async () => {
  const replies = { ...counts, [ITEMS]: inTurn(json(500, {}), resultsOnPage) }
  const screen = await mount(search, { replies })
  expect(await screen.findByText('The server has a problem. Please try again in a few minutes.')).toBeTruthy()
  expect(screen.events).toContainEqual({
    type: 'trade-error',
    detail: {
      kind: 'server',
      status: 500,
      message: 'The server has a problem. Please try again in a few minutes.',
    },
  })
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('PRODUCTS 1')).toBeTruthy()
})

test('says that the user is offline', async () => {
  const screen = await mountStory(Offline)
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
})

test('counts that fail to load do not affect the results', async () => {
  const screen = await mount(search, { replies: { [ITEMS]: resultsOnPage, [COUNTS]: json(500, {}) } })
  await screen.findByText('PRODUCTS 1')
  expect(screen.getByRole('tab', { name: 'Products' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
