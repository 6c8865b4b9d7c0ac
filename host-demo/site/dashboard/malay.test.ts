import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#shared/languages/languages.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { categories, planned, sheetImport } from './catalogue/catalogue-replies.ts'
import { markTexts, unmarkedWords } from './marked-texts.ts'
import {
  chat,
  conversation,
  member,
  message,
  oneReply,
  openDashboard,
  quote,
  quoted,
  quoteEvent,
  quotesReply,
  seller,
} from './replies.ts'

beforeAll(markTexts)
afterEach(() => {
  document.documentElement.lang = 'en'
})

const mails = { leave: true, isConfirmed: false, notices: true, language: 'ms' as const }
const malaySeller = { ...seller, mails }

const history = [
  quoteEvent({ action: 'answer', offer: null, message: 'A\nB\nC\nD\nE' }),
  quoteEvent({ id: 2, isLate: true, attachment: { name: 'q.pdf', url: '/api/files/q' } }),
  quoteEvent({ id: 3, isLate: true }),
]
const listed = { listName: 'Turnaround', listItem: 3, listSize: { lines: 2, sellers: 1 } }
const { asked } = quote()
const requirements = {
  ...asked.requirements,
  ...{ unit: 'pcs', standard: 'API 6D', incoterm: 'DAP', place: 'Kerteh', neededBy: '2026-12-01' },
  ...{
    quoteBy: '2026-11-01',
    targetPrice: '3',
    currency: 'MYR',
    certificates: ['MTC'],
    acceptsAlternatives: true,
  },
}
const full = quoted({
  ...listed,
  history,
  offer: 3,
  asked: { ...asked, requirements },
  quoteBy: '2026-11-01',
})
const undelivered = quote({ id: 2, notDelivered: { telephone: '+60 1', website: 'www.kvw.example' } })

/** What stands in every text: names, units and places. */
const NAMES = ['Trade Enabler', 'Kuala Lumpur']

const offer = { id: 1, name: 'Gate valve', category: 'Valves', isPublished: true, picture: '' }
const picture = { name: 'a.jpg', url: '/a.jpg' }
const profile = { name: 'KVW', logo: '/logo.png', banner: '' }

const replies = {
  'GET /api/dashboard/member': malaySeller,
  'GET /api/dashboard/quotes': quotesReply({ sent: [full, undelivered] }),
  'GET /api/dashboard/quotes/rfq/1': oneReply(full),
  'GET /api/dashboard/quotes/rfq/2': oneReply(undelivered, 'received'),
  'GET /api/dashboard/unseen': { sent: 1, received: 1 },
  'GET /api/dashboard/chats': [chat({ unread: 2 })],
  'GET /api/dashboard/chats/2': conversation(message({ isAutomatic: true })),
  'GET /api/dashboard/outbox': (['waiting', 'failed', 'sent'] as const).map((state, id) => ({
    ...{ id, to: 'd@demo.test', subject: 'Hello', body: 'Words', link: '#quotes', state },
    createdAt: '2025-03-02T08:30:00.000Z',
  })),
  'GET /api/dashboard/products': { items: [offer], total: 1, all: 30, categories: [] },
  'GET /api/dashboard/products/1': { ...offer, pictures: [picture, { ...picture, name: 'b.jpg' }] },
  'GET /api/dashboard/category-facts': { categories },
  'GET /api/dashboard/imports': { imports: [sheetImport({ state: 'applied' })] },
  'GET /api/dashboard/imports/12': sheetImport(),
  'GET /api/dashboard/imports/12/rows': { rows: [planned()], total: 1 },
  'GET /api/dashboard/company': profile,
}

const words = (screen: Screen): string[] =>
  unmarkedWords(screen.element.shadowRoot ?? document, replies, NAMES)

test.each([
  ['quotes', '⟦Muat semula⟧'],
  ['quotes/rfq1', '⟦Apa yang diminta⟧'],
  ['quotes/rfq2', '⟦Jawab tanpa harga⟧'],
  ['messages', '⟦Pilih satu perbualan.⟧'],
  ['messages/2', '⟦Hantar⟧'],
  ['outbox', '⟦Buka⟧'],
  ['settings', '⟦Nama dan telefon⟧'],
  ['products', '⟦Tambah produk⟧'],
  ['products/new', '⟦Simpan dan teruskan⟧'],
  ['products', '⟦Eksport⟧'],
  ['products/import', '⟦Pilih fail⟧'],
  ['products/import/12', '⟦Laksanakan 2 baris⟧'],
  ['products/1', '⟦Lihat seperti pembeli melihatnya⟧'],
])('#%s takes every word from the tables of texts, and is complete in Malay', async (hash, sign) => {
  const screen = await openDashboard(`?token=t#${hash}`, replies)
  await vi.waitFor(() => expect(screen.element.shadowRoot?.innerHTML).toContain(sign))
  await vi.waitFor(() => expect(words(screen)).toEqual([]))
  expect(document.title).toMatch(/^⟦.*Papan Pemuka · Trade Enabler⟧$/)
})

test.each([
  ['quote', 'received'],
  ['ask', 'sent'],
] as const)('the form to %s is in Malay', async (_, side) => {
  const open = side === 'sent' ? 'rfq1' : 'rfq2'
  const screen = await openDashboard(`?token=t#quotes/${open}`, replies)
  const label = side === 'sent' ? '⟦Tanya⟧' : '⟦Beri sebut harga⟧'
  await screen.user.click(await screen.findByRole('button', { name: label }))
  await screen.findByRole('form')
  expect(words(screen)).toEqual([])
})

test('the page speaks the language of the member, and starts in it the next time', async () => {
  const screen = await openDashboard('?token=t#settings', {
    ...replies,
    'GET /api/dashboard/member': member(),
    'PUT /api/dashboard/mails': { ReturnCode: 200, ResponseMessage: 'It was saved.' },
  })
  const choice = await screen.findByLabelText('Language')
  expect([...choice.querySelectorAll('option')].map(each => each.textContent)).toEqual(
    Object.values(LANGUAGES),
  )
  await screen.user.selectOptions(choice, 'ms')
  screen.network.reply('GET /api/dashboard/member', malaySeller)
  await screen.user.click(screen.getByRole('button', { name: 'Save mail settings' }))
  await screen.findByRole('heading', { name: '⟦Tetapan⟧' })
  expect(document.documentElement.lang).toBe('ms')

  const { firstLanguage } = await import('./page-language.ts')
  expect(firstLanguage()).toBe('ms')
})

test('without a member, the page starts in the first language of the browser that we have', async () => {
  const { firstLanguage } = await import('./page-language.ts')
  const languages = vi.spyOn(navigator, 'languages', 'get')
  languages.mockReturnValue(['de-DE', 'ms-MY', 'en'])
  expect(firstLanguage()).toBe('ms')
  languages.mockReturnValue(['de-DE'])
  expect(firstLanguage()).toBe('en')
})
