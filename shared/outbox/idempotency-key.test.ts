import { expect, test, vi } from 'vitest'
import { newIdempotencyKey } from './send-once.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('is a new UUID each time', () => {
  expect(newIdempotencyKey()).toMatch(UUID)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

test('works on a plain http page, which has no randomUUID', () => {
  const bytes = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues: bytes })
  expect(newIdempotencyKey()).toMatch(UUID)
  expect(new Set(Array.from({ length: 100 }, newIdempotencyKey)).size).toBe(100)
  vi.unstubAllGlobals()
})
