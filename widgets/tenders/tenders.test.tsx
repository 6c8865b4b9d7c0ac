import { expect, test } from 'vitest'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { mount, mountStory } from '#shared/testing/mount.ts'
import { tendersReply } from '#shared/testing/replies.ts'
import './tenders.element.ts'
import { Empty, MissingFields, OneList, Ready } from './tenders.stories.ts'

const TENDERS = 'GET /api/public/rfqtender/list'

test('shows both lists with agency and closing date, and announces ready', async () => {
  const screen = await mountStory(Ready)
  expect(await screen.findByRole('region', { name: 'Latest tenders and RFQs' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Latest RFQs' })).toBeTruthy()
  expect(screen.getByText('Overhaul of two fire pumps')).toBeTruthy()
  expect(screen.getByText('Sabah Ports')).toBeTruthy()
  expect(screen.getByText('Closing 31 January 2026')).toBeTruthy()
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
})

test('says that one list is empty beside the other', async () => {
  const screen = await mountStory(OneList)
  expect(await screen.findAllByText('Nothing is open at the moment.')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Latest tenders' })).toBeTruthy()
})

test('says only once that both lists are empty', async () => {
  const screen = await mountStory(Empty)
  expect(await screen.findAllByText('Nothing is open at the moment.')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Latest tenders' })).toBeNull()
})

test('leaves out missing values', async () => {
  const screen = await mountStory(MissingFields)
  expect(await screen.findByText('Gaskets')).toBeTruthy()
  expect(screen.queryByText(/Closing/)).toBeNull()
})

test('shows a server error, and loads again on retry', async () => {
  const screen = await mount('<trade-tenders></trade-tenders>', {
    replies: { [TENDERS]: inTurn(json(500, {}), tendersReply()) },
  })
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Latest tenders' })).toBeTruthy()
  expect(screen.network.calls(TENDERS)).toHaveLength(2)
})
