import { ApiError } from '#shared/api/error.ts'

/** Returns the ApiError that a promise rejects with. Any other outcome fails the test. */
export async function rejectionOf(attempt: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await attempt.then(
    () => undefined,
    reason => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, but got ${error}`)
}
