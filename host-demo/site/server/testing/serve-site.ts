import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPages } from '../../../api/items/public-pages.ts'
import type { Settings } from '../../../api/settings.ts'
import { startApi, type TestApi } from '../../../api/testing/start-api.ts'
import type { Renderer, RenderingSettings } from '../rendered-pages.ts'
import { createSite } from '../site.ts'

type Answer = (request: Request) => Response | Promise<Response> | undefined

export type TestSites = Awaited<ReturnType<typeof startSites>>

/** Starts the reference API, for storefronts that are rendered from the sources. */
export async function startSites(renderer: Renderer, settings: Partial<Settings> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'trade-sites-'))
  const shell = await readFile(new URL('../../storefront/index.html', import.meta.url), 'utf8')
  await writeFile(join(folder, 'index.html'), shell)
  for (const name of ['answer.html', 'dashboard.html', 'frame.html']) await writeFile(join(folder, name), '')
  const api: TestApi = await startApi(settings)

  /** Creates a storefront that has rendered nothing yet. Its database can be taken away. */
  async function serve(given: Partial<RenderingSettings> = {}, using: Renderer = renderer) {
    const site = {
      isAway: false,
      answer: undefined as Answer | undefined,
      /** The times that the catalogue was read for the sitemap. */
      catalogueReads: 0,
      async get(path: string, headers: Record<string, string> = {}, address?: string) {
        const { origin, ...others } = headers
        return this.send(`${origin ?? 'http://localhost'}${path}`, { headers: others }, address)
      },
      async send(path: string, init: RequestInit, address = '192.0.2.1') {
        const url = new URL(path, 'http://localhost').href
        return app.request(url, init, { incoming: { socket: { remoteAddress: address } } })
      },
    }
    const watched = {
      fetch: (request: Request, env?: object) =>
        site.isAway
          ? Response.json({ ReturnCode: 503 }, { status: 503, headers: { 'retry-after': '2' } })
          : (site.answer?.(request) ?? api.app.fetch(request, env as never)),
    }
    const pages = () => {
      site.catalogueReads += 1
      return site.isAway ? Promise.reject(new Error('Connection terminated')) : publicPages(api.database.orm)
    }
    const all = { ...api.settings, renderPatience: 60_000, ...given }
    const app = await createSite(folder, watched, () => '', all, folder, using, pages)
    return site
  }

  return {
    api,
    serve,
    async close() {
      await api.close()
      await rm(folder, { recursive: true })
    },
  }
}
