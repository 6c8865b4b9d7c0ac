import { $config } from '#shared/config/config.ts'
import { startDeadline } from './deadline.ts'
import { errorMessages } from './error.messages.ts'
import { ApiError } from './error.ts'
import { timeouts } from './timeouts.ts'

/**
 * Returns the error for a call without an answer. A refused CORS request looks like a dead network, so it asks again in
 * a way that needs no permission (`no-cors`, unreadable): if that arrives, this page's origin is blocked.
 */
export async function networkError(cause: unknown): Promise<ApiError> {
  const { apiHost } = $config.get()
  const origin = globalThis.location?.origin
  if (isElsewhere(apiHost, origin) && (await answers(apiHost))) {
    const message = errorMessages.get().blocked({ apiHost: originOf(apiHost), origin })
    return new ApiError('blocked', { cause, message })
  }
  return new ApiError('offline', { cause })
}

function isElsewhere(apiHost: string, origin: string | undefined): origin is string {
  return origin !== undefined && originOf(apiHost) !== origin
}

/** Returns the origin of a host. A host that is not a full URL is a path on this page's origin. */
function originOf(host: string): string {
  return new URL(host, globalThis.location.href).origin
}

async function answers(apiHost: string): Promise<boolean> {
  const fetch = $config.get().fetch ?? globalThis.fetch
  const deadline = startDeadline(timeouts().probe)
  try {
    const { signal } = deadline
    await fetch(apiHost, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return true
  } catch {
    return false
  } finally {
    deadline.end()
  }
}
