import { beforeEach, describe, expect, test } from 'vitest'
import { $session, $user, keepUser } from '#shared/session/session.ts'
import { type FakeNetwork, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { countsReply, envelopeReply, marketReplies } from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { authenticate, fetchUserDetail, recoverPassword, register } from './account.ts'
import { fetchChatMenu } from './chat.ts'
import { sendContact, subscribe } from './contact.ts'
import { notifyInquiry } from './inquiries.ts'
import { createRfq } from './rfq.ts'
import { countMatches } from './search.ts'
import { uploadPdf } from './uploads.ts'

const COUNT = 'GET /api/public/search/item/count'
const RFQ = 'POST /api/public/rfq/new2'
const pdf = new File(['%PDF-1.7'], 'drawing.pdf', { type: 'application/pdf' })

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: marketReplies(), user: member() })
})

function sendRfq() {
  const rest = { companyId: 12, quantity: 1, message: 'Hello', attachmentUrl: '', fileName: '' }
  return createRfq({ kind: 'product', itemId: 7, itemName: 'Mud pump', ...rest })
}

function registerBen() {
  return register({ email: 'b@c.test', password: 'pw', name: 'Ben', mobileNo: '', category: 'personal' })
}

const bearersOf = (call: string) => network.calls(call).map(({ headers }) => headers.authorization)

describe('the end of a session', () => {
  const memberCalls: [string, string, () => Promise<unknown>][] = [
    ['userdetail', 'GET /api/login/userdetail', () => fetchUserDetail('token-41')],
    ['rfq', RFQ, sendRfq],
    ['notification', 'POST /api/public/Inquiry/Email', () => notifyInquiry({ inquiryId: 1, historyId: 2 })],
    ['upload', 'POST /api/upload/Public/Inquiry/Doc', () => uploadPdf('inquiry', pdf)],
    ['chat', 'GET /api/public/user/chatMenu', fetchChatMenu],
  ]
  const publicWrites: [string, string, () => Promise<unknown>][] = [
    ['auth', 'POST /api/tenant/auth', () => authenticate('a', 'b')],
    ['register', 'POST /api/login/tenant/register', registerBen],
    ['recovery', 'PUT /api/Admin/password/recovery', () => recoverPassword('b@c.test')],
    [
      'contact',
      'PUT /api/Admin/contact/us',
      () => sendContact({ email: 'b@c.test', name: 'B', message: 'Hi' }),
    ],
    ['newsletter', 'POST /api/public/newsletter/add', () => subscribe('b@c.test')],
  ]
  test.each(memberCalls)('a 401 from %s ends it', async (_, call, make) => {
    network.reply(call, json(401, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', message: /sign in/ })
    expect($session.get()).toEqual({ at: 'expired', userId: 41 })
  })

  test.each(memberCalls)('a 403 from %s does not end it', async (_, call, make) => {
    network.reply(call, json(403, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', status: 403 })
    expect($user.get()).not.toBeNull()
  })

  test.each(publicWrites)('a 401 from the public write %s does not end it', async (_, call, make) => {
    network.reply(call, json(401, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect($user.get()).not.toBeNull()
  })

  test('a 401 from a public read ends it, and the read is repeated without the token', async () => {
    network.reply(COUNT, inTurn(json(401, {}), countsReply()))
    expect(await countMatches('valve')).toMatchObject({ products: expect.any(Number) })
    expect($session.get()).toEqual({ at: 'expired', userId: 41 })
    expect(bearersOf(COUNT)).toEqual(['Bearer token-41', undefined])
  })

  test('a public read that gets a 401 is repeated only once', async () => {
    network.reply(COUNT, json(401, {}))
    expect(await rejectionOf(countMatches('valve'))).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect(bearersOf(COUNT)).toEqual(['Bearer token-41', undefined])
    await rejectionOf(countMatches('valve'))
    expect(bearersOf(COUNT)).toHaveLength(3)
  })

  test('a public write whose token gets a 401 is sent again without the token', async () => {
    const CONTACT = 'PUT /api/Admin/contact/us'
    network.reply(CONTACT, request => (request.headers.authorization ? json(401, {}) : envelopeReply()))
    await sendContact({ email: 'b@c.test', name: 'B', message: 'Hi' })
    expect(bearersOf(CONTACT)).toEqual(['Bearer token-41', undefined])
  })

  test('a 401 for the bearer token of an earlier session does not end the current one', async () => {
    const held = later()
    network.reply('GET /api/public/user/chatMenu', held)
    const menu = rejectionOf(fetchChatMenu())
    keepUser(member({ token: 'newer' }))
    held.release(json(401, {}))
    expect(await menu).toMatchObject({ kind: 'unauthorised' })
    expect($user.get()).toMatchObject({ token: 'newer' })
  })
})
