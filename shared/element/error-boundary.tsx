import { Component, type ReactNode } from 'react'
import { RenderErrorState } from './error-states.tsx'

type BoundaryProps = {
  /** Grows with each change by the host, after which rendering may work again. */
  resetKey: number
  children: ReactNode
}

type State = { error: Error | undefined }

/** A tool of the page may break the part each time. */
const MAX_RECOVERIES = 3

/** React could not find one of its nodes, because an extension has removed it. */
const isTakenAway = (error: Error): boolean => error.name === 'NotFoundError'

/** Shows an error state in place of a component that threw, until a retry or a change by the host. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined }
  recoveries = 0

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidMount(): void {
    this.componentDidUpdate(this.props, this.state)
  }

  override componentDidUpdate(before: BoundaryProps, earlier: State): void {
    if (this.isRecoverable()) this.recoveries++
    else if (!earlier.error || before.resetKey === this.props.resetKey) return
    this.retry()
  }

  isRecoverable(): boolean {
    const { error } = this.state
    return error !== undefined && isTakenAway(error) && this.recoveries < MAX_RECOVERIES
  }

  readonly retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    if (this.isRecoverable()) return null
    return error ? <RenderErrorState error={error} onRetry={this.retry} /> : this.props.children
  }
}
