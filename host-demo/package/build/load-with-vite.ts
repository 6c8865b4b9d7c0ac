import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/**
 * Imports a module that reads the definitions of elements, which need Vite for their styles. There is no window, so they
 * register nothing.
 *
 * @param path from the root of the repository, beginning with `/`
 */
export async function loadWithVite<Module>(path: string): Promise<Module> {
  const server = await createServer({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return (await server.ssrLoadModule(path)) as Module
  } finally {
    await server.close()
  }
}
