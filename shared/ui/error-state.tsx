import type { ReactNode } from 'react'
import { Icon, icons } from './icon.tsx'

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** Shows an empty state: the missing data, the reason, and one next step. */
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

/** Shows a form's error. It stays in the page while empty, so that screen readers announce the next text. */
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
