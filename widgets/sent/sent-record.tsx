import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import type { RequestState } from '#shared/api/request-states.ts'
import { $config } from '#shared/config/config.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import type { User } from '#shared/session/session.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { dateFormat, unbroken } from '#shared/trade/date.ts'
import { stateMessages } from '#shared/trade/quote-state.messages.ts'
import { Button } from '#shared/ui/button.tsx'
import { ChatLink } from '#shared/ui/chat-link.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { fillForm, formOf } from './ask-again.ts'
import { sentMessages } from './sent.messages.ts'
import { askedIn, type States, stateIn, typeOf } from './sent.store.ts'

type Props = {
  record: SentRequest
  user: User
  states?: States | undefined
  columns: number
  onDelete: () => void
}

/** One sent request in a row, and in a second one below it, once it is opened, what else was sent. */
export function SentRecord({ record, user, states, columns, onDelete }: Props) {
  const t = useStore(sentMessages)
  const { locale } = useStore($config)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { kind, itemId, title, companyId, companyName, fileName, serverId, sentAt, message } = record
  const { requirements } = askedIn(record)
  const dated = (style: Intl.DateTimeFormatOptions): string => dateFormat(locale, style).format(sentAt)
  return (
    <>
      <tr className="record" part="record">
        <th scope="row" dir="auto">
          {kind === 'inquiry' ? title : <Link to={{ route: kind, params: { id: itemId } }}>{title}</Link>}
        </th>
        <td className="seller" dir="auto">
          <Link to={{ route: 'company', params: { id: companyId } }}>
            {companyName || t.company({ id: String(companyId) })}
          </Link>
        </td>
        <td className="quantity">{quantityText(requirements)}</td>
        {states && (
          <td className="standing">
            <State record={record} state={stateIn(states, record)} />
          </td>
        )}
        <td className="date">{unbroken(dated({ dateStyle: 'medium' }))}</td>
        <td className="controls">
          <Link
            to={formOf(record)}
            className="button plain"
            label={t.againFor({ title })}
            onFollow={() => fillForm(record, user.id)}
          >
            {t.again}
          </Link>
          <button
            type="button"
            className="button plain"
            aria-label={t.details({ title })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={icons.down} />
          </button>
        </td>
      </tr>
      {/* Closed on the screen, open on paper. */}
      <tr id={id} className="details" hidden={!isOpen}>
        <td colSpan={columns}>
          <dl className="particulars">
            <Fact name={t.request}>{t[kind]}</Fact>
            <Fact name={t.date}>{dated({ dateStyle: 'medium', timeStyle: 'short' })}</Fact>
            {serverId !== null && <Fact name={t.number}>{serverId}</Fact>}
            {requirements.reference && <Fact name={t.reference}>{requirements.reference}</Fact>}
            {fileName && <Fact name={t.file}>{fileName}</Fact>}
            <Fact name={t.message}>{message}</Fact>
          </dl>
          <div className="row controls">
            <ChatLink companyId={companyId} about={title} />
            <Button look="plain" label={t.delete} aria-label={t.deleteOf({ title })} onClick={onDelete} />
          </div>
        </td>
      </tr>
    </>
  )
}

/** How a request stands, as a link to it in the dashboard. */
function State({ record, state }: { record: SentRequest; state: RequestState | undefined }) {
  const t = useStore(sentMessages)
  const tState = useStore(stateMessages)
  if (!state) return null
  const { id, status, isNew, isUndelivered } = state
  return (
    <DashboardLink
      look="plain"
      hash={`#quotes/${typeOf(record)}${id}`}
      label={tState[isUndelivered ? 'notDelivered' : status]}
    >
      {isNew && <b className="new">{t.new}</b>}
      <span className="hidden-visually">{record.title}</span>
    </DashboardLink>
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
