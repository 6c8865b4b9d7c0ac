import { Skeleton } from '#shared/ui/loading.tsx'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The box before its conversations are there; with `title` its bar as well. */
export function ChatBones({ title }: { title?: string }) {
  const panes = (
    <div className="panes">
      <div className="talks">
        {rows.map(row => (
          <div key={row} className="talk">
            <Skeleton width="36px" height="36px" />
            <Skeleton width="60%" height="16px" />
          </div>
        ))}
      </div>
    </div>
  )
  if (title === undefined) return panes
  return (
    <div className="box">
      <div className="bar">
        <h2>{title}</h2>
      </div>
      {panes}
    </div>
  )
}
