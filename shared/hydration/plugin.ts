import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('./root.ts', import.meta.url)).replaceAll('\\', '/')

/** Replaces r2wc's `createRoot` by ours, which hydrates served content, in build, development, tests and Storybook. */
export function hydration(): Plugin {
  return {
    name: 'hydration',
    enforce: 'pre',
    // Pre-bundling skips plugins.
    config: () => ({ optimizeDeps: { exclude: ['@r2wc/react-to-web-component'] } }),
    resolveId: (source, importer) =>
      source === 'react-dom/client' && importer?.includes('/@r2wc/') ? root : null,
  }
}
