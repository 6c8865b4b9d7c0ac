import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { Database } from './database/database.ts'
import { deleteExpired } from './database/delete-expired.ts'
import { asCall } from './database/turns.ts'
import { CONFIRM, LEAVE, SUBSCRIBE, UNSUBSCRIBE } from './mail/links.ts'
import type { Api, ApiContext, ApiEnv } from './request/api.ts'
import { withEtag } from './request/etag.ts'
import { allowAnyOrigin, cacheControl, originHeaders, securityHeaders } from './request/headers.ts'
import { errorHandler, HttpError, notFound } from './request/http-error.ts'
import { logCalls, logLine, noteUntrustedProxy } from './request/log.ts'
import { accountRoutes } from './routes/account.ts'
import { answerRoutes } from './routes/answer.ts'
import { bidRoutes } from './routes/bids.ts'
import { categoryRoutes } from './routes/categories.ts'
import { chatRoutes } from './routes/chat.ts'
import { companyRoutes } from './routes/companies.ts'
import { contactRoutes } from './routes/contact.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { fileRoutes } from './routes/files.ts'
import { itemRoutes } from './routes/items.ts'
import { mailChoiceRoutes } from './routes/mail-choices.ts'
import { mailPages } from './routes/mail-pages.ts'
import { newsletterPages } from './routes/newsletter-pages.ts'
import { orderRoutes } from './routes/orders.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { ownCatalogueRoutes } from './routes/own-catalogue.ts'
import { ownItemRoutes } from './routes/own-items.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { searchRoutes } from './routes/search.ts'
import { tenderRoutes } from './routes/tenders.ts'
import type { Settings } from './settings.ts'

const MAX_JSON = 64 * 1024
const MAX_ROWS = 4 * 1024 * 1024
const SWEEP_EVERY_MS = 3600 * 1000

/** The reference API: serves every call of the widgets under `/api`. The caller closes the database. */
export function createApi({ database, settings }: { database: Database; settings: Settings }): Hono<ApiEnv> {
  const api: Api = { orm: database.orm, settings }
  const app = new Hono<ApiEnv>()

  app.use('/api/*', (c, next) => asCall(isHeavy(c), next))
  app.use('/api/*', logCalls(settings), noteUntrustedProxy(settings))
  app.use('/api/*', originHeaders(settings), securityHeaders)
  // People open these pages in a browser. No other site may read them, so they have no CORS.
  app.use('/api/*', (c, next) => (PAGES.includes(c.req.path) ? next() : allowAnyOrigin(c, next)))
  app.use('/api/*', injectFaults(settings), requireRoom(database), deleteExpiredHourly(api))
  app.use('/api/*', (c, next) => {
    if (c.req.path.startsWith('/api/upload/')) return next()
    return (ROWS.test(c.req.path) ? limitRows : limitJson)(c, next)
  })
  for (const [paths, rule] of CACHED) for (const path of paths) app.get(path, tagged, cacheControl(rule))

  for (const routes of ROUTES) app.route('/', routes(api))
  // Answers once the database answers.
  app.get('/api/health', async c => {
    await database.orm.execute(sql`select 1`)
    return c.json({ status: 'ok', engine: database.engine })
  })
  app.notFound(() => {
    throw notFound('call')
  })
  app.onError(errorHandler(settings))
  return app
}

/** The rows of a sheet. */
const ROWS = /^\/api\/dashboard\/imports\/\d+\/rows$/

const PAGES = ['/api/outbox', CONFIRM, UNSUBSCRIBE, SUBSCRIBE, LEAVE]

const ROUTES = [
  categoryRoutes,
  itemRoutes,
  searchRoutes,
  companyRoutes,
  tenderRoutes,
  accountRoutes,
  contactRoutes,
  quoteRoutes,
  fileRoutes,
  chatRoutes,
  dashboardRoutes,
  answerRoutes,
  bidRoutes,
  orderRoutes,
  // Before those of one item, whose id would be `rows`.
  ownCatalogueRoutes,
  ownItemRoutes,
  outboxRoutes,
  mailPages,
  newsletterPages,
  mailChoiceRoutes,
  pictureRoutes,
]

/**
 * Rules for caching. The catalogue does not change between starts. Companies and search results change as members
 * register, and may be ten seconds old. Polled replies are requested each time, and sent only when they have changed.
 */
const CACHED: [paths: string[], rule: string][] = [
  [['/api/public/category/*', '/api/public/rfqtender/*'], 'public, max-age=60, stale-while-revalidate=600'],
  // Sellers can change these.
  [
    ['/api/public/search/*', '/api/public/tenant/*', '/api/public/product/*', '/api/public/service/*'],
    'public, max-age=5, stale-while-revalidate=10',
  ],
  [['/api/pictures/*'], 'public, max-age=604800'],
  [
    ['/api/public/user/chatMenu', '/api/public/user/getchathistory', '/api/dashboard/chats/*'],
    'private, no-cache',
  ],
]

const tagged = withEtag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'],
})

const errors = texts('error.body', {
  large: 'The request is too large: at most 64 KB.',
  rows: 'The rows are too large: at most 4 MB in one call.',
})

const limited = (maxSize: number, sentence: Sentence) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, sentence)
    },
  })

const limitJson = limited(MAX_JSON, errors.large)
const limitRows = limited(MAX_ROWS, errors.rows)

/** True for searches and writes, which are expensive. Other reads do not wait for all of them. */
const isHeavy = ({ req }: ApiContext) => req.method !== 'GET' || req.path.startsWith('/api/public/search/')

const injectFaults = ({ faults }: Settings) =>
  createMiddleware<ApiEnv>(async (c, next) => (await faults?.(c.req.raw)) ?? next())

const requireRoom = (database: Database) =>
  createMiddleware<ApiEnv>((c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) database.requireRoom()
    return next()
  })

function deleteExpiredHourly({ orm, settings }: Api) {
  let last = settings.clock().getTime()
  return createMiddleware<ApiEnv>(async (_, next) => {
    const now = settings.clock()
    if (now.getTime() - last > SWEEP_EVERY_MS) {
      last = now.getTime()
      deleteExpired(orm, now).catch((fault: unknown) =>
        settings.logFault(logLine(now, { error: `sweeping failed: ${String(fault)}` })),
      )
    }
    await next()
  })
}
