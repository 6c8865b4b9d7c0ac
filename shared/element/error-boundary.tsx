import { Component, type ReactNode } from 'react'

type Props = {
  /** Grows with each change by the host, after which rendering may work again. */
  version: number
  children: ReactNode
  problem: (error: Error, retry: () => void) => ReactNode
}

type State = { error: Error | undefined }

/** Shows an error state in place of a component that threw, until a retry or a change by the host. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidUpdate(before: Props, earlier: State): void {
    if (earlier.error && before.version !== this.props.version) this.retry()
  }

  readonly retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.problem(error, this.retry) : this.props.children
  }
}
