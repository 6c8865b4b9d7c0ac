import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { json } from '#host-demo/package/build/bundle.ts'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'
import type { Surface } from './surface.ts'
import { changesBetween } from './surface-changes.ts'
import { refusal } from './versions.ts'

const file = fileURLToPath(new URL('api.json', import.meta.url))
const biome = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
const textBeside = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** `npm run api`: rewrites `api.json` once version and changelog state what its changes mean for partners. */
async function writeApi(): Promise<void> {
  const { version }: { version: string } = JSON.parse(await textBeside('../../../package.json'))
  const written: { version: string; surface: Surface } = JSON.parse(await textBeside('api.json'))
  const { publicSurface } = await loadWithVite<typeof import('./surface.ts')>(
    '/host-demo/package/npm/surface.ts',
  )
  const surface = await publicSurface()
  const changes = changesBetween(written.surface, surface)
  for (const { kind, what } of changes) process.stdout.write(`${kind.padEnd(9)} ${what}\n`)
  const given = { version, writtenVersion: written.version, changelog: await textBeside('CHANGELOG.md') }
  const refused = refusal(changes, given)
  if (refused) {
    process.stderr.write(`${refused}\n`)
    process.exitCode = 1
    return
  }
  await writeFile(file, json({ version, surface }))
  await promisify(execFile)(process.execPath, [biome, 'format', '--write', file])
  process.stdout.write(`api.json says what ${version} has.\n`)
}

await writeApi()
