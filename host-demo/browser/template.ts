import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#host-demo/api/open-database.ts'
import { settingsFrom } from '#host-demo/api/settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded data folder to copy: filling one takes seconds. */
    template: string
  }
}

/** Vitest's global setup of the browser tests: one seeded folder for the run, gone after it. */
export default async function provideTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-template-'))
  const path = join(folder, 'data')
  const database = await openDatabase(settingsFrom({}, { engine: { kind: 'folder', path } }))
  await database.close()
  provide('template', path)
  return () => rm(folder, { recursive: true, force: true })
}
