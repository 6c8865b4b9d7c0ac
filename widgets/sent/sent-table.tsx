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
import type { SentGroup, States } from './sent.store.ts'
import { SentRecord } from './sent-record.tsx'

type Shared = {
  user: User
  /** How the requests stand, on hosts that tell. */
  states?: States | undefined
  onDelete: (records: readonly SentRequest[]) => void
}

export type SentTableProps = Shared & { groups: readonly SentGroup[] }

/** The requests in rows. Those of an RFQ list stand below its name. */
export function SentTable({ groups, ...shared }: SentTableProps) {
  const t = useStore(sentMessages)
  const heads = [t.request, t.seller, t.quantity, ...(shared.states ? [t.state] : []), t.date]
  return (
    <table className="sent-table">
      <caption className="hidden-visually">{t.list}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="controls">
            <span className="hidden-visually">{t.actions}</span>
          </th>
        </tr>
      </thead>
      {groups.map(group => (
        <Group
          key={group.list || group.records[0]?.id}
          group={group}
          columns={heads.length + 1}
          {...shared}
        />
      ))}
    </table>
  )
}

function Group({
  group: { list, records },
  columns,
  onDelete,
  ...shared
}: Shared & { group: SentGroup; columns: number }) {
  const titleId = useId()
  return (
    <tbody className={list ? 'of-list' : undefined} aria-labelledby={list ? titleId : undefined}>
      {list && (
        <tr className="list-heading">
          <th scope="rowgroup" colSpan={columns - 2}>
            <h2 id={titleId}>{list}</h2>
          </th>
          <td className="controls" colSpan={2}>
            <AskListAgain list={list} />
          </td>
        </tr>
      )}
      {records.map(record => (
        <SentRecord
          key={record.id}
          record={record}
          columns={columns}
          onDelete={() => onDelete([record])}
          {...shared}
        />
      ))}
    </tbody>
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
    return <span className="muted">{t.noRoom({ count, most: MAX_LINES })}</span>
  const fill = (): void => {
    fillList(records)
    host.emit('trade-rfq-list-change', { lines: $rfqList.get().lines.length })
  }
  return (
    <Link
      to={{ route: 'rfqList' }}
      className="button plain"
      label={t.againFor({ title: list })}
      onFollow={fill}
    >
      {t.again}
    </Link>
  )
}
