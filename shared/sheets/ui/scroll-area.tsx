import type { ReactNode } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import styles from './scroll-area.css?inline'

shareStyles(styles)

type Props = { label: string; className: string; children: ReactNode }

/** A named part of a page with a table that scrolls by itself. */
export function ScrollArea({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={`scroll-area ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
