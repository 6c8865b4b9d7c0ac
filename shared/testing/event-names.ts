import type { TradeEventName } from '#shared/element/events.ts'

const everyEvent = {
  'trade-navigate': true,
  'trade-ready': true,
  'trade-error': true,
  'trade-session-change': true,
  'trade-dialog-open': true,
  'trade-dialog-close': true,
  'trade-search-change': true,
  'trade-search-suggest': true,
  'trade-company-change': true,
  'trade-category-change': true,
  'trade-rfq-submit': true,
  'trade-rfq-sent': true,
  'trade-rfq-failed': true,
  'trade-rfq-list-change': true,
  'trade-rfq-list-sent': true,
  'trade-inquiry-submit': true,
  'trade-inquiry-sent': true,
  'trade-inquiry-failed': true,
  'trade-register-sent': true,
  'trade-recovery-sent': true,
  'trade-contact-sent': true,
  'trade-newsletter-sent': true,
  'trade-chat-sent': true,
} satisfies Record<TradeEventName, true>

export const eventNames = Object.keys(everyEvent) as readonly TradeEventName[]
