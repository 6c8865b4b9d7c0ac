import type { ReactNode } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { ErrorState, InlineError } from './load-error.tsx'
import { Loading } from './loading.tsx'
import type { QueryState } from './use-query.ts'

type Props<Data> = {
  query: Pick<QueryState<Data>, 'data' | 'error' | 'retry'>
  skeleton: ReactNode
  /** The next step if the server has no such record. */
  missing?: ReactNode
  /** A line that replaces the whole error state, if the page can do without this part. */
  inlineError?: string
  errorFrame?: (error: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/** Shows data from the server, or a skeleton or an error in its place. Tells the host when there is data. */
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
