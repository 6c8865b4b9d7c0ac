import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'

const NAME = 'virtual:reference'
const RESOLVED = `\0${NAME}`

/** The reference is generated again when one of these changes. */
const SOURCES = /\.element\.ts$|\/(tokens\.css|events\.ts|event-words\.ts|config-element\.ts|settings\.ts)$/

/**
 * `virtual:reference`: elements, events, settings and tokens, generated from the definitions whenever Storybook starts or
 * is built, so that there is no copy to go stale.
 */
export function reference(): Plugin {
  return {
    name: 'trade-reference',
    resolveId: id => (id === NAME ? RESOLVED : undefined),
    load: async id =>
      id === RESOLVED ? `export const reference = ${JSON.stringify(await generate())}` : undefined,
    handleHotUpdate({ file, server, modules }) {
      const stale = SOURCES.test(file) ? server.moduleGraph.getModuleById(RESOLVED) : undefined
      return stale ? [...modules, stale] : modules
    },
  }
}

/** Loaded through Vite, because the definitions import styles. Without a window they describe and register nothing. */
async function generate(): Promise<unknown> {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { describeAll } = await server.ssrLoadModule('/.storybook/build/describe.ts')
    return await describeAll()
  } finally {
    await server.close()
  }
}
