import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#widgets/runtime/script.ts'
import {
  filesOf,
  firstEntryOf,
  json,
  laterFilesOf,
  type Manifest,
  readManifest,
  SCRIPT,
  START,
} from './bundle.ts'
import { loadWithVite } from './load-with-vite.ts'
import { bundleToOneFile } from './one-file.ts'

/**
 * Builds the script that partners name: one file that works as a module and as a classic script, with the table of the
 * files that each element needs; `files.json` holds the same for who writes preload lines.
 */
export async function buildScript(site: string): Promise<void> {
  const files = await filesOfElements(await readManifest(site))
  await writeFile(join(site, 'files.json'), json(files))
  const code = await bundleToOneFile('widgets/runtime/script.ts', { FILES: namesOf(files) })
  await writeFile(join(site, SCRIPT), code)
}

/** The table without what all have in common, as the script holds it: `chunks/rfq-1.js` is `rfq-1` there. */
function namesOf(files: Files): Files {
  return JSON.parse(JSON.stringify(files).replaceAll(/"chunks\/([^"]*)\.js"/g, '"$1"'))
}

/** Writes into the storefront's page the script by which it asks early for what its screen needs. */
export async function addScreenPreloads(site: string): Promise<void> {
  const { elements } = await filesOfElements(await readManifest(site))
  const code = await bundleToOneFile('host-demo/storefront/preload-screen.ts', { FILES: elements })
  const page = join(site, 'index.html')
  const html = await readFile(page, 'utf8')
  // Behind the configuration, which it reads.
  await writeFile(
    page,
    html.replace('</trade-config>', tag => `${tag}\n    <script>${code.trim()}</script>`),
  )
}

async function filesOfElements(manifest: Manifest): Promise<Files> {
  const module = await loadWithVite<typeof import('#host-demo/package/elements.ts')>(
    '/host-demo/package/elements.ts',
  )
  const start = filesOf(manifest, START)
  const described = await module.describeElements()
  const elements = described.map(
    ({ tag, source }): FilesOf => [
      tag,
      // What has no chunk of its own comes with the start.
      manifest[source] ? filesOf(manifest, source).filter(file => !start.includes(file)) : [],
    ],
  )
  const first = described.flatMap(({ tag, source }) => {
    const entry = firstEntryOf(manifest, source)
    return entry ? [[tag, filesOf(manifest, entry)]] : []
  })
  return {
    start,
    first: Object.fromEntries(first),
    later: laterFilesOf(manifest),
    elements: Object.fromEntries(rarestFirst(elements)),
  }
}

type FilesOf = readonly [tag: string, files: readonly string[]]

/** Lists that end alike, with what many need, compress better. */
function rarestFirst(elements: readonly FilesOf[]): FilesOf[] {
  const all = elements.flatMap(([, files]) => files)
  const uses = (file: string): number => all.filter(each => each === file).length
  const compare = (one: string, other: string): number => uses(one) - uses(other) || (one < other ? -1 : 1)
  return elements.map(([tag, files]) => [tag, [...files].sort(compare)])
}
