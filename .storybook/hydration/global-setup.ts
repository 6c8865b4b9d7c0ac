import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import type { ServedStories } from './render-stories.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servedStories: ServedStories
  }
}

/** Renders the stories in a process without a window, built like the server's renderer but with React's messages. */
export default async function setUp({ provide }: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-stories-'))
  try {
    await build({
      root: fileURLToPath(new URL('../..', import.meta.url)),
      mode: 'development',
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"development"' },
      ssr: { noExternal: true },
      build: {
        ssr: '.storybook/hydration/render-stories.ts',
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: {
          output: { entryFileNames: 'render-stories.mjs', chunkFileNames: '[name]-[hash:7].mjs' },
        },
      },
    })
    const written = join(folder, 'stories.json')
    await promisify(execFile)(process.execPath, [join(folder, 'render-stories.mjs'), written])
    provide('servedStories', JSON.parse(await readFile(written, 'utf8')))
  } finally {
    await rm(folder, { recursive: true })
  }
}
