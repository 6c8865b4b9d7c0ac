import type { ReactNode } from 'react'

/** A table in the look of the docs pages. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="reference sb-unstyled">
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
