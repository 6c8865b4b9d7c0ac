import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readSite } from '#host-demo/server/files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Built = { origin: string; end(): Promise<void> }

/** Builds Storybook as `npm run build-storybook` does and serves it from memory on a free port. */
export async function buildAndServe(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-storybook-'))
  const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['build', '--disable-telemetry', '--quiet', '--output-dir', folder]
  await promisify(execFile)(process.execPath, [command, ...options], { cwd: root })
  const files = await readSite(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': file.type }).end(file.bodies.identity)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async end() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
