import type { ReactNode } from 'react'

export type Description = { label: string; value: ReactNode; code?: boolean }

/** Shows terms and values in two columns, without empty values. */
export function DescriptionList({ facts }: { facts: readonly Description[] }) {
  const given = facts.filter(({ value }) => value !== '' && value !== null && value !== undefined)
  if (given.length === 0) return null
  return (
    <dl className="facts" part="facts">
      {given.map(({ label, value, code }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={code ? 'mono' : undefined}>
            {/* Numbers and dates keep their own direction on a right-to-left page. */}
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
