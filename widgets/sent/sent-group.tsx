import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import { $rfqList, MAX_LINES, useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import type { User } from '#shared/session/session.ts'
import { Link } from '#shared/ui/link.tsx'
import { fillList, linesToAdd } from './ask-again.ts'
import { sentMessages } from './sent.messages.ts'
import type { SentGroup } from './sent.store.ts'
import { SentRecord } from './sent-record.tsx'

type Props = { group: SentGroup; user: User; onDelete: (records: readonly SentRequest[]) => void }

/** The requests sent together under the name of their list, or a single request. */
export function GroupOfRecords({ group: { list, records }, user, onDelete }: Props) {
  const t = useStore(sentMessages)
  const titleId = useId()
  return (
    <section className="group" aria-labelledby={list ? titleId : undefined}>
      {list && (
        <div className="row head">
          <h2 id={titleId}>{list}</h2>
          <AskListAgain list={list} />
        </div>
      )}
      <ul aria-label={list || t.list}>
        {records.map(record => (
          <SentRecord key={record.id} record={record} user={user} onDelete={() => onDelete([record])} />
        ))}
      </ul>
    </section>
  )
}

/** Covers the whole list, including requests that the search or the page leaves out. */
function AskListAgain({ list }: { list: string }) {
  const t = useStore(sentMessages)
  const host = useHost()
  const records = useStore($sentRequests).filter(each => each.list === list)
  const present = useRfqList()
  const count = linesToAdd(records, present).length
  if (present.lines.length + count > MAX_LINES)
    return <p className="muted controls">{t.noRoom({ count, most: MAX_LINES })}</p>
  const fill = (): void => {
    fillList(records)
    host.emit('trade-rfq-list-change', { lines: $rfqList.get().lines.length })
  }
  return (
    <div className="controls">
      <Link
        to={{ route: 'rfqList' }}
        className="button soft"
        label={t.againFor({ title: list })}
        onFollow={fill}
      >
        {t.again}
      </Link>
    </div>
  )
}
