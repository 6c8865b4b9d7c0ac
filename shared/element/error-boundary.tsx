import { Component, type ReactNode } from 'react'

type Props = {
  /** Grows with each change by the host, after which rendering may work again. */
  resetKey: number
  children: ReactNode
  fallbackRender: (error: Error, retry: () => void) => ReactNode
}

type State = { error: Error | undefined }

/** Shows an error state in place of a component that threw, until a retry or a change by the host. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidUpdate(before: Props, earlier: State): void {
    if (earlier.error && before.resetKey !== this.props.resetKey) this.retry()
  }

  readonly retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallbackRender(error, this.retry) : this.props.children
  }
}
