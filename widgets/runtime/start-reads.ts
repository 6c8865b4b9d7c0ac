import { callEarly, type PreloadedResponses } from '#shared/api/preloaded-responses.ts'
import type { EarlyRead } from './first-reads.ts'

/**
 * Starts reads that are not among `preloaded` yet, and the reads that follow from their replies while `isWanted`. A
 * response is passed on only after the next reads have begun, so that the client finds those too.
 */
export function startReads(
  reads: readonly EarlyRead[],
  preloaded: PreloadedResponses,
  authorization: string | undefined,
  isWanted: () => boolean,
): void {
  for (const [address, next] of reads) {
    if (preloaded.has(address)) continue
    const early = callEarly(address, authorization)
    preloaded.set(address, early)
    if (!next) continue
    early.response = early.response.then(async response => {
      try {
        const reply: unknown = response.ok && (await response.clone().json())
        if (isWanted()) startReads(next(reply), preloaded, authorization, isWanted)
      } catch {
        // The client, which reads the same response, reports it.
      }
      return response
    })
  }
}
