import type { Quote } from './calls.ts'
import { onDay } from './dates.ts'
import { type Child, element, listening } from './element.ts'
import { pdfButton } from './pdf.ts'
import { link } from './states.ts'

export type Way = 'sent' | 'received'

const types = { rfq: 'RFQ', inquiry: 'Inquiry' } as const

/** One RFQ or inquiry, with the company on a sent one and the sender on a received one. */
export function quoteCard(quote: Quote, way: Way): HTMLElement {
  const { type, title, status, createdAt, message, attachment } = quote
  return element(
    'li',
    { class: 'quote' },
    element(
      'header',
      {},
      element('span', { class: 'pill' }, types[type]),
      element('h2', {}, title),
      element('span', { class: status === 'Answered' ? 'pill good' : 'pill fresh' }, status),
    ),
    element(
      'dl',
      {},
      ...fact('Item', itemOf(quote)),
      ...(way === 'sent'
        ? fact('Company', link(`/company/${quote.company.id}`, quote.company.name))
        : fact('From', sender(quote))),
      // A service RFQ always carries 0 (spec section 5): that is no quantity.
      ...fact('Quantity', quote.kind === 'product' && quote.quantity !== null && String(quote.quantity)),
      ...fact('Date', onDay(createdAt)),
    ),
    longText(message),
    attachment && pdfButton(attachment),
  )
}

const fact = (label: string, value: Child): Child[] =>
  value ? [element('div', {}, element('dt', {}, label), element('dd', {}, value))] : []

function itemOf({ kind, itemId, itemName }: Quote): Child {
  if (!itemName) return null
  return kind && itemId !== null ? link(`/${kind}/${itemId}`, itemName) : itemName
}

function sender({ from: { name, email } }: Quote): HTMLElement {
  return element('span', {}, `${name} `, link(`mailto:${encodeURIComponent(email)}`, email))
}

/** A message as it was written; a long one is folded until it is asked for. */
function longText(text: string): HTMLElement {
  const isLong = text.length > 280 || text.split('\n').length > 4
  const body = element('p', { class: isLong ? 'message folded' : 'message', dir: 'auto' }, text)
  if (!isLong) return body
  const more = element(
    'button',
    { type: 'button', class: 'button plain small', 'aria-expanded': 'false' },
    'Read all',
  )
  const toggle = () => {
    const isFolded = body.classList.toggle('folded')
    more.setAttribute('aria-expanded', String(!isFolded))
    more.textContent = isFolded ? 'Read all' : 'Show less'
  }
  return element('div', {}, body, listening({ click: toggle }, more))
}
