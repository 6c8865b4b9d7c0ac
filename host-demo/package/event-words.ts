import { cancelableEvents, type TradeEventName } from '#shared/element/events.ts'

export type EventWords = { name: TradeEventName; description: string; cancelable: boolean }

const words = {
  'trade-navigate': 'A link was clicked. Cancelled, the page shows the place itself.',
  'trade-ready': 'The first content is shown.',
  'trade-error': 'Something could not be had or shown.',
  'trade-session-change': 'Somebody signed in or out; sent on the document.',
  'trade-dialog-open': 'A dialog was opened.',
  'trade-dialog-close': 'A dialog was closed.',
  'trade-search-change': 'Another tab or page of the results was chosen.',
  'trade-company-change': 'Another tab of the company, or page of its lists, was chosen.',
  'trade-category-change': 'Another page of the category was chosen.',
  'trade-rfq-submit': 'A request for quotation is about to be sent. Cancelled, nothing is sent.',
  'trade-rfq-sent': 'The server has confirmed the request for quotation.',
  'trade-rfq-failed': 'The request for quotation could not be sent.',
  'trade-inquiry-submit': 'An inquiry is about to be sent. Cancelled, nothing is sent.',
  'trade-inquiry-sent': 'The server has confirmed the inquiry.',
  'trade-inquiry-failed': 'The inquiry, or the mail that tells of it, could not be sent.',
  'trade-register-sent': 'The server has confirmed the registration.',
  'trade-recovery-sent': 'The server has confirmed the password recovery.',
  'trade-contact-sent': 'The server has confirmed the message of the contact form.',
  'trade-newsletter-sent': 'The server has confirmed the subscription.',
  'trade-chat-sent': 'The server has confirmed a message of the chat.',
} satisfies Record<TradeEventName, string>

/** What docs and editors say of an event. */
export function describeEvent(name: TradeEventName): EventWords {
  return { name, description: words[name], cancelable: cancelableEvents.includes(name) }
}
