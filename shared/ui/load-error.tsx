import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { useFailed } from '#shared/element/content-effect.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { Button } from './button.tsx'

type Props = { error: ApiError; onRetry: () => void; children?: ReactNode }

/** Says that data could not be loaded, and lets the reader try again. */
export function ErrorState({ error, onRetry, children }: Props) {
  const t = useStore(stateMessages)
  useFailed(error)
  const isMissing = error.kind === 'missing'
  const title = isMissing ? t.missing : error.kind === 'offline' ? t.offline : t.failed
  return (
    <slot name={isMissing ? 'empty' : 'error'}>
      <section className="state" role="alert" part="error">
        <h2>{title}</h2>
        <p>{isMissing ? t.missingText : error.message}</p>
        <div className="row">
          {children}
          {!isMissing && <Button label={t.retry} onClick={onRetry} />}
        </div>
      </section>
    </slot>
  )
}

/** Shows that a part of our own code could not be loaded. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  const [error] = useState(() => new ApiError('offline'))
  return <ErrorState error={error} onRetry={onRetry} />
}

type InlineErrorProps = Props & { text: string }

/** Shows an error in one line, for a part that the page can do without. */
export function InlineError({ text, error, onRetry, children }: InlineErrorProps) {
  const t = useStore(stateMessages)
  useFailed(error)
  return (
    <slot name="error">
      <div className="row" role="status" part="error">
        <p className="muted">
          {text} {error.message}
        </p>
        {children}
        <Button label={t.retry} onClick={onRetry} />
      </div>
    </slot>
  )
}
