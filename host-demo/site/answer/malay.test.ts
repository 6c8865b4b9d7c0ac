import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FakeResponse, json } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { markTexts, unmarkedWords } from '../dashboard/marked-texts.ts'
import { orderReply } from '../dashboard/orders/order-replies.ts'
import { showLanguage } from '../dashboard/page-language.ts'
import './main.ts'

beforeAll(markTexts)
afterEach(() => {
  document.documentElement.lang = 'en'
})

const CODE = 'A'.repeat(43)
const gone = { ReturnCode: 404, ResponseMessage: '…' }

async function openPage(fragment: string, reply: FakeResponse) {
  history.replaceState(null, '', `/answer${fragment}`)
  return mount('<trade-answer></trade-answer>', { replies: { 'POST /api/answer/open': reply } })
}

test.each([
  ['a link that was cut', '', {}, '⟦Pautan ini tidak lengkap⟧'],
  ['a link that nobody knows', `#${CODE}`, json(404, gone), '⟦Pautan ini tidak berfungsi⟧'],
])('%s has every word in Malay', async (_, fragment, reply, title) => {
  await showLanguage('ms')
  const screen = await openPage(fragment, reply)
  await showLanguage('ms')
  await screen.findByRole('heading', { name: title })
  expect(unmarkedWords(screen.element.shadowRoot ?? document, gone, ['Trade Enabler'])).toEqual([])
})

test('a link opens in the language of its member', async () => {
  const screen = await openPage(`#${CODE}`, { order: orderReply(), language: 'ms' })
  await screen.findByRole('heading', { name: '⟦Pengesahan pesanan⟧' })
  expect(document.documentElement.lang).toBe('ms')
  await vi.waitFor(() => expect(document.title).toBe('⟦Jawab permintaan · Trade Enabler⟧'))
})
