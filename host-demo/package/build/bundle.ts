import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { THIRD_PARTY } from './third-party.ts'

type ManifestEntry = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  /** Files that it names and that run separately: workers. */
  assets?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestEntry>

export const START = 'widgets/runtime/start.ts'

export const SCRIPT = 'trade-widgets.js'

export async function readManifest(site: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8')) as Manifest
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns the file of an entry and those of its static imports. */
export function filesOf(manifest: Manifest, key: string): [string, ...string[]] {
  const [first = '', ...others] = [...reached(manifest, key, false)].map(each => manifest[each]?.file ?? '')
  return [first, ...others]
}

/** Copies the script and every chunk that it may load: the bundle without the storefront. */
export async function bundleForPartners(site: string, target: string): Promise<void> {
  const manifest = await readManifest(site)
  await mkdir(target, { recursive: true })
  for (const name of [SCRIPT, 'files.json', THIRD_PARTY]) await cp(join(site, name), join(target, name))
  const copied = new Set<string>()
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
