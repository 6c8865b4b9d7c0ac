import type { ErrorKind } from '#shared/api/error.ts'

/** The failure: a call (`ApiError`), an attribute, or rendering. */
export type ErrorDetail = {
  kind: ErrorKind | 'attribute' | 'render'
  /** The HTTP status; 0 when no answer was involved. */
  status: number
  message: string
}

/**
 * The origin of a request, as its page describes it. Unknown values are '' or empty. `page` is an address without
 * query; `utm` has the parameters of that name, such as `campaign`.
 */
export type Lead = {
  source: string
  reference: string
  page: string
  title: string
  utm: Readonly<Record<string, string>>
}

type RfqDetail = {
  kind: 'product' | 'service'
  itemId: number
  quantity: number
  fileName: string
  lead?: Lead
}
type InquiryDetail = { companyId: number; subject: string; fileName: string; lead?: Lead }
type DialogDetail = { dialog: 'login' | 'register' | 'recovery' }
type NoDetail = Record<never, never>

/** Every event that a host may listen to, with its detail. No event carries a token or a password. */
export type TradeEvents = {
  /** A link was clicked. If the event is cancelled, the page shows the place itself. */
  'trade-navigate': {
    route: string
    params: Readonly<Record<string, string>>
    query: Readonly<Record<string, string>>
    href: string
  }
  /** The first content is shown. */
  'trade-ready': NoDetail
  /** A call, an attribute or the rendering failed. */
  'trade-error': ErrorDetail
  /** A member signed in or out. The event is sent on the document. */
  'trade-session-change': { signedIn: boolean; name: string }
  /** A dialog was opened. */
  'trade-dialog-open': DialogDetail
  /** A dialog was closed. */
  'trade-dialog-close': DialogDetail
  /** Another tab or page of the results was chosen; with `search-extensions` also another sort order or filter. */
  'trade-search-change': {
    keyword: string
    tab: 'products' | 'services' | 'company'
    page: number
    sort?: 'relevance' | 'name' | 'newest' | undefined
    state?: string | undefined
    categoryId?: number | undefined
    facts?: string | undefined
    words?: boolean | undefined
    view?: 'list' | 'table' | undefined
  }
  /** A search box shows suggestions for the typed text. `count` is 0 if nothing was found. */
  'trade-search-suggest': { keyword: string; count: number }
  /** Another tab of the company, or another page of its lists, was chosen. */
  'trade-company-change': { companyId: number; tab: number; page: number }
  /** Another page of the category was chosen; with `search-extensions` also another sort order or filter. */
  'trade-category-change': {
    categoryId: number
    kind: 'product' | 'service'
    page: number
    sort?: 'relevance' | 'name' | 'newest' | undefined
    state?: string | undefined
    facts?: string | undefined
    view?: 'list' | 'table' | undefined
  }
  /**
   * The comparison shows other items, such as `product-7,service-9`: one was removed, or none were named and those
   * chosen on this device are shown.
   */
  'trade-compare-change': { items: string }
  /** A request for quotation is about to be sent. If the event is cancelled, nothing is sent. */
  'trade-rfq-submit': RfqDetail
  /** The server has confirmed the request for quotation. */
  'trade-rfq-sent': RfqDetail & { id?: number }
  /** The request for quotation could not be sent. */
  'trade-rfq-failed': RfqDetail & { step: 'upload' | 'create'; error: ErrorDetail }
  /** The RFQ list has changed. `lines` is the number of its lines now. */
  'trade-rfq-list-change': { lines: number }
  /** Requests of the RFQ list have been sent to their sellers. The reader can send failed ones again. */
  'trade-rfq-list-sent': { sent: number; failed: number; lead?: Lead }
  /** An inquiry is about to be sent. If the event is cancelled, nothing is sent. */
  'trade-inquiry-submit': InquiryDetail
  /** The server has confirmed the inquiry. */
  'trade-inquiry-sent': InquiryDetail
  /** The inquiry, or the mail that notifies the company, could not be sent. */
  'trade-inquiry-failed': InquiryDetail & { step: 'upload' | 'create' | 'notify'; error: ErrorDetail }
  /** The server has confirmed the registration. */
  'trade-register-sent': NoDetail
  /** The server has confirmed the password recovery. */
  'trade-recovery-sent': NoDetail
  /** The server has confirmed the message of the contact form. */
  'trade-contact-sent': { lead?: Lead }
  /** The server has confirmed the subscription. */
  'trade-newsletter-sent': NoDetail
  /** The server has confirmed a chat message. */
  'trade-chat-sent': { chatId: number }
}

export type TradeEventName = keyof TradeEvents

export type TradeEventMap = { [Name in TradeEventName]: CustomEvent<TradeEvents[Name]> }

declare global {
  interface GlobalEventHandlersEventMap extends TradeEventMap {}
}

/** The key by which an element marks that it is ready, even for wrappers with a copy of this file. */
export const READY = Symbol.for('trade-ready')

export const isReady = (element: HTMLElement): boolean => Reflect.get(element, READY) === true

/** Events that a host may cancel, to do the thing itself or not at all (decisions.mdx#host-events). */
export const cancelableEvents: ReadonlySet<TradeEventName> = new Set([
  'trade-navigate',
  'trade-rfq-submit',
  'trade-inquiry-submit',
])

/**
 * Sends an event from an element, or from `document` if it concerns no element. Returns false if the host cancelled it.
 */
export function emitEvent<Name extends TradeEventName>(
  target: EventTarget,
  name: Name,
  detail: TradeEvents[Name],
): boolean {
  const cancelable = cancelableEvents.has(name)
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
