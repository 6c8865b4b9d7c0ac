import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'

/**
 * Writes all that is said about the elements beside the built bundle. The definitions are read through Vite, as they
 * import styles; there is no window here, so that they only describe.
 */
export async function writeDescriptions(root: string, target: string): Promise<void> {
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const module = await server.ssrLoadModule('/host-demo/package/files.ts')
    const files = Object.entries<string>(await module.descriptions())
    await Promise.all(files.map(([name, text]) => writeFile(join(target, name), text)))
  } finally {
    await server.close()
  }
}
