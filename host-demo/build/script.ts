import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { filesOf, laterFilesOf, type Manifest, readManifest, SCRIPT, START } from './bundle.ts'
import { loadWithVite } from './load-with-vite.ts'

/**
 * Builds the script that partners name: one file that works as a module and as a classic script, with the table of the
 * files that each element needs.
 */
export async function buildScript(root: string, site: string): Promise<void> {
  const table = JSON.stringify(await filesOfElements(await readManifest(site)))
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

async function filesOfElements(manifest: Manifest) {
  const module = await loadWithVite<typeof import('#host-demo/package/elements.ts')>(
    '/host-demo/package/elements.ts',
  )
  const start = filesOf(manifest, START)
  const elements = (await module.describeElements()).map(({ tag, source }) => [
    tag,
    // What has no chunk of its own comes with the start.
    manifest[source] ? filesOf(manifest, source).filter(file => !start.includes(file)) : [],
  ])
  return { start, later: laterFilesOf(manifest), elements: Object.fromEntries(elements) }
}
