/** The time a call may take, joined with the caller's own abort signal. */
export type Deadline = {
  signal: AbortSignal
  /** True when time ran out; false when the caller aborted. */
  expired(): boolean
  /** Restarts the timer, because bytes moved. */
  extend(): void
  /** Clears timer and listener. */
  end(): void
}

export function startDeadline(milliseconds: number, stop?: AbortSignal): Deadline {
  const controller = new AbortController()
  let over = false
  const expire = () => {
    over = true
    controller.abort(new DOMException('The server took too long to answer', 'TimeoutError'))
  }
  const follow = () => controller.abort(stop?.reason)
  let timer = setTimeout(expire, milliseconds)
  if (stop?.aborted) follow()
  else stop?.addEventListener('abort', follow)
  return {
    signal: controller.signal,
    expired: () => over,
    extend() {
      clearTimeout(timer)
      if (!controller.signal.aborted) timer = setTimeout(expire, milliseconds)
    },
    end() {
      clearTimeout(timer)
      stop?.removeEventListener('abort', follow)
    },
  }
}
