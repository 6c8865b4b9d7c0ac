import { asked } from '#shared/testing/asking.ts'
/** Helpers for the tests of this folder: open the page as the storefront does, and answer as the server. */

import type { Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { member as user } from '#shared/testing/scene.ts'
import { ownZone } from '#shared/trade/day.ts'
import { NO_TERMS } from '#shared/trade/order.ts'
import type { Quote, QuoteEvent } from '#shared/trade/quote.ts'
import { countGroups } from '#shared/trade/quote-groups.ts'
import type { Chat, Conversation, Member, Message, Quotes, Side } from './api.ts'
import type { OneQuote } from './quotes/quote-calls.ts'
import { takeToken } from './token.ts'
import './main.ts'

/** Opens the dashboard at an address such as '?token=abc#messages/2', as the storefront does for its member. */
export function openDashboard(address: string, replies: Replies = {}): Promise<Screen> {
  const token = new URLSearchParams(/^[^#]*/.exec(address)?.[0]).get('token')
  if (token) localStorage.setItem('user', JSON.stringify(user({ token })))
  return openByLink(address, replies)
}

/** Opens the dashboard at such an address, as a link from anywhere does. */
export function openByLink(address: string, replies: Replies = {}): Promise<Screen> {
  history.replaceState(null, '', `/app/dashboard/menu${address}`)
  const screen = mount('<trade-dashboard></trade-dashboard>', {
    config: { idempotency: true },
    replies: {
      'GET /api/dashboard/member': member(),
      'GET /api/dashboard/quotes': quotesReply(),
      'GET /api/dashboard/unseen': { sent: 0, received: 0 },
      'GET /api/dashboard/chats': [],
      'GET /api/dashboard/outbox': [],
      'GET /api/dashboard/category-facts': { categories: [] },
      'GET /api/dashboard/checklist': { hasProfile: true, published: 3 },
      'GET /api/dashboard/imports': { imports: [] },
      'GET /api/dashboard/order-terms': NO_TERMS,
      ...replies,
    },
  })
  void takeToken()
  return screen
}

export const member = (given: Partial<Member> = {}): Member => ({
  name: 'Aisyah Rahman',
  email: 'aisyah@demo.test',
  mobileNo: '',
  company: null,
  timeZone: ownZone() ?? null,
  mails: { leave: false, isConfirmed: true, notices: true, language: 'en' },
  ...given,
})

/** A member who sells. */
export const seller = member({
  name: 'Daniel Lim',
  email: 'd@demo.test',
  mobileNo: '+60 1',
  company: { id: 1, name: 'Kemaman Valve Works' },
})

/** The first page of the sent requests, or of the received ones. */
export function quotesReply({ sent = [], received = [] }: Partial<Record<Side, Quote[]>> = {}): Quotes {
  const of = sent.length > 0 || received.length === 0 ? 'sent' : 'received'
  const quotes = of === 'sent' ? sent : received
  const counts = { sent: sent.length, received: received.length }
  return { of, counts, groups: groupsOf(quotes), total: quotes.length, quotes }
}

const groupsOf = (quotes: readonly Quote[]) =>
  countGroups(wanted => quotes.filter(({ status }) => status === wanted).length)

/** The replies with this request alone, for one side. */
export const openQuoteReplies = (quote: Quote, side: Side = 'sent'): Replies => ({
  'GET /api/dashboard/quotes': quotesReply({ [side]: [quote] }),
  [`GET /api/dashboard/quotes/${quote.type}/${quote.id}`]: oneReply(quote, side),
})

/** The reply with one request. */
export const oneReply = (quote: Quote, side: Side = 'sent'): OneQuote => ({ sides: [side], quote })

export const quote = (given: Partial<Quote> = {}): Quote => ({
  id: 1,
  type: 'rfq',
  kind: 'product',
  title: 'RFQ : Mud pump',
  itemName: 'Mud pump',
  itemId: 7,
  asked: asked('Please quote CIF Labuan.', { quantity: '6' }),
  company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' },
  from: { name: 'Aisyah Rahman', email: 'aisyah@demo.test' },
  buyer: null,
  chat: null,
  list: null,
  listItem: null,
  listSize: null,
  quoteBy: null,
  timeZone: 'Asia/Kuala_Lumpur',
  isNew: false,
  status: 'open',
  notDelivered: null,
  offer: null,
  history: [],
  createdAt: '2025-03-02T08:30:00.000Z',
  attachment: null,
  sheet: null,
  ...given,
})

export const quoteEvent = (given: Partial<QuoteEvent> = {}): QuoteEvent => ({
  id: 1,
  action: 'quote',
  author: 'Daniel Lim',
  message: '',
  createdAt: '2025-03-03T08:30:00.000Z',
  isLate: false,
  attachment: null,
  offer: {
    price: '12500.5',
    currency: 'MYR',
    priceBasis: 'unit',
    validUntil: '2025-04-01',
    timeZone: 'Asia/Kuala_Lumpur',
    delivery: '6 weeks after order',
    terms: '',
  },
  ...given,
})

/** A request with a standing quotation. */
export const quoted = (given: Partial<Quote> = {}): Quote =>
  quote({ status: 'quoted', offer: 1, history: [quoteEvent()], ...given })

export const chat = (given: Partial<Chat> = {}): Chat => ({
  id: 2,
  role: 'staff',
  title: 'Kemaman Valve Works Sdn Bhd',
  company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' },
  with: { name: 'Daniel Lim', picture: '/api/pictures/initials/DL.svg' },
  unread: 0,
  lastAt: '2025-03-02T08:30:00.000Z',
  ...given,
})

export const message = (given: Partial<Message> = {}): Message => ({
  id: 1,
  isOwn: false,
  isAutomatic: false,
  body: 'Do you hold it in stock?',
  createdAt: '2025-03-02T08:30:00.000Z',
  ...given,
})

export const conversation = (...messages: Message[]): Conversation => ({ ...chat(), messages })
