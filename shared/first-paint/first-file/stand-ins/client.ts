import type { Struct } from 'superstruct'
import { bearer } from '#shared/api/authorization.ts'
import { type Call, urlOf, type Values } from '#shared/api/call.ts'
import { decode } from '#shared/api/decode.ts'
import { preloadResponse, showPreloadedResponse } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'

/** Looks at what was asked for early, or asks early for it: the whole bundle takes it. */
export async function request<Name extends string, Reply, Schema>(
  call: Call<Name>,
  reply: Struct<Reply, Schema>,
  { values }: { values: Values<Name> },
): Promise<Reply> {
  const url = urlOf(call, $config.get().apiHost, values)
  const token = bearer()
  preloadResponse(url, token && `Bearer ${token}`)
  const early = showPreloadedResponse(url)
  const isFine = (await early?.response)?.ok
  const decoded = decode(isFine && JSON.parse((await early?.body) ?? ''), reply)
  if (!decoded.ok) throw decoded.cause
  return decoded.value
}
