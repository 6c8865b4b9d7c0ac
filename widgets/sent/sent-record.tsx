import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import type { User } from '#shared/session/session.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { Button } from '#shared/ui/button.tsx'
import { ChatLink } from '#shared/ui/chat-link.tsx'
import { dateFormat } from '#shared/ui/date.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { fillForm, formOf } from './ask-again.ts'
import { sentMessages } from './sent.messages.ts'
import { askedIn } from './sent.store.ts'

type Props = { record: SentRequest; user: User; onDelete: () => void }

/** One sent request, and the actions for it. */
export function SentRecord({ record, user, onDelete }: Props) {
  const t = useStore(sentMessages)
  const { locale } = useStore($config)
  const { kind, itemId, title, companyId, companyName, fileName, list, serverId, sentAt } = record
  const { requirements } = askedIn(record)
  const { reference } = requirements
  const quantity = quantityText(requirements)
  // Below the name of its list, the heading is one level lower.
  const Title = list ? 'h3' : 'h2'
  return (
    <li className="panel record" part="record">
      <div className="row head">
        <Title dir="auto">
          {kind === 'inquiry' ? title : <Link to={{ route: kind, params: { id: itemId } }}>{title}</Link>}
        </Title>
        <span className="pill">{t[kind]}</span>
      </div>
      <dl className="particulars">
        <Fact name={t.date}>
          {dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(sentAt)}
        </Fact>
        <Fact name={t.seller}>
          <Link to={{ route: 'company', params: { id: companyId } }}>
            {companyName || t.company({ id: String(companyId) })}
          </Link>
        </Fact>
        {quantity && <Fact name={t.quantity}>{quantity}</Fact>}
        {serverId !== null && <Fact name={t.number}>{serverId}</Fact>}
        {reference && <Fact name={t.reference}>{reference}</Fact>}
        {fileName && <Fact name={t.file}>{fileName}</Fact>}
      </dl>
      <Message text={record.message} />
      <div className="row controls">
        <Link
          to={formOf(record)}
          className="button soft"
          label={t.againFor({ title })}
          onFollow={() => fillForm(record, user.id)}
        >
          {t.again}
        </Link>
        <ChatLink companyId={companyId} about={title} />
        <Button look="plain" label={t.delete} aria-label={t.deleteOf({ title })} onClick={onDelete} />
      </div>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

/** Closed on the screen, open on paper, because `details` stay closed in print. */
function Message({ text }: { text: string }) {
  const t = useStore(sentMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="message">
      <button
        type="button"
        className="button plain"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icons.down} />
        {t.message}
      </button>
      <p id={id} dir="auto" hidden={!isOpen}>
        {text}
      </p>
    </div>
  )
}
