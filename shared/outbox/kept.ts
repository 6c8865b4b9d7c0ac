import { createExpiringStorage } from '#shared/storage/expiring-storage.ts'
import type { PREFIX } from './entry.ts'

// Only the type is imported, so that the outbox is not loaded until it is needed.
const prefix: typeof PREFIX = 'trade-widgets:outbox:'

const storage = createExpiringStorage(prefix)

/** Returns true if a member has unsent writes of this kind here. */
export const hasKept = (owner: number, kind: string): boolean =>
  storage.keys(`${owner}:${kind}:`).some(key => storage.read(key) !== null)
