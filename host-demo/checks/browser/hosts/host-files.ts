import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { bundle } from '../fixtures/serve.ts'
import type { Host } from './host.ts'

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const build = fileURLToPath(new URL('../../../../dist/widgets', import.meta.url))

/** Returns true if every file that a host needs is on this machine. */
export function isHere({ scripts = [] }: Host): boolean {
  return scripts.every(file => !file.startsWith('/') || existsSync(file))
}

/** Reads a file that a host needs: from a package, from this machine, or ours in `fixtures/`. */
export async function readHostFile(file: string): Promise<string> {
  if (file.startsWith('fixtures/')) return bundle(file.replace('fixtures/', './'))
  if (file.startsWith('/')) return readFile(file, 'utf8')
  const text = await readFile(join(packages, file), 'utf8')
  // It leaves the fonts to the theme, which is the partner's.
  return file.startsWith('tailwindcss/') ? (await compile(text)).build([]) : text
}

/** Returns the same bundle as from another release, with other file names and therefore other content. */
export async function otherVersion(file: string): Promise<string> {
  const chunks = await readdir(join(build, 'chunks'))
  const other = (text: string): string =>
    chunks.reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '-other.js')), text)
  return other(await readFile(join(build, file.replace('-other.js', '.js')), 'utf8'))
}
