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

describe('a 401', () => {
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
  test.each(memberCalls)('of %s ends the session', async (_, call, make) => {
    network.reply(call, json(401, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', message: /sign in/ })
    expect($session.get()).toEqual({ at: 'expired', userId: 41 })
  })

  test.each(memberCalls)('but a 403 of %s does not', async (_, call, make) => {
    network.reply(call, json(403, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', status: 403 })
    expect($user.get()).not.toBeNull()
  })

  test.each(publicWrites)('of %s never does', async (_, call, make) => {
    network.reply(call, json(401, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect($user.get()).not.toBeNull()
  })

  test('of a public read ends the session, and the read is repeated without the token', async () => {
    network.reply(COUNT, inTurn(json(401, {}), countsReply()))
    expect(await countMatches('valve')).toMatchObject({ products: expect.any(Number) })
    expect($session.get()).toEqual({ at: 'expired', userId: 41 })
    expect(bearersOf(COUNT)).toEqual(['Bearer token-41', undefined])
  })

  test('of a public read is repeated no more than once', async () => {
    network.reply(COUNT, json(401, {}))
    expect(await rejectionOf(countMatches('valve'))).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect(bearersOf(COUNT)).toEqual(['Bearer token-41', undefined])
    await rejectionOf(countMatches('valve'))
    expect(bearersOf(COUNT)).toHaveLength(3)
  })

  test('to the token alone keeps no public write from being sent', async () => {
    const CONTACT = 'PUT /api/Admin/contact/us'
    network.reply(CONTACT, request => (request.headers.authorization ? json(401, {}) : envelopeReply()))
    await sendContact({ email: 'b@c.test', name: 'B', message: 'Hi' })
    expect(bearersOf(CONTACT)).toEqual(['Bearer token-41', undefined])
  })

  test('to the bearer of an earlier session leaves the present one alone', async () => {
    const held = later()
    network.reply('GET /api/public/user/chatMenu', held)
    const menu = rejectionOf(fetchChatMenu())
    keepUser(member({ token: 'newer' }))
    held.release(json(401, {}))
    expect(await menu).toMatchObject({ kind: 'unauthorised' })
    expect($user.get()).toMatchObject({ token: 'newer' })
  })
})
