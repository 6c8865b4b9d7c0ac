import { type Asked, nothingAsked, writeAsked } from '#shared/trade/asked.ts'
import { noRequirements, type Requirements } from '#shared/trade/requirements.ts'

/** Returns what a request asks for. */
export const asked = (
  note: string,
  requirements: Partial<Requirements> = {},
  listed: Asked['listed'] = null,
): Asked => ({ ...nothingAsked, note, requirements: { ...noRequirements, ...requirements }, listed })

/** Returns its message. */
export const asking = (...parts: Parameters<typeof asked>): string => writeAsked(asked(...parts))
