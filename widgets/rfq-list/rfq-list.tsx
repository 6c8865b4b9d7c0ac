import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { createRunFiles } from '#shared/procurement/rfq-list/run-files.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DeviceContent } from '#shared/ui/device-content.tsx'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { ChooseForAll } from './choose-for-all.tsx'
import { LinesTable } from './lines-table.tsx'
import { ListTools } from './list-tools.tsx'
import { ListRequirements } from './requirements-part.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { isUnderway, type ListProblem, useSender, useSpeaks, useSuccess } from './rfq-list.store.ts'
import { BidsLink, RunPanel } from './run-panel.tsx'
import { SendAll } from './send-all.tsx'
import { useListEvents } from './use-list-events.ts'

/** The lines that the buyer has collected for requests, and the tools to send them to sellers. */
export function RfqListScreen() {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const list = useRfqList()
  const { sender, requests } = useSender()
  const [isBySeller, setBySeller] = useState(false)
  const [problem, setProblem] = useState<ListProblem | null>(null)
  const [left, setLeft] = useState<{ lineId: string }>()
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
      <div className="row head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <ListTools
          list={list}
          isLocked={unsent.length > 0}
          onImported={file => void files.sheets.offer(file)}
        />
      </div>
      <p className="lead muted">{t.lead}</p>
      {sender && requests.length > 0 && <RunPanel sender={sender} requests={requests} />}
      <DeviceContent>
        {list.lines.length > 0 ? (
          <>
            <ListRequirements requirements={list.requirements} />
            <div className="row view">
              <ChooseForAll list={list} isLocked={unsent.length > 0} onLeft={setLeft} />
              <fieldset>
                <legend className="hidden-visually">{t.group}</legend>
                <Button label={t.byLine} aria-pressed={!isBySeller} onClick={() => setBySeller(false)} />
                <Button label={t.bySeller} aria-pressed={isBySeller} onClick={() => setBySeller(true)} />
              </fieldset>
            </div>
            <div className="work">
              <LinesTable list={list} locked={locked} isBySeller={isBySeller} problem={problem} left={left} />
              <SendAll
                list={list}
                files={files}
                sender={sender}
                requests={unsent}
                problem={problem}
                onProblem={setProblem}
              />
            </div>
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
          <BidsLink look="plain" requests={requests} />
        </AlertDialog>
      )}
    </div>
  )
}
