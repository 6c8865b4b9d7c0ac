import { useStore } from '@nanostores/react'
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import { $config } from '#shared/config/config.ts'
import { dateFormat } from '#shared/trade/date.ts'
import { DAY, endText, offerMessages } from '#shared/trade/offer-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs.tsx'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'
import { reasonOf } from './api.ts'
import { pageMessages } from './dashboard.messages.ts'
import { createWrite, type Doubt, whyNot } from './writes.ts'

type Props<Data> = {
  answer: { data: Data | undefined; error: ApiError | undefined; retry: () => void }
  children: (data: Data) => ReactNode
}

/** Shows the content of an answer, a skeleton until it arrives, or the reason why it failed. */
export function Answered<Data>({ answer: { data, error, retry }, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState error={error} onRetry={retry} />
  return (
    <Loading>
      <div className="list">
        <Skeleton height="112px" />
        <Skeleton height="112px" />
      </div>
    </Loading>
  )
}

/** A moment (ISO 8601) in the reader's time zone. Other text stays as it is. */
export function Moment({ at, show }: { at: string; show: Intl.DateTimeFormatOptions }) {
  const { locale } = useStore($config)
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  return <time dateTime={at}>{dateFormat(locale, show).format(date)}</time>
}

type LastDayProps = {
  day: string
  /** The zone in which it ends; null if nobody knows. */
  zone: string | null
}

/** A last day, with the place where it ends. */
export function LastDay({ day, zone }: LastDayProps) {
  const tOffer = useStore(offerMessages)
  return (
    <>
      <Moment at={day} show={DAY} />
      {zone && `, ${endText(day, zone, tOffer)}`}
    </>
  )
}

/** A write to the server. `content` tells two of its contents apart. */
type Write = { call: (idempotencyKey: string) => Promise<unknown>; content?: string; doubt: Doubt }

type ActionProps = Omit<ComponentPropsWithoutRef<typeof Button>, 'onClick'> & {
  /** A question to confirm the action. */
  question?: string
  /** What follows from a yes to the question. */
  consequence?: string
  /** What the question is about. */
  details?: ReactNode
  /** The button that answers yes. */
  yes?: string
} & ({ run: () => Promise<unknown>; write?: never } | { write: Write; run?: never })

/** A button whose click does one thing at a time. Errors are shown beside it. A repeated write is done once. */
export function ActionButton({ run, write, question, consequence, details, yes, ...button }: ActionProps) {
  const [{ isBusy, error }, setState] = useState({ isBusy: false, error: '' })
  const [isAsking, ask] = useState(false)
  const [send] = useState(createWrite)
  const act = async (): Promise<void> => {
    if (isBusy) return
    ask(false)
    setState({ isBusy: true, error: '' })
    if (!write) return setState({ isBusy: false, error: await run().then(() => '', reasonOf) })
    const outcome = await send(write.content ?? '', write.call)
    setState({ isBusy: false, error: outcome.at === 'failed' ? whyNot(outcome, write.doubt) : '' })
  }
  return (
    <>
      <Button
        {...button}
        aria-disabled={isBusy || button['aria-disabled']}
        onClick={() => !button['aria-disabled'] && (question ? ask(true) : act())}
      />
      {isAsking && question && (
        <ConfirmDialog
          title={question}
          text={consequence}
          yes={yes}
          onConfirm={act}
          onDecline={() => ask(false)}
        >
          {details}
        </ConfirmDialog>
      )}
      {error && (
        <span role="alert" className="error-text">
          {error}
        </span>
      )}
    </>
  )
}

/** A message as it was written. A long one is folded until the reader opens it. */
export function LongText({ text }: { text: string }) {
  const t = useStore(pageMessages)
  const isLong = text.length > 280 || text.split('\n').length > 4
  const [isFolded, fold] = useState(isLong)
  return (
    <div>
      <p className={isFolded ? 'message folded' : 'message'} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="button plain"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? t.readAll : t.showLess}
        </button>
      )}
    </div>
  )
}

/** Marks a quotation that came after the last day for quotations. */
export function Late() {
  return <span className="pill late">{useStore(pageMessages).late}</span>
}
