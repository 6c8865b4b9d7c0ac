import type { ReactNode } from 'react'
import { Icon, icons } from './icon.tsx'

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** An empty state: what is missing, why, and one next step. */
export function EmptyState({ title, text, children }: EmptyProps) {
  return (
    <slot name="empty">
      <section className="state" part="empty">
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className="row">{children}</div>}
      </section>
    </slot>
  )
}

/** A form's error message. It stays in the page while empty, so that screen readers announce what appears. */
export function ErrorBox({ message }: { message: string | false | undefined }) {
  return (
    <div role="alert" part="error-box">
      {message && (
        <p className="note wrong">
          <Icon path={icons.alert} />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
