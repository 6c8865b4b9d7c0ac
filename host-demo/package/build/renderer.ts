import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export async function buildRenderer(dist: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'host-demo/site/render/renderer.ts',
      outDir: join(dist, 'renderer'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'renderer.js', chunkFileNames: '[name]-[hash:7].js' } },
    },
  })
}
