import type { ReactNode } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'

type Props<Data> = {
  answer: { data: Data | undefined; error: ApiError | undefined; retry: () => void }
  children: (data: Data) => ReactNode
}

/** Shows the content of an answer, a skeleton until it arrives, or the reason why it failed. */
export function Answered<Data>({ answer: { data, error, retry }, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState error={error} onRetry={retry} />
  return (
    <Loading>
      <div className="list">
        <Skeleton height="112px" />
        <Skeleton height="112px" />
      </div>
    </Loading>
  )
}
