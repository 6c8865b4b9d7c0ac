import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Files } from '#widgets/runtime/script.ts'
import { THIRD_PARTY } from './third-party.ts'

type ManifestEntry = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  /** Files that it names and that run by themselves: workers. */
  assets?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestEntry>

/** In the manifest that Vite writes: what makes elements live. */
export const START = 'widgets/runtime/start.ts'

/** The script that partners name; it brings everything else. */
export const SCRIPT = 'trade-widgets.js'

export async function readManifest(site: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8')) as Manifest
}

/** What `files.json` says of the files that the script brings. */
export async function readFiles(site: string): Promise<Files> {
  return JSON.parse(await readFile(join(site, 'files.json'), 'utf8')) as Files
}

/** As a file that people read too. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The paths of all files in a folder and its folders. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** The files that an entry brings when it runs: itself and what it imports at once. */
export function filesOf(manifest: Manifest, key: string): [string, ...string[]] {
  const [first = '', ...others] = [...reached(manifest, key, false)].map(each => manifest[each]?.file ?? '')
  return [first, ...others]
}

/** In the manifest: what builds first content of this widget by itself. */
export function firstEntryOf(manifest: Manifest, source: string): string | undefined {
  const name = `${basename(source, '.element.ts')}.first`
  return Object.keys(manifest).find(key => manifest[key]?.name === name)
}

/** What is brought after the first content: react-dom, without which elements are shown but answer nobody. */
export function laterFilesOf(manifest: Manifest): string[] {
  const start = filesOf(manifest, START)
  const [key] = Object.entries(manifest).find(([, { name }]) => name === 'react-dom') ?? []
  if (!key) throw new Error('react-dom has no chunk of its own')
  return filesOf(manifest, key).filter(file => !start.includes(file))
}

/** Copies the script and every chunk that it may bring: the bundle without the storefront around it. */
export async function bundleForPartners(site: string, target: string): Promise<void> {
  const manifest = await readManifest(site)
  await mkdir(target, { recursive: true })
  for (const name of [SCRIPT, 'files.json', THIRD_PARTY]) await cp(join(site, name), join(target, name))
  const { first } = await readFiles(site)
  const copied = new Set(Object.values(first).flat())
  for (const key of reached(manifest, START, true)) {
    if (key.startsWith('host-demo/'))
      throw new Error(`A widget's chunk imports ${key}: partners would load it too`)
    const { file = '', assets = [] } = manifest[key] ?? {}
    for (const each of [file, ...assets]) copied.add(each)
  }
  copied.delete('')
  for (const file of copied) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(join(site, file), join(target, file))
  }
}

function reached(manifest: Manifest, start: string, later: boolean): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    open.push(...imports, ...(later ? dynamicImports : []))
  }
  return seen
}
