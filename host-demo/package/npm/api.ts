import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'
import type { Surface } from './surface.ts'
import { changesBetween } from './surface-changes.ts'
import { refusal } from './versions.ts'

/** The file with the public surface, and the version that has it. */
type ApiFile = { version: string; surface: Surface }

const file = fileURLToPath(new URL('api.json', import.meta.url))
const textBeside = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** `npm run api`: rewrites `api.json` once version and changelog state what its changes mean for partners. */
async function writeApi(): Promise<void> {
  const { version }: { version: string } = JSON.parse(await textBeside('../../../package.json'))
  const written: ApiFile = JSON.parse(await textBeside('api.json'))
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
  await writeFile(file, apiText({ version, surface }))
  process.stdout.write(`api.json says what ${version} has.\n`)
}

/** Formats the text like the formatter: a list is on one line if it fits. */
function apiText(api: ApiFile): string {
  const text = JSON.stringify(api, null, 2)
  const short = text.replace(/^( *)(.*)\[\n([^\][{}]*?)\n *\]/gm, (list, indent, before, items: string) => {
    const line = `${indent}${before}[${items.trim().replace(/\n */g, ' ')}]`
    return line.length < 110 ? line : list
  })
  return `${short}\n`
}

await writeApi()
