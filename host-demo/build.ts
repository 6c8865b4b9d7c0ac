import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { bundleForPartners, START } from './build/bundle.ts'
import { chunkGroups } from './build/chunks.ts'
import { compressFolder } from './build/compress.ts'
import { writeIntegrity } from './build/integrity.ts'
import { preloadElements } from './build/preload.ts'
import { safeBuiltins } from './build/safe-builtins.ts'
import { buildScript } from './build/script.ts'
import { writePackage } from './package/write.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

const site = join(dist, 'storefront')

/** `npm run build`: `dist/storefront`, the whole site, and `dist/widgets`, what a partner's page needs of it. */
async function buildAll(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await rm(dist, { recursive: true, force: true })
  await buildPage('index.html', 'host-demo/storefront/index.html', {
    plugins: [safeBuiltins(), preloadElements()],
    build: {
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { start: START },
        // The script calls what it exports by name.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  })
  // By itself: what it shares with the widgets would move between the chunks that partners load.
  await buildPage('dashboard.html', 'host-demo/dashboard/index.html')
  await buildScript(site)
  await bundleForPartners(site, join(dist, 'widgets'))
  await writePackage(root, site, join(dist, 'widgets'))
  await writeIntegrity(site)
  await writeIntegrity(join(dist, 'widgets'))
  await compressFolder(site)
}

/** Builds a page from its source into the site, under its name there. */
async function buildPage(name: string, source: string, more: InlineConfig = {}): Promise<void> {
  const common: InlineConfig = {
    root,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [pageNamed(name, source)],
    build: {
      outDir: site,
      emptyOutDir: false,
      assetsDir: 'chunks',
      target: 'baseline-widely-available',
      // The first with `light-dark()`: lowered for older ones, an element could not choose another scheme for its part.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [name.replace('.html', '')]: source },
        output: {
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
    experimental: {
      // Scripts find each other from wherever they lie; pages lie under any path and name the site's root.
      renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
    },
  }
  await build(mergeConfig(common, more))
}

/** Vite names a page after its place in the source. */
function pageNamed(name: string, source: string): Plugin {
  return {
    name: 'page-under-its-name',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle[source]
      if (page) page.fileName = name
    },
  }
}

await buildAll()
