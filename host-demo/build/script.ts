import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { filesOf, type Manifest, readManifest, SCRIPT, START } from './bundle.ts'

/** Names of the elements and where each is defined, as `elements.ts` writes them. */
const ENTRY = /'(trade-[a-z-]+)': (?:\(\) => import\('\.\.\/([^']+)'\)|async)/g

/**
 * Builds the script that partners name: one file that works as a module and as a classic script, with the table of the
 * files that each element needs. Design section 10.
 */
export async function buildScript(root: string, site: string): Promise<void> {
  const table = JSON.stringify(await filesOfElements(root, await readManifest(site)))
  const result = await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    define: { FILES: table },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      lib: { entry: 'widgets/runtime/script.ts', formats: ['iife'], name: 'tradeWidgetsScript' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(each =>
    'output' in each ? each.output : [],
  )
  const [chunk, ...others] = outputs.filter(each => each.type === 'chunk')
  if (!chunk || others.length > 0)
    throw new Error(`${SCRIPT} has to be one file; it came as ${outputs.length}`)
  await writeFile(join(site, SCRIPT), chunk.code)
}

async function filesOfElements(root: string, manifest: Manifest) {
  const source = await readFile(join(root, 'widgets/runtime/elements.ts'), 'utf8')
  const start = filesOf(manifest, START)
  const elements: Record<string, string[]> = {}
  for (const [, tag = '', path] of source.matchAll(ENTRY)) {
    const own = path ? filesOf(manifest, `widgets/${path}`) : []
    elements[tag] = own.filter(file => !start.includes(file))
  }
  if (Object.keys(elements).length < 2)
    throw new Error('widgets/runtime/elements.ts no longer looks as it did')
  return { start, elements }
}
