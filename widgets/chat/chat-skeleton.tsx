import { repeat, Skeleton } from '#shared/ui/loading.tsx'

/** The box before its conversations have loaded. With `title`, it includes the title bar. */
export function ChatSkeleton({ title }: { title?: string }) {
  const panes = (
    <div className="panes">
      <div className="conversation-list">
        {repeat(5, row => (
          <div key={row} className="conversation-row">
            <Skeleton width="36px" height="36px" />
            <Skeleton width="60%" height="16px" />
          </div>
        ))}
      </div>
    </div>
  )
  if (title === undefined) return panes
  return (
    <div className="chat-panel">
      <div className="title-bar">
        <h2>{title}</h2>
      </div>
      {panes}
    </div>
  )
}
