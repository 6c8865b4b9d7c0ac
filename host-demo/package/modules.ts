import { join } from 'node:path'
import { build } from 'vite'

/** What the package brings besides the widgets, each one file that needs no other. */
const modules = { testing: 'host-demo/package/testing-entry.ts', importmap: 'host-demo/package/importmap.ts' }

/** Builds them, legible and without what they import but do not use: the stores of the widgets are the page's own. */
export async function writeModules(root: string, target: string): Promise<void> {
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
        entry: Object.fromEntries(
          Object.entries(modules).map(([name, source]) => [name, join(root, source)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: { external: /^node:/, treeshake: { moduleSideEffects: false } },
    },
  })
}
