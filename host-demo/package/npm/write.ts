import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { type Manifest, readManifest } from '#host-demo/package/build/bundle.ts'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'
import { writeTexts } from './emit-types.ts'

const PRELOADS = /__vite__mapDeps\(\[[\d,]*\]\)/g

/** An address that is known only at run time. webpack warns of it unless it is written differently. */
const ADDRESSES = /\bnew URL\((\w+),import\.meta\.url\)/g

/**
 * Makes an npm package of the built bundle in `target`: the descriptions of the elements, and the entries. Returns its
 * version.
 */
export async function writePackage(root: string, site: string, target: string): Promise<string> {
  const { version, license, description } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const built = await writeBundlerModules(await readManifest(site), target)
  await writeModules(root, target)
  const { packageTexts } = await loadWithVite<typeof import('./files.ts')>('/host-demo/package/npm/files.ts')
  await writeTexts(await packageTexts(built, { version, license, description }), root, target)
  return version
}

/** Rewrites the chunks for a partner's bundler, which renames files: prefetching our names would fail. */
async function writeBundlerModules(manifest: Manifest, target: string): Promise<Manifest> {
  await mkdir(join(target, 'modules'), { recursive: true })
  const files = await readdir(join(target, 'chunks'))
  for (const file of files) {
    const code = await readFile(join(target, 'chunks', file), 'utf8')
    const rewritten = code.replace(PRELOADS, '[]').replace(ADDRESSES, 'new URL($1,String(import.meta.url))')
    if (/__vite__mapDeps\(\[/.test(rewritten))
      throw new Error(`${file} still names files that bundlers rename`)
    await writeFile(join(target, 'modules', file), rewritten)
  }
  const inPackage = Object.entries(manifest).filter(([, { file }]) => files.includes(basename(file)))
  return Object.fromEntries(
    inPackage.map(([source, entry]) => [
      source,
      { ...entry, file: entry.file.replace(/^chunks/, 'modules') },
    ]),
  )
}

/** Builds single files without unused imports, because only the page's own widgets may hold the stores. */
async function writeModules(root: string, target: string): Promise<void> {
  await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      outDir: target,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      minify: false,
      lib: {
        entry: {
          testing: 'host-demo/package/npm/testing-entry.ts',
          server: 'host-demo/package/npm/server-entry.ts',
          importmap: 'host-demo/package/npm/importmap.ts',
          'react-component': 'host-demo/package/npm/react-component.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: { external: /^(node:|react$)/, treeshake: { moduleSideEffects: false } },
    },
  })
}
