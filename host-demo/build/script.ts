import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, json, laterFilesOf, type Manifest, readManifest, SCRIPT, START } from './bundle.ts'
import { loadWithVite } from './load-with-vite.ts'
import { bundleToOneFile } from './one-file.ts'

/**
 * Builds the script that partners name: one file that works as a module and as a classic script, with the table of the
 * files that each element needs; `files.json` holds the same for who writes preload lines.
 */
export async function buildScript(site: string): Promise<void> {
  const files = await filesOfElements(await readManifest(site))
  await writeFile(join(site, 'files.json'), json(files))
  await writeFile(join(site, SCRIPT), await bundleToOneFile('widgets/runtime/script.ts', { FILES: files }))
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
