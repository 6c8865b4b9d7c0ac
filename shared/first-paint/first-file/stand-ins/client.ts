import type { Struct } from 'superstruct'
import { type Call, urlOf, type Values } from '#shared/api/call.ts'
import { decode } from '#shared/api/decode.ts'
import { preloadedResponse } from '#shared/api/preloaded-responses.ts'
import { $config } from '#shared/config/config.ts'

/** Reads what the script has asked for already; what it has not is no first content. */
export async function request<Name extends string, Reply, Schema>(
  call: Call<Name>,
  reply: Struct<Reply, Schema>,
  { values }: { values: Values<Name> },
): Promise<Reply> {
  const early = preloadedResponse(urlOf(call, $config.get().apiHost, values))
  const isFine = (await early?.response)?.ok
  const decoded = decode(isFine && JSON.parse((await early?.body) ?? ''), reply)
  if (!decoded.ok) throw decoded.cause
  return decoded.value
}
