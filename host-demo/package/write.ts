import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import { readManifest } from '#host-demo/build/bundle.ts'
import { writeBundlerModules } from './bundler-modules.ts'
import { writeModules } from './modules.ts'
import { testingTypes } from './testing-types.ts'

/**
 * Makes an npm package of the built bundle in `target`: all that is said about the elements, and the entries. The
 * definitions are read through Vite, as they import styles; there is no window here, so that they only describe.
 */
export async function writePackage(root: string, site: string, target: string): Promise<void> {
  const { version, license, description } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const built = await writeBundlerModules(await readManifest(site), target)
  await writeModules(root, target)
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const module = await server.ssrLoadModule('/host-demo/package/files.ts')
    const files: Record<string, string> = {
      ...(await module.descriptions()),
      ...(await module.packaging(built, { version, license, description })),
      ...(await testingTypes(root)),
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(target, name)), { recursive: true })
      await writeFile(join(target, name), text)
    }
  } finally {
    await server.close()
  }
}
