import { beforeEach, describe, expect, test } from 'vitest'
import { $session, $user, keepUser } from '#shared/session/session.ts'
import { type FakeNetwork, json, later } from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { marketReplies } from '#shared/testing/replies.ts'
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

describe('a 401', () => {
  const memberCalls: [string, string, () => Promise<unknown>][] = [
    ['userdetail', 'GET /api/login/userdetail', () => fetchUserDetail('token-41')],
    ['rfq', RFQ, sendRfq],
    ['notification', 'POST /api/public/Inquiry/Email', () => notifyInquiry({ inquiryId: 1, historyId: 2 })],
    ['upload', 'POST /api/upload/Public/Inquiry/Doc', () => uploadPdf('inquiry', pdf)],
    ['chat', 'GET /api/public/user/chatMenu', fetchChatMenu],
  ]
  const visitorCalls: [string, string, () => Promise<unknown>][] = [
    ['auth', 'POST /api/tenant/auth', () => authenticate('a', 'b')],
    ['register', 'POST /api/login/tenant/register', registerBen],
    ['recovery', 'PUT /api/Admin/password/recovery', () => recoverPassword('b@c.test')],
    [
      'contact',
      'PUT /api/Admin/contact/us',
      () => sendContact({ email: 'b@c.test', name: 'B', message: 'Hi' }),
    ],
    ['newsletter', 'POST /api/public/newsletter/add', () => subscribe('b@c.test')],
    ['a public read', COUNT, () => countMatches('valve')],
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

  test.each(visitorCalls)('of %s never does', async (_, call, make) => {
    network.reply(call, json(401, {}))
    expect(await rejectionOf(make())).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect($user.get()).not.toBeNull()
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
