import { beforeEach, describe, expect, test } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { type FakeNetwork, json } from '#shared/testing/fake-network.ts'
import { rejectionOf } from '#shared/testing/rejection.ts'
import { envelopeReply, marketReplies, userReply } from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { fetchUserDetail, register } from './account.ts'
import { subscribe } from './contact.ts'
import { createRfq } from './rfq.ts'

const RFQ = 'POST /api/public/rfq/new2'

let network: FakeNetwork

beforeEach(() => {
  network = setScene({ replies: marketReplies() })
})

function sendRfq() {
  const rest = { companyId: 12, quantity: 1, message: 'Hello', attachmentUrl: '', fileName: '' }
  return createRfq({ kind: 'product', itemId: 7, itemName: 'Mud pump', ...rest })
}

function registerBen() {
  return register({ email: 'b@c.test', password: 'pw', name: 'Ben', mobileNo: '', category: 'personal' })
}

describe('ReturnCode', () => {
  const REGISTER = 'POST /api/login/tenant/register'
  const NEWSLETTER = 'POST /api/public/newsletter/add'

  test.each([200, '200', ' 200 '])('%j registers', async code => {
    network.reply(REGISTER, envelopeReply(code, 'Welcome'))
    await expect(registerBen()).resolves.toBe('Welcome')
  })

  test.each([201, '401', 0, 409])('%j does not register', async code => {
    network.reply(REGISTER, envelopeReply(code, 'E-mail is taken'))
    const serverMessage = 'E-mail is taken'
    expect(await rejectionOf(registerBen())).toMatchObject({
      kind: 'rejected',
      status: Number(code),
      serverMessage,
    })
  })

  test.each([200, '200', 404, '0', -1])('%j subscribes', async code => {
    network.reply(NEWSLETTER, envelopeReply(code, 'Thanks'))
    await expect(subscribe('b@c.test')).resolves.toBe('Thanks')
  })

  test.each([401, '401', 500, '503'])('%j does not subscribe', async code => {
    network.reply(NEWSLETTER, envelopeReply(code, 'No such domain'))
    expect(await rejectionOf(subscribe('b@c.test'))).toMatchObject({
      kind: 'rejected',
      status: Number(code),
      serverMessage: 'No such domain',
    })
  })

  test.each([{}, { ReturnCode: null }, { ReturnCode: '' }, { ReturnCode: 'OK' }, { ReturnCode: [] }, []])(
    '%j is not an envelope',
    async reply => {
      network.reply(NEWSLETTER, reply)
      expect(await rejectionOf(subscribe('b@c.test'))).toMatchObject({ kind: 'shape' })
    },
  )

  test('a reply needs no message', async () => {
    network.reply(NEWSLETTER, { ReturnCode: 200 })
    await expect(subscribe('b@c.test')).resolves.toBe('')
  })

  test('a 500 is a failure even when the envelope reports success', async () => {
    network.reply(NEWSLETTER, json(500, envelopeReply(200, 'Fine')))
    expect(await rejectionOf(subscribe('b@c.test'))).toMatchObject({ kind: 'server', serverMessage: 'Fine' })
  })

  test.each([400, '401', 500])('a refusal in the reply to an RFQ never counts as success: %j', async code => {
    keepUser(member())
    network.reply(RFQ, envelopeReply(code, 'Company is gone'))
    expect(await rejectionOf(sendRfq())).toMatchObject({
      kind: 'rejected',
      serverMessage: 'Company is gone',
    })
  })
})

test('rejects a user whose id is not above 0', async () => {
  network.reply('GET /api/login/userdetail', userReply({ id: 0 }))
  expect(await rejectionOf(fetchUserDetail('t'))).toMatchObject({ kind: 'shape' })
})
