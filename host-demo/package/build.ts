import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeReference } from '../site/developers/write.ts'
import { vendors } from '../site/server/partner-site.ts'
import { bundleForPartners, START } from './build/bundle.ts'
import { chunkGroups } from './build/chunks.ts'
import { compressFolder } from './build/compress.ts'
import { writeFramePage } from './build/frame-page.ts'
import { writeIntegrity } from './build/integrity.ts'
import { leanDefinitions } from './build/lean-definitions.ts'
import { loadWithVite } from './build/load-with-vite.ts'
import { ownKeys } from './build/own-keys.ts'
import { buildPage } from './build/page.ts'
import { preloadElements } from './build/preload.ts'
import { buildRenderer } from './build/renderer.ts'
import { safeBuiltins } from './build/safe-builtins.ts'
import { addScreenPreloads, buildScript } from './build/script.ts'
import { noteShipped, type Shipped, THIRD_PARTY, thirdPartyText } from './build/third-party.ts'
import { zipInPage } from './build/zip-in-page.ts'
import { writePackage } from './npm/write.ts'
import { pack } from './pack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = process.argv[2] ?? join(root, 'dist')

const site = join(dist, 'storefront')

/** `npm run build`: builds `dist/storefront`, the full site, and `dist/widgets`, the part that partners' pages need. */
async function buildAll(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await rm(dist, { recursive: true, force: true })
  const shipped: Shipped = new Set()
  await buildPage('index.html', 'host-demo/site/storefront/index.html', site, {
    plugins: [leanDefinitions(), ownKeys(), safeBuiltins(), preloadElements(), noteShipped(shipped)],
    worker: { plugins: () => [noteShipped(shipped)] },
    build: {
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { start: START },
        // The script calls the exports by name.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  })
  // Built separately: the code that it shares with the widgets would move between the chunks that partners load.
  await buildPage('dashboard.html', 'host-demo/site/dashboard/index.html', site, {
    plugins: [zipInPage(), noteShipped(shipped)],
  })
  await buildPage('answer.html', 'host-demo/site/answer/index.html', site, {
    plugins: [noteShipped(shipped)],
  })
  await buildScript(site)
  await buildRenderer(dist)
  await addScreenPreloads(site)
  await writeFile(join(site, THIRD_PARTY), await thirdPartyText(shipped))
  await cp(join(root, 'shared/styles/tokens.css'), join(site, 'tokens.css'))
  await cp(join(root, 'host-demo/site/storefront/preview.png'), join(site, 'preview.png'))
  await cp(join(root, 'host-demo/package/npm/presets'), join(site, 'presets'), { recursive: true })
  for (const [name, folder] of Object.entries(vendors))
    await cp(join(root, 'node_modules', folder), join(dist, 'vendor', name), { recursive: true })
  await bundleForPartners(site, join(dist, 'widgets'))
  const version = await writePackage(root, site, join(dist, 'widgets'))
  await writeIntegrity(site)
  await writeIntegrity(join(dist, 'widgets'))
  await pack(join(dist, 'widgets'), join(site, 'v', version))
  // Only our own pages load these scripts, so they have no checksums.
  await writeFramePage(root, site)
  await writeReference(root, site)
  const { pluginFiles, zipOf } = await loadWithVite<typeof import('./wordpress/files.ts')>(
    '/host-demo/package/wordpress/files.ts',
  )
  await writeFile(join(site, 'developers/trade-widgets.zip'), zipOf(await pluginFiles()))
  await compressFolder(site)
}

await buildAll()
