import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import type { AttributeError } from './attribute-values.ts'
import { useFailed } from './content-effect.ts'
import { stateMessages } from './state.messages.ts'

export function AttributeErrorState({ error: { attribute, problem, given } }: { error: AttributeError }) {
  const t = useStore(stateMessages)
  const message =
    problem === 'missing' ? t.missingAttribute({ attribute }) : t.wrongAttribute({ attribute, value: given })
  const error = useMemo(() => ({ kind: 'attribute', status: 0, message }), [message])
  return <HostErrorState error={error} title={t.badAttribute} text={message} />
}

export function RenderErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useStore(stateMessages)
  return (
    <HostErrorState error={error} title={t.crashed} text={t.crashedText}>
      <div className="row">
        <button type="button" className="button" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </HostErrorState>
  )
}

type Props = { error: object; title: string; text: string; children?: ReactNode }

function HostErrorState({ error, title, text, children }: Props) {
  useFailed(error)
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
