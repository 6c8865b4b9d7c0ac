import { type ReactNode, useEffect, useRef } from 'react'

/** A page with one message, which gets the focus, so that screen readers read it. */
export function State({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="state">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}
