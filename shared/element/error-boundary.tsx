import { Component, type ReactNode } from 'react'
import { RenderErrorState } from './error-states.tsx'

type BoundaryProps = {
  /** Grows with each change by the host, after which rendering may work again. */
  resetKey: number
  children: ReactNode
}

type State = { error: Error | undefined }

/** Shows an error state in place of a component that threw, until a retry or a change by the host. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidUpdate(before: BoundaryProps, earlier: State): void {
    if (earlier.error && before.resetKey !== this.props.resetKey) this.retry()
  }

  readonly retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    return error ? <RenderErrorState error={error} onRetry={this.retry} /> : this.props.children
  }
}
