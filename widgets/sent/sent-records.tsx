import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import type { SentRequest } from '#shared/forms/requests.ts'
import { $sentRequests, deleteSent } from '#shared/procurement/sent-requests/sent-requests.ts'
import type { User } from '#shared/session/session.ts'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Pager, pageCount } from '#shared/ui/pager.tsx'
import { listMessages, navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { sentMessages } from './sent.messages.ts'
import { groupsOf, idsOf, matching, PAGE, pageOf, type States, statesQuery } from './sent.store.ts'
import { SentTable, type SentTableProps } from './sent-table.tsx'

/** The member's records: search, print and delete, and the records themselves. */
export function SentRecords({ user }: { user: User }) {
  const t = useStore(sentMessages)
  const tList = useStore(listMessages)
  const records = useStore($sentRequests)
  const [words, setWords] = useState('')
  const [chosenPage, setPage] = useState(1)
  const [isPrinting, setPrinting] = usePrinting()
  const [doomed, setDoomed] = useState<readonly SentRequest[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const found = matching(records, words)
  const pages = pageCount(found.length, PAGE)
  const page = Math.min(chosenPage, Math.max(pages, 1))
  const groups = groupsOf(found)
  const { requestStates } = useStore($config)
  // Paper does not wait for the states of other pages.
  const Table = requestStates && !(isPrinting && pages > 1) ? TableWithStates : SentTable

  const toStart = (): void => status.current?.focus()
  const search = (next: string): void => {
    setWords(next)
    setPage(1)
  }
  const deleteDoomed = (): void => {
    deleteSent(doomed.map(({ id }) => id))
    setDoomed([])
    toStart()
  }

  return (
    <>
      <div className="about">
        <p>{t.about}</p>
        <p className="paper">{t.sender({ name: user.name, email: user.email })}</p>
        <div className="row controls">
          <DashboardLink look="soft" />
          {found.length > 0 && <Button label={t.print} onClick={() => setPrinting(true)} />}
          {records.length > 0 && (
            <Button look="plain" label={t.deleteAll} onClick={() => setDoomed(records)} />
          )}
        </div>
      </div>
      {records.length > 0 && (
        <div className="search controls">
          <TextField label={t.search} type="search" autoComplete="off" value={words} onText={search} />
        </div>
      )}
      <p className="muted controls total" role="status" tabIndex={-1} ref={status}>
        {tList.total({ count: found.length })}
      </p>
      {records.length === 0 ? (
        <NothingSent />
      ) : found.length === 0 ? (
        <EmptyState title={t.noMatch({ words: words.trim() })} text={t.noMatchWhy}>
          <Button look="soft" label={t.all} onClick={() => search('')} />
        </EmptyState>
      ) : (
        <Table groups={isPrinting ? groups : pageOf(groups, page)} user={user} onDelete={setDoomed} />
      )}
      <div className="controls">
        <Pager
          page={page}
          pages={pages}
          onPage={next => {
            setPage(next)
            toStart()
          }}
        />
      </div>
      {doomed.length > 0 && (
        <ConfirmDialog
          title={
            doomed.length > 1
              ? t.deleteEvery({ count: doomed.length })
              : t.deleteOne({ title: doomed[0]?.title ?? '' })
          }
          onConfirm={deleteDoomed}
          onDecline={() => setDoomed([])}
        />
      )}
    </>
  )
}

const UNKNOWN: States = { rfq: [], inquiry: [] }

function TableWithStates(props: SentTableProps) {
  const records = props.groups.flatMap(each => each.records)
  const { data, error } = useQuery(statesQuery, ...idsOf(records))
  return <SentTable {...props} states={data ?? (error ? undefined : UNKNOWN)} />
}

function NothingSent() {
  const t = useStore(sentMessages)
  const tNavigation = useStore(navigationMessages)
  return (
    <EmptyState title={t.none} text={t.noneWhy}>
      <Link to={{ route: 'search' }} className="button soft">
        {tNavigation['item.search']}
      </Link>
    </EmptyState>
  )
}

/** Prints the page when set to true. It stays true, with every record on the page, until printing ends. */
function usePrinting(): [boolean, (isPrinting: boolean) => void] {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = (): void => setPrinting(false)
    addEventListener('afterprint', end)
    print()
    return () => removeEventListener('afterprint', end)
  }, [isPrinting])
  return [isPrinting, setPrinting]
}
