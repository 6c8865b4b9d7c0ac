import type { Plugin } from 'vite'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'

const NAME = 'virtual:reference'
const RESOLVED = `\0${NAME}`

/** Files whose changes regenerate the reference. */
const SOURCES = /\.element\.ts$|\/(tokens\.css|events\.ts|settings\.ts)$/

/**
 * `virtual:reference`: elements, events, settings and tokens, generated from the definitions whenever Storybook starts or
 * is built, so that no copy can become outdated.
 */
export function reference(): Plugin {
  return {
    name: 'trade-reference',
    resolveId: id => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const { describeAll } = await loadWithVite<typeof import('./describe.ts')>(
        '/.storybook/build/describe.ts',
      )
      return `export const reference = ${JSON.stringify(await describeAll())}`
    },
    handleHotUpdate({ file, server, modules }) {
      const stale = SOURCES.test(file) ? server.moduleGraph.getModuleById(RESOLVED) : undefined
      return stale ? [...modules, stale] : modules
    },
  }
}
