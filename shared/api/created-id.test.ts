import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeNetwork, json } from '#shared/testing/fake-network.ts'
import * as replies from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { startChat } from './chat-writes.ts'
import { createInquiry, notifyInquiry } from './inquiries.ts'
import { createRfq } from './rfq.ts'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: replies.marketReplies(), user: member() })
})

describe('ids in the reply to a write', () => {
  const message = { message: 'Hello', attachmentUrl: '', fileName: '' }
  const send = () =>
    createRfq({ kind: 'product', itemId: 7, itemName: 'Mud pump', companyId: 12, quantity: 0, ...message })

  test.each<[unknown, number | null]>([
    [{ Id: 501 }, 501],
    [{ Id: '501' }, 501],
    [{ Result: [{ Id: 501 }] }, 501],
    [{ ReturnCode: 200, Result: 501 }, 501],
    [501, 501],
    [{ ReturnCode: 200 }, null],
    [true, null],
    [[], null],
  ])('the RFQ reply %j gives the id %j', async (reply, id) => {
    network.reply('POST /api/public/rfq/new2', json(200, reply))
    expect(await send()).toEqual({ id })
  })

  test('an RFQ with an empty reply counts as sent', async () => {
    network.reply('POST /api/public/rfq/new2', undefined)
    expect(await send()).toEqual({ id: null })
  })

  test.each([
    { Item1: { Id: 601 }, Item2: 701 },
    { Item1: { Id: '601' }, Item2: '701' },
    { Item1: 601, Item2: { Id: 701 } },
  ])('the inquiry reply %j gives both ids', async reply => {
    network.reply('POST /api/public/inquiry/new2', reply)
    expect(await createInquiry({ subject: 'Pump', companyId: 12, ...message })).toEqual({
      inquiryId: 601,
      historyId: 701,
    })
  })

  test('an inquiry without a history id is saved, but its notification can’t be requested', async () => {
    network.reply('POST /api/public/inquiry/new2', { Item1: { Id: 601 } })
    const created = await createInquiry({ subject: 'Pump', companyId: 12, ...message })
    expect(created).toEqual({ inquiryId: 601, historyId: null })
    await expect(notifyInquiry(created)).rejects.toMatchObject({ kind: 'shape', isFinal: true })
    expect(network.calls('POST /api/public/Inquiry/Email')).toHaveLength(0)
  })

  test('an inquiry without an id may have arrived', async () => {
    network.reply('POST /api/public/inquiry/new2', { Item2: 701 })
    const sent = createInquiry({ subject: 'Pump', companyId: 12, ...message })
    await expect(sent).rejects.toMatchObject({ kind: 'shape', isFinal: false })
  })

  test('a new chat fails when the reply has no id', async () => {
    const chat = { title: 'Kerteh', companyId: 12, message: 'Hello' }
    expect(await startChat(chat)).toBe(302)
    network.reply('POST /api/public/user/addNewChat', {})
    await expect(startChat(chat)).rejects.toMatchObject({ kind: 'shape' })
  })
})
