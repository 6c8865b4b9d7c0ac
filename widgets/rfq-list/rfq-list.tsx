import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { useUnitList } from '#shared/procurement/requirements/use-unit-list.tsx'
import { type RfqList, useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { createRunFiles } from '#shared/procurement/rfq-list/run-files.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { DeviceContent } from '#shared/ui/device-content.tsx'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { LineRow } from './line-row.tsx'
import { ListTools } from './list-tools.tsx'
import { ListRequirements } from './requirements-part.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import {
  groupsBySeller,
  isUnderway,
  type SellerGroup,
  useSender,
  useSpeaks,
  useSuccess,
} from './rfq-list.store.ts'
import { RunPanel } from './run-panel.tsx'
import { SendAll } from './send-all.tsx'
import { useGrowing } from './use-growing.ts'
import { useListEvents } from './use-list-events.ts'

/** The lines that the buyer has collected for requests, and the tools to send them to sellers. */
export function RfqListScreen() {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const list = useRfqList()
  const shown = useGrowing(list.lines.length)
  const { sender, requests } = useSender()
  const [isBySeller, setBySeller] = useState(false)
  const [files] = useState(createRunFiles)
  const locked = new Set(requests.filter(isUnderway).map(({ lineId }) => lineId))
  useReady(true)
  const speaks = useSpeaks()
  useListEvents(speaks, list.lines.length, requests)
  const [isNews, dismissNews] = useSuccess(requests)
  // A run that is over stays for its link, and is in nobody's way.
  const unsent = requests.every(({ at }) => at === 'sent') ? [] : requests
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.title }]} />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead muted">{t.lead}</p>
      <ListTools
        list={list}
        isLocked={unsent.length > 0}
        onImported={file => void files.sheets.offer(file)}
      />
      {sender && requests.length > 0 && <RunPanel sender={sender} requests={requests} />}
      <DeviceContent>
        {list.lines.length > 0 ? (
          <>
            <section className="panel">
              <ListRequirements requirements={list.requirements} />
            </section>
            <fieldset className="row view">
              <legend className="hidden-visually">{t.group}</legend>
              <Button label={t.byLine} aria-pressed={!isBySeller} onClick={() => setBySeller(false)} />
              <Button label={t.bySeller} aria-pressed={isBySeller} onClick={() => setBySeller(true)} />
            </fieldset>
            <Lines
              list={{ ...list, lines: list.lines.slice(0, shown) }}
              locked={locked}
              isBySeller={isBySeller}
            />
            <SendAll list={list} files={files} sender={sender} requests={unsent} />
          </>
        ) : (
          requests.length === 0 && (
            <EmptyState title={t.empty} text={t.emptyText}>
              <Link to={{ route: 'search' }} className="button soft">
                {t.search}
              </Link>
            </EmptyState>
          )
        )}
      </DeviceContent>
      {speaks && isNews && (
        <AlertDialog title={t['rfq.sentTitle']} text={tForm.followUp} onClose={dismissNews}>
          <DashboardLink look="plain" />
        </AlertDialog>
      )}
    </div>
  )
}

type LinesProps = { list: RfqList; locked: ReadonlySet<string>; isBySeller: boolean }

function Lines({ list, locked, isBySeller }: LinesProps) {
  const t = useStore(rfqListMessages)
  const [unitList, units] = useUnitList()
  const rowsOf = (lines: SellerGroup['lines'], companyId?: number) => (
    <ol className="lines">
      {lines.map(({ line, number }) => (
        <LineRow
          key={line.id}
          line={line}
          number={number}
          isLocked={locked.has(line.id)}
          unitList={unitList}
          companyId={companyId}
        />
      ))}
    </ol>
  )
  return (
    <>
      {units}
      {isBySeller
        ? groupsBySeller(list).map(({ seller, lines }) => (
            <section key={seller?.companyId ?? 0} className="group" part="group">
              <h2>
                {seller ? (
                  <Link to={{ route: 'company', params: { id: seller.companyId } }}>
                    {seller.companyName}
                  </Link>
                ) : (
                  t.noSeller
                )}
              </h2>
              {rowsOf(lines, seller?.companyId)}
            </section>
          ))
        : rowsOf(list.lines.map((line, index) => ({ line, number: index + 1 })))}
    </>
  )
}
