import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { type Messages, shownLanguage } from '#shared/messages/i18n.ts'
import { plural } from '#shared/messages/plural.ts'
import { createPoll } from '#shared/stores/poll.ts'
import { type RowAction, rowActions } from '#shared/trade/catalogue-row.ts'
import { dateFormat } from '#shared/trade/date.ts'
import { Pager, pageCount } from '#shared/ui/pager.tsx'
import { saveFile } from '#shared/ui/save-file.ts'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import type { FactsOfCategory } from '../items/item-calls.ts'
import { useLatest } from '../paged-list.tsx'
import { ActionButton, Answered } from '../ui.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { importChanged, importQuery, plannedQuery } from './catalogue.store.ts'
import {
  fetchImport,
  fetchPlanned,
  PLANNED_PER_PAGE,
  type PlannedRow,
  type SheetImport,
  startImport,
} from './catalogue-calls.ts'
import { Progress } from './choose-sheet.tsx'
import { PlannedTable } from './planned-table.tsx'
import { factsOf, roleNames } from './roles.ts'

type Props = { id: number; categories: readonly FactsOfCategory[] }

/** One import: what it would do or has done, and the steps that are possible now. */
export function OneImport({ id, categories }: Props) {
  return (
    <Answered answer={useLatest(useQuery(importQuery, id))}>
      {found => <Import found={found} categories={categories} />}
    </Answered>
  )
}

const isMoving = ({ state }: SheetImport): boolean => state === 'applying' || state === 'undoing'

function Import({ found, categories }: Omit<Props, 'id'> & { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  const { locale } = useStore($config)
  const { kind, counts } = found
  const nameOf = useMemo(
    () => roleNames(kind, factsOf(categories, kind), shownLanguage(locale)),
    [kind, categories, locale],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(found.state)
  // The button that was pressed is gone.
  useEffect(() => {
    if (before.current !== found.state) heading.current?.focus()
    before.current = found.state
  }, [found.state])
  return (
    <div className="list import">
      <section className="card form-card">
        <h2 dir="auto" ref={heading} tabIndex={-1}>
          {found.file}
        </h2>
        {isMoving(found) ? <Moving key={found.state} found={found} /> : <Settled found={found} />}
        <div className="row">
          <NextStep found={found} />
          {counts.fault > 0 && (
            <ActionButton label={t.downloadFaults} run={() => downloadFaults(found, nameOf)} />
          )}
        </div>
      </section>
      <Groups found={found} nameOf={nameOf} />
    </div>
  )
}

/** Milliseconds between two looks at the progress. */
const EVERY = 1500

/** The progress of what happens in the background. */
function Moving({ found }: { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  const [$progress] = useState(() => createPoll({ load: () => fetchImport(found.id), every: EVERY }))
  const { data = found, error } = useStore($progress)
  const isOver = !isMoving(data)
  useEffect(() => {
    if (isOver) importChanged()
  }, [isOver])
  const { done, total } = data
  const label = found.state === 'applying' ? t.applying({ done, total }) : t.undoing({ done, total })
  return (
    <>
      <Progress label={label} done={done} total={total} />
      <p className="muted">{t.mayLeave}</p>
      {error && <p className="error-text">{error.message}</p>}
    </>
  )
}

/** What needs the seller comes first. */
const GROUPS = ['fault', 'choose', 'change', 'create', 'same'] as const

/** What an import would do or has done. */
function Settled({ found: { state, counts, left } }: { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  if (state === 'planning') {
    const shown = rowActions.filter(
      action => counts[action] > 0 || action === 'create' || action === 'change',
    )
    return (
      <>
        <p role="status">
          {shown.map(action => t[`catalogue.count.${action}`]({ count: counts[action] })).join(', ')}
        </p>
        <p className="muted">{rowsToApply(counts) > 0 ? t.nothingYet : t.nothingToApply}</p>
      </>
    )
  }
  const made = (['create', 'change'] as const).map(action =>
    t[`catalogue.made.${action}`]({ count: counts[action] }),
  )
  return (
    <p role="status">
      {state === 'undone'
        ? `${t.undone} ${left > 0 ? plural(t, 'left', left) : ''}`
        : `${t.applied} ${made.join(', ')}`}
    </p>
  )
}

const rowsToApply = ({ create, change }: SheetImport['counts']): number => create + change

/** The button for what can be done with an import now. */
function NextStep({ found }: { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  const { id, state, counts, undoUntil } = found
  const rows = rowsToApply(counts)
  if (state === 'planning' && rows > 0) {
    return (
      <ActionButton
        look="primary"
        label={plural(t, 'apply', rows)}
        write={{ doubt: 'done', call: key => startImport(id, 'apply', key).then(importChanged) }}
      />
    )
  }
  if (state !== 'applied' || !undoUntil) return null
  return (
    <>
      <UndoButton found={found} />
      <UndoUntil day={undoUntil} />
    </>
  )
}

/** Undoes an import after a question. */
export function UndoButton({ found: { id, file } }: { found: SheetImport }) {
  const t = useStore(catalogueMessages)
  return (
    <ActionButton
      label={t.undo}
      aria-label={t.undoOf({ file })}
      question={t.undoAsk({ file })}
      consequence={t.undoText}
      yes={t.undo}
      write={{ doubt: 'done', call: key => startImport(id, 'undo', key).then(importChanged) }}
    />
  )
}

function UndoUntil({ day }: { day: string }) {
  const t = useStore(catalogueMessages)
  const { locale } = useStore($config)
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(day))
  return <span className="muted">{t.undoUntil({ date })}</span>
}

/** Rows per request for the sheet of faults. */
const AT_ONCE = 100

async function downloadFaults(found: SheetImport, nameOf: (role: string) => string): Promise<void> {
  const { faultySheet } = await import('./catalogue-sheet.ts')
  const rows: PlannedRow[] = []
  for (let page = 1; page <= pageCount(found.counts.fault, AT_ONCE); page += 1)
    rows.push(...(await fetchPlanned(found.id, 'fault', page, AT_ONCE)).rows)
  const name = found.file.replace(/\.\w+$/, '')
  saveFile(
    `${name} – ${catalogueMessages.get().whatToDo}.xlsx`,
    await faultySheet(found.columns, rows, nameOf),
  )
}

type GroupsProps = { found: SheetImport; nameOf: (role: string) => string }

/** Says how many rows there are of a kind: to create, or created already. */
function labelOf(
  action: RowAction,
  { state, counts }: SheetImport,
  t: Messages<typeof catalogueMessages>,
): string {
  const count = counts[action]
  return state !== 'planning' && (action === 'create' || action === 'change')
    ? t[`catalogue.made.${action}`]({ count })
    : t[`catalogue.count.${action}`]({ count })
}

/** The rows by what becomes of them, a page at a time. */
function Groups({ found, nameOf }: GroupsProps) {
  const t = useStore(catalogueMessages)
  const groups = GROUPS.filter(action => found.counts[action] > 0)
  const [chosen, choose] = useState<RowAction>()
  const active = chosen && groups.includes(chosen) ? chosen : groups[0]
  if (!active) return null
  return (
    <Tabs
      tabs={groups.map(name => ({ name, label: labelOf(name, found, t) }))}
      active={active}
      onSelect={choose}
      activation="manual"
    >
      <Group key={active} found={found} action={active} nameOf={nameOf} />
    </Tabs>
  )
}

function Group({ found, action, nameOf }: GroupsProps & { action: RowAction }) {
  const [page, setPage] = useState(1)
  const pages = pageCount(found.counts[action], PLANNED_PER_PAGE)
  const shown = Math.min(page, Math.max(pages, 1))
  return (
    <Answered answer={useLatest(useQuery(plannedQuery, found.id, action, shown))}>
      {({ rows }) => (
        <>
          <PlannedTable found={found} action={action} rows={rows} nameOf={nameOf} />
          <Pager page={shown} pages={pages} onPage={setPage} />
        </>
      )}
    </Answered>
  )
}
