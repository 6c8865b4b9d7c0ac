import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '#host-demo/package/build/bundle.ts'

const CHUNKS = 'chunks/'
const MODULES = 'modules/'

/** The place where a chunk names the files to fetch together with a later import. */
const PRELOADS = /__vite__mapDeps\(\[[\d,]*\]\)/g

/** An address that is known only at run time. webpack warns of it unless it is written differently. */
const ADDRESSES = /\bnew URL\((\w+),import\.meta\.url\)/g

/**
 * Rewrites the chunks as modules for a partner's bundler. The bundler renames files, so there is nothing to prefetch
 * under our names. Returns the part of Vite's manifest whose files are in the package, with their places there.
 */
export async function writeBundlerModules(manifest: Manifest, target: string): Promise<Manifest> {
  const names = await readdir(join(target, CHUNKS))
  await mkdir(join(target, MODULES), { recursive: true })
  for (const name of names) {
    const code = await readFile(join(target, CHUNKS, name), 'utf8')
    const rewritten = code.replace(PRELOADS, '[]').replace(ADDRESSES, 'new URL($1,String(import.meta.url))')
    if (/__vite__mapDeps\(\[/.test(rewritten))
      throw new Error(`${name} still names files that bundlers rename`)
    await writeFile(join(target, MODULES, name), rewritten)
  }
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, entry]) => {
      const name = entry.file.slice(CHUNKS.length)
      return names.includes(name) ? [[source, { ...entry, file: `${MODULES}${name}` }]] : []
    }),
  )
}
