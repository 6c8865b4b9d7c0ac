import { useId } from 'react'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Link } from '#shared/ui/link.tsx'

type Props = { title: string; links: readonly (readonly [label: string, to: RouteLocation])[] }

/** Shows links beside each other under a title, or nothing if there are none. */
export function Chips({ title, links }: Props) {
  const titleId = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="chips">
        {links.map(([label, to]) => (
          <li key={label}>
            <Link to={to} className="chip">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
