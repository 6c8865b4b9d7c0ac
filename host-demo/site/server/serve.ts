import { fileURLToPath } from 'node:url'
import { createApi } from '#host-demo/api/app.ts'
import type { Database } from '#host-demo/api/database/database.ts'
import { publicPages } from '#host-demo/api/items/public-pages.ts'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { type Settings, settingsFromEnv } from '#host-demo/api/settings.ts'
import { startImports } from '#host-demo/api/start-imports.ts'
import { startMails } from '#host-demo/api/start-mails.ts'
import { type Listening, listen } from './listen.ts'
import { createPartnerSite, type Origins, readPartnerPages, withHosts } from './partner-site.ts'
import type { Renderer } from './rendered-pages.ts'
import { createSite } from './site.ts'

export type ServerOptions = {
  /** The port; 0 takes any free one. */
  port: number
  partnerPort: number
  /** Overrides for the API's environment: its database, its faults. */
  api?: Partial<Settings>
  /** The folder of released versions; by default that of `RELEASES_DIR`, else `.releases`. */
  releases?: string
}

export type RunningServer = {
  /** Origin of storefront and API, e.g. `http://localhost:4173`. */
  url: string
  /** Origin of the partners' pages. */
  partnerUrl: string
  /** The settings with which the API was started. */
  settings: Settings
  /** The database of the API, for tests that count its rows. */
  database: Database
  /** Closes both servers and releases the database. */
  close(): Promise<void>
}

const builtRenderer = new URL('../../../dist/renderer/renderer.js', import.meta.url).href
const builtSite = fileURLToPath(new URL('../../../dist/storefront', import.meta.url))

/**
 * Starts the marketplace on this machine: storefront, API and dashboard on one origin, the partners' pages on another.
 * Rejects with a message that gives advice when the site is not built, a port is taken or the database cannot be
 * opened.
 */
export async function startServer({
  port,
  partnerPort,
  api,
  releases,
}: ServerOptions): Promise<RunningServer> {
  const origins: Origins = { storefront: '', partner: '' }
  const given = settingsFromEnv(process.env, api)
  // The port is known only once the server listens.
  const settings = { ...given, site: () => given.origins[0] ?? origins.storefront }
  const pages = await readPartnerPages()
  const database = await openDatabase(settings)
  const running: Pick<Listening, 'close'>[] = []
  const close = async (): Promise<void> => {
    await Promise.all(running.map(each => each.close()))
    await database.close()
  }
  try {
    const partnerIndex = () => withHosts(pages.get('index.html') ?? '', origins)
    const app = createApi({ database, settings })
    const renderer: Renderer = await import(builtRenderer)
    const listed = () => publicPages(database.orm)
    const site = await createSite(builtSite, app, partnerIndex, settings, releases, renderer, listed)
    const storefront = await listen(site.fetch, port, 'PORT')
    running.push(storefront)
    origins.storefront = `http://localhost:${storefront.port}`
    const partner = await listen(createPartnerSite(pages, () => origins).fetch, partnerPort, 'PARTNER_PORT')
    running.push(partner)
    origins.partner = `http://localhost:${partner.port}`
    // Only now is the address known to which mails link.
    running.push(await startMails({ orm: database.orm, settings }))
    running.push(startImports({ orm: database.orm, settings }))
    return { url: origins.storefront, partnerUrl: origins.partner, settings, database, close }
  } catch (fault) {
    await close()
    throw fault
  }
}
