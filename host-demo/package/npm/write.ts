import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { readManifest } from '#host-demo/package/build/bundle.ts'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'
import { writeBundlerModules } from './bundler-modules.ts'
import { emitTypes } from './emit-types.ts'

/** Makes an npm package of the built bundle in `target`: the descriptions of the elements, and the entries. */
export async function writePackage(root: string, site: string, target: string): Promise<void> {
  const { version, license, description } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const built = await writeBundlerModules(await readManifest(site), target)
  await writeModules(root, target)
  const { packageTexts } = await loadWithVite<typeof import('./files.ts')>('/host-demo/package/npm/files.ts')
  const texts = await packageTexts(built, { version, license, description })
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await writeFile(join(target, name), text)
  }
  await emitTypes(root, target)
}

/** The other modules of the package, each a single file without dependencies. */
const modules = {
  testing: 'host-demo/package/npm/testing-entry.ts',
  server: 'host-demo/package/npm/server-entry.ts',
  importmap: 'host-demo/package/npm/importmap.ts',
  'react-component': 'host-demo/package/npm/react-component.ts',
}

/** Builds them unminified and without unused imports, because only the page's own widgets may hold the stores. */
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
        entry: modules,
        formats: ['es'],
      },
      rolldownOptions: { external: /^(node:|react$)/, treeshake: { moduleSideEffects: false } },
    },
  })
}
