import { fetchQuotes, type Quote, type Quotes } from './calls.ts'
import { button, element } from './element.ts'
import { quoteCard, type Way } from './quote-card.ts'
import type { Section } from './section.ts'
import { announce, empty, link, load } from './states.ts'
import { tabs } from './tabs.ts'

/** 'Quote Me': what the member sent and what the member's company received. */
export const quotesSection: Section = {
  id: 'quotes',
  title: 'Quote Me',
  lead: 'Your requests for quotation and inquiries, newest first.',
  show({ place, left, meet }) {
    const content = element('div')
    const refresh = () =>
      void load(content, left, fetchQuotes, quotes => {
        meet(quotes.member)
        tools.hidden = false
        announce(`${quotes.sent.length} sent, ${quotes.received.length} received`)
        return bothWays(quotes)
      })
    const tools = element('p', { class: 'tools', hidden: true }, button('Refresh', 'small', refresh))
    place.replaceChildren(tools, content)
    refresh()
  },
}

function bothWays({ member, sent, received }: Quotes): HTMLElement {
  const first: Way = sent.length === 0 && received.length > 0 ? 'received' : 'sent'
  const noneReceived = member.company
    ? empty(
        'Nothing received yet',
        `When a member asks ${member.company.name} for a quotation, it stands here with its PDF.`,
        link(`/company/${member.company.id}`, 'See your company page', 'button'),
      )
    : empty(
        'Nothing received',
        'Your account belongs to no company, so nobody can ask you for a quotation.',
        link('/search', 'Browse the marketplace', 'button'),
      )
  const noneSent = empty(
    'Nothing sent yet',
    'Open a product, a service or a company and choose Request Quotation or Inquiry. What you send stands here.',
    link('/search', 'Browse the marketplace', 'button next'),
  )
  return tabs(
    'Quotes',
    [
      { id: 'sent', label: `Sent (${sent.length})`, content: () => list(sent, 'sent', noneSent) },
      {
        id: 'received',
        label: `Received (${received.length})`,
        content: () => list(received, 'received', noneReceived),
      },
    ],
    first,
  )
}

const list = (quotes: readonly Quote[], way: Way, none: HTMLElement) =>
  quotes.length === 0 ? none : element('ul', { class: 'list' }, ...quotes.map(quote => quoteCard(quote, way)))
