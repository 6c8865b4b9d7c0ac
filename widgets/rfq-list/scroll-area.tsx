import type { ReactNode } from 'react'

type Props = { label: string; className: string; children: ReactNode }

/** A named part of the dialog that scrolls by itself. */
export function ScrollArea({ label, ...rest }: Props) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
  return <section {...rest} aria-label={label} tabIndex={0} />
}
