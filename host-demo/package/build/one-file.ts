import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { minified } from './page.ts'

/** Bundles an entry into one script that works as a module and as a classic script. `define` holds values by name. */
export async function bundleToOneFile(
  entry: string,
  define: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'baseline-widely-available',
      ...minified,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'tradeWidgetsScript' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(each =>
    'output' in each ? each.output : [],
  )
  const [chunk, ...others] = outputs.filter(each => each.type === 'chunk')
  if (!chunk || others.length > 0)
    throw new Error(`${entry} must become one file, but became ${outputs.length}`)
  return chunk.code
}
