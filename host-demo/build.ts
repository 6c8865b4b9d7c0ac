import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { bundleForPartners, START } from './build/bundle.ts'
import { chunkGroups } from './build/chunks.ts'
import { compressFolder } from './build/compress.ts'
import { foldRuntime } from './build/fold.ts'
import { writeIntegrity } from './build/integrity.ts'
import { standOnNatives } from './build/natives.ts'
import { preloadElements } from './build/preload.ts'
import { buildScript } from './build/script.ts'
import { writePackage } from './package/write.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/** The pages of the site: where each stands in the source, and under what name in `dist/storefront`. */
const pages = {
  'host-demo/storefront/index.html': 'index.html',
  'host-demo/dashboard/index.html': 'dashboard.html',
}

/** `npm run build`: `dist/storefront`, the whole site, and `dist/widgets`, what a partner's page needs of it. */
async function buildAll(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await rm(dist, { recursive: true, force: true })
  const site = join(dist, 'storefront')
  await build({
    root,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [underTheirNames(), standOnNatives(), foldRuntime(), preloadElements()],
    build: {
      outDir: site,
      assetsDir: 'chunks',
      manifest: 'manifest.json',
      target: 'baseline-widely-available',
      // The first with `light-dark()`: lowered for older ones, an element could not choose another scheme for its part.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { start: START, ...inputs() },
        // The script calls what it exports by name.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    experimental: {
      // Scripts find each other from wherever they lie; pages lie under any path and name the site's root.
      renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
    },
  })
  await buildScript(root, site)
  await bundleForPartners(site, join(dist, 'widgets'))
  await writePackage(root, site, join(dist, 'widgets'))
  await writeIntegrity(site)
  await writeIntegrity(join(dist, 'widgets'))
  await compressFolder(site)
}

function inputs(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([source, name]) => [name.replace('.html', ''), source]),
  )
}

/** Vite names a page after its place in the source. */
function underTheirNames(): Plugin {
  return {
    name: 'pages-under-their-names',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [source, name] of Object.entries(pages)) {
        const page = bundle[source]
        if (page) page.fileName = name
      }
    },
  }
}

await buildAll()
