export type Deadline = ReturnType<typeof startDeadline>

/** The time a call may take, joined with the caller's own abort signal. */
export function startDeadline(milliseconds: number, stop?: AbortSignal) {
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
    /** True when time ran out; false when the caller aborted. */
    expired: () => over,
    /** Restarts the timer, because bytes moved. */
    extend(): void {
      clearTimeout(timer)
      if (!controller.signal.aborted) timer = setTimeout(expire, milliseconds)
    },
    end(): void {
      clearTimeout(timer)
      stop?.removeEventListener('abort', follow)
    },
  }
}
