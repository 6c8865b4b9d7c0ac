import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useMessages } from '#shared/messages/messages.ts'
import { useHost } from './host.ts'
import type { Fault } from './settings.ts'

/** Stands in for a widget whose required attribute is missing or wrong. */
export function AttributeTrouble({ fault: { attribute, problem, given } }: { fault: Fault }) {
  const t = useMessages()
  const key = problem === 'missing' ? 'state.missingAttribute' : 'state.wrongAttribute'
  const message = t(key, { attribute, value: given })
  const error = useMemo(() => ({ kind: 'attribute', status: 0, message }), [message])
  return <Trouble error={error} title={t('state.badAttribute')} text={message} />
}

/** Stands in for a widget that threw while rendering. */
export function RenderTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages()
  return (
    <Trouble error={error} title={t('state.crashed')} text={t('state.crashedText')}>
      <div className="row">
        <button type="button" className="button" onClick={onRetry}>
          {t('state.retry')}
        </button>
      </div>
    </Trouble>
  )
}

type Props = { error: object; title: string; text: string; children?: ReactNode }

function Trouble({ error, title, text, children }: Props) {
  const host = useHost()
  // At once, so that nobody sees the problem before the host hears of it.
  useLayoutEffect(() => host.failed(error), [host, error])
  return (
    <slot name="error">
      <section className="state" role="alert" part="error">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </slot>
  )
}
