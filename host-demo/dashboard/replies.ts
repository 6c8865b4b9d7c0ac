/** For the tests of this folder: the page as the storefront opens it, and what the server answers. */

import type { Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import type { Chat, Conversation, Message, Quote, Quotes } from './api.ts'
import { takeToken } from './token.ts'
import './main.ts'

/** Opens the dashboard at an address such as '?token=abc#messages/2'. */
export function openDashboard(address: string, replies: Replies = {}): Promise<Screen> {
  history.replaceState(null, '', `/app/dashboard/menu${address}`)
  const screen = mount('<trade-dashboard></trade-dashboard>', {
    config: { idempotency: true },
    replies: {
      'GET /api/dashboard/quotes': quotesReply(),
      'GET /api/dashboard/chats': [],
      'GET /api/dashboard/outbox': [],
      ...replies,
    },
  })
  void takeToken()
  return screen
}

export const quotesReply = (reply: Partial<Quotes> = {}): Quotes => ({
  member: { name: 'Aisyah Rahman', email: 'aisyah@demo.test', company: null },
  sent: [],
  received: [],
  ...reply,
})

export const quote = (given: Partial<Quote> = {}): Quote => ({
  id: 1,
  type: 'rfq',
  kind: 'product',
  title: 'RFQ : Mud pump',
  itemName: 'Mud pump',
  itemId: 7,
  quantity: 6,
  message: 'Please quote CIF Labuan.',
  company: { id: 1, name: 'Kemaman Valve Works Sdn Bhd' },
  from: { name: 'Aisyah Rahman', email: 'aisyah@demo.test' },
  status: 'New',
  createdAt: '2025-03-02T08:30:00.000Z',
  attachment: null,
  ...given,
})

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
