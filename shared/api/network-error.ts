import { $config } from '#shared/config/config.ts'
import { startDeadline } from './deadline.ts'
import { errorMessages } from './error.messages.ts'
import { ApiError } from './error.ts'
import { timeouts } from './timeouts.ts'

/** The browser knows that it has no network; true is no promise of the opposite. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/**
 * A call got no answer at all. A refused CORS request looks the same as a dead network, so we ask once more in a
 * way that needs no permission (`no-cors`, the answer unreadable): if that arrives, this page's origin is blocked.
 */
export async function networkError(cause: unknown): Promise<ApiError> {
  const { apiHost } = $config.get()
  const origin = globalThis.location?.origin
  if (!isOffline() && isElsewhere(apiHost, origin) && (await answers(apiHost))) {
    const message = errorMessages.get().blocked({ apiHost: originOf(apiHost), origin })
    return new ApiError('blocked', { cause, message })
  }
  return new ApiError('offline', { cause })
}

function isElsewhere(apiHost: string, origin: string | undefined): origin is string {
  return origin !== undefined && originOf(apiHost) !== origin
}

/** A host that is no whole URL is a path of this page's origin. */
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
