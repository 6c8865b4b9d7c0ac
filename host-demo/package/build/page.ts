import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { compileEarly } from './compile-early.ts'

/** The browsers that the bundle supports. */
export const targets = {
  target: 'baseline-widely-available',
  // The first versions with `light-dark()`. Lowered for older ones, an element could not choose its own colour scheme.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
}

/** Vite's own minifier is faster, but its output is 1 to 3 % larger (Brotli), and first files 6 to 8 %. */
export const minified = {
  minify: 'terser',
  terserOptions: { ecma: 2020, safari10: false, compress: { passes: 5 } },
} as const

export async function buildPage(
  name: string,
  source: string,
  site: string,
  more: InlineConfig = {},
): Promise<void> {
  const common: InlineConfig = {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [pageNamed(name, source), inlineSheets(), compileEarly()],
    // React reports a fault to Node's process if there is one: a bundler would ask its user for a package of that name.
    define: { 'process.emit': 'undefined' },
    build: {
      outDir: site,
      emptyOutDir: false,
      assetsDir: 'chunks',
      ...targets,
      ...minified,
      modulePreload: {
        polyfill: false,
        // A script that loads others has these already, and its list of their dependencies may delay first content.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter(file => !/\/(base|core)-[\w-]+\.js$/.test(file)) : files,
      },
      rolldownOptions: {
        input: { [name.replace('.html', '')]: source },
        // They depend on the other load of the machine.
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: 'chunks/[name]-[hash:7].js',
          // The script and others name them by the hundred, so meaningless parts are left out.
          chunkFileNames: ({ name }) => `chunks/${name.replace(/\.element$|^rolldown-/, '')}-[hash:7].js`,
        },
      },
    },
    experimental: {
      // Scripts find each other wherever they are served. Pages are served under any path and name the site's root.
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

/** As a separate request, a small style sheet costs the first visit more than it saves the next. */
function inlineSheets(): Plugin {
  return {
    name: 'inline-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        page.source = String(page.source).replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g,
          (link, name) => {
            const sheet = bundle[name]
            if (sheet?.type !== 'asset') return link
            delete bundle[name]
            return `<style>${sheet.source}</style>`
          },
        )
      }
    },
  }
}
