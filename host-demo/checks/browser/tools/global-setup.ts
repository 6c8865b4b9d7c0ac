import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { startServer } from '#host-demo/site/server/serve.ts'
import type { Origins } from './market.ts'
import { forTests, inFolder } from './own-market.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded data folder to copy: filling one takes seconds. */
    template: string
    market: Origins
  }
}

/** Finds the browser, fills a database once, and starts the marketplace that most files share. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  provideChrome()
  const folder = await mkdtemp(join(tmpdir(), 'trade-template-'))
  const template = join(folder, 'data')
  const settings = settingsFromEnv({}, { ...forTests, engine: { kind: 'folder', path: template } })
  await (await openDatabase(settings)).close()
  provide('template', template)
  const { engine, drop } = await inFolder(template)
  const releases = join(folder, 'releases')
  const server = await startServer({ port: 0, partnerPort: 0, releases, api: { ...forTests, engine } })
  provide('market', { url: server.url, partnerUrl: server.partnerUrl })
  return async () => {
    await server.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}
