import { useStore } from '@nanostores/react'
import { formMessages } from '#shared/forms/form.messages.ts'
import { plural } from '#shared/messages/plural.ts'
import type { RequestProgress, Sender } from '#shared/procurement/rfq-list/sending.ts'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { Link } from '#shared/ui/link.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = { sender: Sender; requests: readonly RequestProgress[] }

/** The progress of requests that were sent together, with the actions for those that failed, and where the bids appear. */
export function RunPanel({ sender, requests }: Props) {
  const t = useStore(rfqListMessages)
  const sent = requests.filter(({ at }) => at === 'sent').length
  const total = requests.length
  const [first] = requests
  const sellers = new Set(requests.map(({ offer }) => offer.companyId)).size
  const isOver = sent === total
  return (
    <section className="run panel" part="run" aria-label={first?.list}>
      <h2 tabIndex={-1}>{first?.list}</h2>
      <p role="status">{isOver ? plural(t, 'sentTo', sellers) : t.progress({ sent, total })}</p>
      {!isOver && (
        <progress className="progress" aria-label={t.progress({ sent, total })} max={total} value={sent} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={t.title}>
        {requests.map(request => (
          <RequestRow key={request.id} sender={sender} request={request} />
        ))}
      </ul>
      {isOver && (
        <div className="row">
          <BidsLink look="primary" requests={requests} />
          <Button look="soft" label={t.done} onClick={sender.acknowledge} />
        </div>
      )}
    </section>
  )
}

/** Leads to the quotations for the requests of a list, in the dashboard. */
export function BidsLink({
  look,
  requests: [first],
}: Pick<Props, 'requests'> & { look: 'primary' | 'plain' }) {
  const t = useStore(rfqListMessages)
  const hash = first?.serverId ? (`#bids/rfq${first.serverId}` as const) : ''
  return <DashboardLink look={look} label={t.bids} hash={hash} />
}

function RequestRow({ sender, request }: { sender: Sender; request: RequestProgress }) {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const { id, at, why, wanted, offer } = request
  const about = { item: offer.itemName, company: offer.companyName }
  const isOver = at === 'failed' || at === 'mayHaveArrived'
  return (
    <li data-at={at}>
      <span>
        <Link to={{ route: offer.kind, params: { id: offer.itemId } }}>{offer.itemName}</Link>
        <span className="muted small">
          {offer.companyName}
          {wanted !== offer.itemName && ` – ${wanted}`}
        </span>
      </span>
      <span className="pill">{t[at]}</span>
      {(isOver || why) && (
        <p className="small">
          {at === 'mayHaveArrived' ? tForm.mayHaveArrivedDashboard : `${isOver ? t.failedText : ''} ${why}`}
        </p>
      )}
      {isOver && (
        <div className="row">
          <Button label={tForm.retry} aria-label={t.retryHint(about)} onClick={() => sender.retry(id)} />
          <Button
            look="plain"
            label={t.leave}
            aria-label={t.leaveHint(about)}
            onClick={() => sender.leave([id])}
          />
        </div>
      )}
    </li>
  )
}
