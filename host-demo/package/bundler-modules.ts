import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '#host-demo/build/bundle.ts'

const CHUNKS = 'chunks/'
const MODULES = 'modules/'

/** Where a chunk names the files to fetch together with one that it imports later. */
const PRELOADS = /__vite__mapDeps\(\[[\d,]*\]\)/g

/** The address of a file that is known only when it runs: webpack warns of it, unless it stands in another form. */
const ADDRESSES = /\bnew URL\((\w+),import\.meta\.url\)/g

/**
 * Writes the chunks again as modules for a partner's bundler, which gives files names of its own: under ours there is
 * nothing to fetch beforehand. Gives the part of Vite's manifest whose files are in the package, with their places there.
 */
export async function writeBundlerModules(manifest: Manifest, target: string): Promise<Manifest> {
  const names = await readdir(join(target, CHUNKS))
  await mkdir(join(target, MODULES), { recursive: true })
  for (const name of names) {
    const code = await readFile(join(target, CHUNKS, name), 'utf8')
    const mended = code.replace(PRELOADS, '[]').replace(ADDRESSES, 'new URL($1,String(import.meta.url))')
    if (/__vite__mapDeps\(\[/.test(mended)) throw new Error(`${name} still names files that bundlers rename`)
    await writeFile(join(target, MODULES, name), mended)
  }
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, entry]) => {
      const name = entry.file.slice(CHUNKS.length)
      return names.includes(name) ? [[source, { ...entry, file: `${MODULES}${name}` }]] : []
    }),
  )
}
