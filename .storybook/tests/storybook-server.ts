import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { listen } from '#host-demo/site/server/listen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type StorybookServer = { origin: string; end(): Promise<void> }

/** Builds Storybook as `npm run build-storybook` does and serves it on a free port. */
export async function startStorybookServer(): Promise<StorybookServer> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-storybook-'))
  const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['build', '--disable-telemetry', '--quiet', '--output-dir', folder]
  await promisify(execFile)(process.execPath, [command, ...options], { cwd: root })
  const site = new Hono().use(serveStatic({ root: folder }))
  const { port, close } = await listen(site.fetch, 0, 'PORT')
  return {
    origin: `http://127.0.0.1:${port}`,
    async end() {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
