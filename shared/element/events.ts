import type { ErrorKind } from '#shared/api/error.ts'

/** What went wrong: a call (`ApiError`), an attribute, or rendering. */
export type ErrorDetail = {
  kind: ErrorKind | 'attribute' | 'render'
  /** The HTTP status; 0 when no answer was involved. */
  status: number
  message: string
}

/**
 * Where a request comes from, as its page tells it; '' or none of what it doesn't. `page` is an address without query,
 * `utm` has the parameters of that name, such as `campaign`.
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

/** Every event that a host may listen to, with its detail. None carries a token or a password. */
export type TradeEvents = {
  /** A link was clicked. Cancelled, the page shows the place itself. */
  'trade-navigate': {
    route: string
    params: Readonly<Record<string, string>>
    query: Readonly<Record<string, string>>
    href: string
  }
  /** The first content is shown. */
  'trade-ready': NoDetail
  /** Something could not be had or shown. */
  'trade-error': ErrorDetail
  /** Somebody signed in or out; sent on the document. */
  'trade-session-change': { signedIn: boolean; name: string }
  /** A dialog was opened. */
  'trade-dialog-open': DialogDetail
  /** A dialog was closed. */
  'trade-dialog-close': DialogDetail
  /** Another tab or page of the results was chosen; with `search-extensions` also how they are sorted and narrowed. */
  'trade-search-change': {
    keyword: string
    tab: 'products' | 'services' | 'company'
    page: number
    sort?: 'relevance' | 'name' | 'newest' | undefined
    state?: string | undefined
    categoryId?: number | undefined
  }
  /** What was typed into a search box has suggestions, and they are shown; `count` is 0 where nothing was found. */
  'trade-search-suggest': { keyword: string; count: number }
  /** Another tab of the company, or page of its lists, was chosen. */
  'trade-company-change': { companyId: number; tab: number; page: number }
  /** Another page of the category was chosen; with `search-extensions` also how it is sorted and narrowed. */
  'trade-category-change': {
    categoryId: number
    kind: 'product' | 'service'
    page: number
    sort?: 'relevance' | 'name' | 'newest' | undefined
    state?: string | undefined
  }
  /** A request for quotation is about to be sent. Cancelled, nothing is sent. */
  'trade-rfq-submit': RfqDetail
  /** The server has confirmed the request for quotation. */
  'trade-rfq-sent': RfqDetail & { id?: number }
  /** The request for quotation could not be sent. */
  'trade-rfq-failed': RfqDetail & { step: 'upload' | 'create'; error: ErrorDetail }
  /** Something came to the RFQ list or left it: how many lines it has now. */
  'trade-rfq-list-change': { lines: number }
  /** Requests of the RFQ list are with their sellers; those that failed are offered to be sent again. */
  'trade-rfq-list-sent': { sent: number; failed: number; lead?: Lead }
  /** An inquiry is about to be sent. Cancelled, nothing is sent. */
  'trade-inquiry-submit': InquiryDetail
  /** The server has confirmed the inquiry. */
  'trade-inquiry-sent': InquiryDetail
  /** The inquiry, or the mail that tells of it, could not be sent. */
  'trade-inquiry-failed': InquiryDetail & { step: 'upload' | 'create' | 'notify'; error: ErrorDetail }
  /** The server has confirmed the registration. */
  'trade-register-sent': NoDetail
  /** The server has confirmed the password recovery. */
  'trade-recovery-sent': NoDetail
  /** The server has confirmed the message of the contact form. */
  'trade-contact-sent': { lead?: Lead }
  /** The server has confirmed the subscription. */
  'trade-newsletter-sent': NoDetail
  /** The server has confirmed a message of the chat. */
  'trade-chat-sent': { chatId: number }
}

export type TradeEventName = keyof TradeEvents

export type TradeEventMap = { [Name in TradeEventName]: CustomEvent<TradeEvents[Name]> }

declare global {
  interface GlobalEventHandlersEventMap extends TradeEventMap {}
}

/** A host may cancel these and then does the thing itself or not at all (decisions.mdx#host-events). */
export const cancelableEvents: ReadonlySet<TradeEventName> = new Set([
  'trade-navigate',
  'trade-rfq-submit',
  'trade-inquiry-submit',
])

/**
 * Sends an event from an element, or from `document` when it concerns no element. Returns false when the host cancelled it.
 */
export function emitEvent<Name extends TradeEventName>(
  target: EventTarget,
  name: Name,
  detail: TradeEvents[Name],
): boolean {
  const cancelable = cancelableEvents.has(name)
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
