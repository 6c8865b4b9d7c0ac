import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'
import type { PREFIX } from './entry.ts'

// The type alone is imported: who asks here does without the outbox until it is needed.
const prefix: typeof PREFIX = 'trade-widgets:outbox:'

const storage = createExpiringStorage(prefix)

/** Whether a member has writes of this kind here that were not sent yet. */
export const hasKept = (owner: number, kind: string): boolean =>
  storage.keys(`${owner}:${kind}:`).some(key => storage.read(key) !== null)
