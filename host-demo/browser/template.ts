import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#host-demo/api/open.ts'
import { settingsFrom } from '#host-demo/api/settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
  }
}

/** Vitest's global setup of the browser tests: one folder for the run, gone after it. */
export default async function provideTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-template-'))
  provide('template', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** A seeded data folder to copy: filled by the first test file that asks, for filling takes seconds. */
export async function seededTemplate(): Promise<string> {
  const path = join(inject('template'), 'data')
  if (existsSync(path)) return path
  const database = await openDatabase(settingsFrom({}, { engine: { kind: 'folder', path } }))
  await database.close()
  return path
}
