import type { Origin } from '#shared/lead/lead.ts'
import { toJson } from '#shared/storage/to-json.ts'

/** The content of a form. */
export type Payload<Values> = Readonly<{ values: Values; file: File | null; origin?: Origin | undefined }>

/** Returns an equal text for equal content, even if the same file was chosen a second time. */
export function fingerprintOf({ values, file }: Payload<unknown>): string {
  return toJson([values, file && [file.name, file.size, file.lastModified]])
}
