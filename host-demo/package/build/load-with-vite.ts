import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Imports a module that needs Vite, such as definitions for their styles. The path begins with `/`, the repository. */
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
