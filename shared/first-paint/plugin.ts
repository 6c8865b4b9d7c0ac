import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('./root.ts', import.meta.url)).replaceAll('\\', '/')

/** Gives r2wc our `createRoot`, which shows a widget before react-dom is here, alike in build, development, tests and Storybook. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    enforce: 'pre',
    // Pre-bundling skips plugins.
    config: () => ({ optimizeDeps: { exclude: ['@r2wc/react-to-web-component'] } }),
    resolveId: (source, importer) =>
      source === 'react-dom/client' && importer?.includes('/@r2wc/') ? root : null,
  }
}
