/** The time a call may take, joined with the caller's own wish to stop. */
export type Deadline = {
  signal: AbortSignal
  /** True when time ran out, and not the caller stopped the call. */
  expired(): boolean
  /** Starts the time anew, because something moved. */
  extend(): void
  /** Lets go of timer and listener. */
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
