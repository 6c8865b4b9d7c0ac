import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url)).replaceAll('\\', '/')

const runtimes: Readonly<Record<string, string>> = {
  'react/jsx-runtime': file('jsx-runtime.ts'),
  'react/jsx-dev-runtime': file('jsx-dev-runtime.ts'),
}
const own = [...Object.values(runtimes), file('held-texts.ts')]
const onServers = file('../../server/served-content.ts')

/** Makes our JSX use the functions beside this file, in build, development, tests and Storybook. */
export function heldTexts(): Plugin {
  return {
    name: 'held-texts',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isNoted = source === './noted.ts' && this.environment.config.consumer === 'server'
      if (own.includes(importer)) return isNoted ? onServers : null
      return importer.includes('/node_modules/') ? null : (runtimes[source] ?? null)
    },
  }
}
