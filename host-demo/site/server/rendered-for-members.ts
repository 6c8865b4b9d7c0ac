import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { accountCalls } from '#shared/api/account.ts'
import { parseId } from '#shared/api/parse-id.ts'
import { clientAddress } from '../../api/request/address.ts'
import { allowAnyOrigin, originOf, securityHeaders } from '../../api/request/headers.ts'
import { limits } from '../../api/security/limits.ts'
import { AddressLimit } from './address-limit.ts'
import {
  inTime,
  isUnknownSetting,
  logFailure,
  RETRY_AFTER,
  type Rendering,
  reader,
} from './rendered-pages.ts'

const TAG = 'trade-chat'

/** Only members see a chat. Everything else is rendered for visitors. */
export const MEMBERS_CONTENT = `/render/${TAG}`

/** The most renderings at a time. */
const MOST = 16

/** In characters. A longer chat would arrive no sooner than the bundle that renders it. */
const LARGEST = 150_000

/**
 * Renders the chat for the member of the bearer: `POST /render/trade-chat?<attributes>`. The content is what the API
 * answers to this bearer. It is in no cache and in no log (security-rules.md#rendering-for-members).
 */
export function renderedForMembers(
  rendering: Omit<Rendering, 'cache' | 'shell'>,
): (Handler | MiddlewareHandler)[] {
  const { renderer, settings } = rendering
  const limit = new AddressLimit('memberRenderByAddress', settings.limits ?? limits())
  let underWay = 0

  async function render(context: Context): Promise<Response> {
    const refused = (status: 400 | 401 | 403 | 404 | 429 | 503, text: string, wait?: number) =>
      context.text(text, status, wait ? { 'retry-after': String(wait) } : {})
    const authorization = context.req.header('authorization')
    if (!authorization) return refused(401, 'Please sign in.')
    const address = clientAddress(context, settings.trustProxy)
    const wait = limit.secondsToWait(address, settings.clock().getTime())
    if (wait > 0 || underWay >= MOST)
      return refused(429, 'Too many elements at once. Please try again in a moment.', wait || RETRY_AFTER)
    const given = Object.entries(context.req.query()).filter(([name]) => !isUnknownSetting(name))
    const origin = originOf(context, settings)
    let refusal: 401 | 403 | undefined
    underWay += 1
    try {
      const fragment = await inTime(settings, async signal => {
        const readAsMember = reader(rendering, context, signal, { authorization })
        const read = async (address: string) => {
          const reply = await readAsMember(address)
          if (reply.status === 401 || reply.status === 403) refusal = reply.status
          return reply
        }
        const { body } = await read(origin + accountCalls.userDetail.path)
        const member = refusal ? undefined : parseId(Reflect.get(Object(JSON.parse(body)), 'UserId'))
        return member && renderer.renderFragment(TAG, given, { origin, read, member })
      })()
      const body = fragment && JSON.stringify(fragment)
      if (refusal) return refused(refusal, 'The API refuses this bearer.')
      if (!body || body.length > LARGEST) return refused(404, `There is no ${TAG} with these attributes.`)
      return context.body(body, 200, { 'content-type': 'application/json; charset=utf-8' })
    } catch (fault) {
      if (refusal) return refused(refusal, 'The API refuses this bearer.')
      // The message of an unexpected error may quote what a member has written.
      logFailure(settings, TAG, fault instanceof Error ? fault.name : 'not an error')
      return refused(503, 'This element cannot be rendered now. Please try again in a moment.', RETRY_AFTER)
    } finally {
      underWay -= 1
    }
  }

  return [keepNowhere, securityHeaders, allowAnyOrigin, limitBody, compress(), render]
}

const keepNowhere: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('Vary', 'Authorization', { append: true })
}

/** There is nothing to say in a body. */
const limitBody = bodyLimit({
  maxSize: 0,
  onError: context => context.text('This call takes no body.', 413),
})
