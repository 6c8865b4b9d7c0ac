import type { Kind } from '#shared/api/kind.ts'
import { Bone } from '#shared/ui/loading.tsx'
import { RowBones } from '#shared/ui/row.tsx'

export function ListingBones({ kind }: { kind: Kind }) {
  return (
    <div className="screen">
      <div className="trail">
        <Bone width="min(320px, 80%)" height="20px" />
      </div>
      <div className="layout">
        <div className="menu">
          <div className="toggle">
            <Bone width="150px" height="20px" />
          </div>
          <ul>
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(row => (
              <li key={row} className="blank">
                <Bone width="70%" height="20px" />
              </li>
            ))}
          </ul>
        </div>
        <div className="list">
          <Bone width="min(280px, 80%)" height="34px" />
          <p className="total" />
          <RowBones of={kind} />
        </div>
      </div>
    </div>
  )
}
