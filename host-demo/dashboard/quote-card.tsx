import type { ReactNode } from 'react'
import { Link } from '#shared/ui/link.tsx'
import type { Quote } from './api.ts'
import { AttachmentButton } from './attachment.tsx'
import { LongText } from './long-text.tsx'
import { Moment } from './moment.tsx'

const types = { rfq: 'RFQ', inquiry: 'Inquiry' } as const

type Props = { quote: Quote; isReceived: boolean }

/** One RFQ or inquiry, with the company on a sent one and the sender on a received one. */
export function QuoteCard({ quote, isReceived }: Props) {
  const { type, title, kind, quantity, status, createdAt, message, attachment, company, from } = quote
  return (
    <li className="card quote">
      <header className="row">
        <span className="muted">{types[type]}</span>
        <h2>{title}</h2>
        <span className={status === 'Answered' ? 'pill good' : 'pill'}>{status}</span>
      </header>
      <dl>
        <Fact label="Item">{itemOf(quote)}</Fact>
        {isReceived ? (
          <Fact label="From">
            {from.name} <a href={`mailto:${encodeURIComponent(from.email)}`}>{from.email}</a>
          </Fact>
        ) : (
          <Fact label="Company">
            <Link to={{ route: 'company', params: { id: company.id } }}>{company.name}</Link>
          </Fact>
        )}
        {/* The RFQ of a service always carries 0, which is no quantity. */}
        <Fact label="Quantity">{kind === 'product' ? quantity : null}</Fact>
        <Fact label="Date">
          <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
        </Fact>
      </dl>
      <LongText text={message} />
      {attachment && <AttachmentButton {...attachment} />}
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function itemOf({ kind, itemId, itemName }: Quote): ReactNode {
  return kind && itemId ? <Link to={{ route: kind, params: { id: itemId } }}>{itemName}</Link> : itemName
}
