import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#widgets/runtime/script.ts'
import { filesOf, json, type Manifest, readManifest, SCRIPT, START } from './bundle.ts'
import { loadWithVite } from './load-with-vite.ts'
import { bundleToOneFile } from './one-file.ts'

/** Builds the script with the table of the files that each element needs. `files.json` is for authors of preload lines. */
export async function buildScript(site: string): Promise<void> {
  const files = await filesOfElements(await readManifest(site))
  await writeFile(join(site, 'files.json'), json(files))
  const define = { FILES: textOf(files), RENDERS: !process.env.WITHOUT_FRAGMENTS }
  await writeFile(join(site, SCRIPT), await bundleToOneFile('widgets/runtime/script.ts', define))
}

/** Returns the text that the script reads: `chunks/rfq-1.js` is `rfq-1`. */
function textOf({ start, elements }: Files): string {
  const lines = [
    start,
    ...Object.entries(elements).map(([tag, files]) => [tag.replace('trade-', ''), ...files]),
  ]
  return lines.map(names => names.join(' ').replaceAll(/chunks\/(\S+)\.js/g, '$1')).join(';')
}

/** Writes a script into the storefront's page that requests early the files of its screen. */
export async function addScreenPreloads(site: string): Promise<void> {
  const { elements } = await filesOfElements(await readManifest(site))
  const code = await bundleToOneFile('host-demo/site/storefront/preload-screen.ts', {})
  const page = join(site, 'index.html')
  const html = await readFile(page, 'utf8')
  const scripts = [
    `<script type="application/json" data-trade-files>${JSON.stringify(elements)}</script>`,
    `<script>${code.trim()}</script>`,
  ]
  await writeFile(
    page,
    html.replace('</trade-config>', tag => [tag, ...scripts].join('\n    ')),
  )
}

async function filesOfElements(manifest: Manifest): Promise<Files> {
  const module = await loadWithVite<typeof import('#host-demo/package/npm/elements.ts')>(
    '/host-demo/package/npm/elements.ts',
  )
  const start = filesOf(manifest, START)
  const described = await module.describeElements()
  const elements = described.map(
    ({ tag, source }): FilesOf => [
      tag,
      // An element without its own chunk comes with the start.
      manifest[source] ? filesOf(manifest, source).filter(file => !start.includes(file)) : [],
    ],
  )
  return { start, elements: Object.fromEntries(rarestFirst(elements)) }
}

type FilesOf = readonly [tag: string, files: readonly string[]]

/** Lists with the same ending compress better. */
function rarestFirst(elements: readonly FilesOf[]): FilesOf[] {
  const all = elements.flatMap(([, files]) => files)
  const uses = (file: string): number => all.filter(each => each === file).length
  const compare = (one: string, other: string): number => uses(one) - uses(other) || (one < other ? -1 : 1)
  return elements.map(([tag, files]) => [tag, [...files].sort(compare)])
}
