import { type } from 'superstruct'
import { type Call, forMembers, post } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { requiredText } from '#shared/api/schema.ts'
import { $config } from '#shared/config/config.ts'
import { $user } from './session.ts'

/** Browsers let a click open a window for five seconds. */
const TIMEOUT = 4000

/** Returns a one-time code from `hand-over-path` for the dashboard, or the token if there is no path or no code. */
export async function handOver(): Promise<{ code: string } | { token: string }> {
  const { handOverPath } = $config.get()
  const call: Call<never> = { ...forMembers(post(handOverPath)), as: 'none' }
  try {
    return {
      code: (await callApi(call, type({ Code: requiredText }), { values: {}, timeout: TIMEOUT })).Code,
    }
  } catch {
    return { token: $user.get()?.token ?? '' }
  }
}
