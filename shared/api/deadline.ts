export type Deadline = ReturnType<typeof startDeadline>

/** Starts the timer of a call and joins it with the caller's own abort signal. */
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
    /** Returns true if time ran out, false if the caller aborted. */
    expired: () => over,
    /** Restarts the timer because bytes moved. */
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
