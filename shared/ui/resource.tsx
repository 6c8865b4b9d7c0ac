import type { ReactNode } from 'react'
import { useReady } from '#shared/element/paint-effect.ts'
import { ErrorState, InlineError } from './load-error.tsx'
import { Loading } from './loading.tsx'
import type { QueryState } from './use-query.ts'

type Props<Data> = {
  query: Pick<QueryState<Data>, 'data' | 'error' | 'retry'>
  /** Drawn in the shape of what will come. */
  skeleton: ReactNode
  /** The next step where the server knows no such thing. */
  missing?: ReactNode
  /** A line that takes the place of the whole error state, where the page does well without this part. */
  inlineError?: string
  /** What stands around the error. */
  errorFrame?: (error: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/** Data from the server, or what stands in its place: a skeleton, an error. Tells the host when there is data. */
export function Resource<Data>({ query, skeleton, missing, inlineError, errorFrame, children }: Props<Data>) {
  const { data, error, retry } = query
  useReady(data !== undefined)
  if (data !== undefined) return children(data)
  if (!error) return <Loading>{skeleton}</Loading>
  const state = inlineError ? (
    <InlineError text={inlineError} error={error} onRetry={retry} />
  ) : (
    <ErrorState error={error} onRetry={retry}>
      {error.kind === 'missing' && missing}
    </ErrorState>
  )
  return errorFrame ? errorFrame(state) : state
}
