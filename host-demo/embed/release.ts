import { addressesOf } from '#widgets/runtime/first-reads.ts'
import type { Files } from '#widgets/runtime/script.ts'
import { version } from '../../package.json'
import { type PreloadedFile, preloadLines, type Script, type Snippet } from './snippet.ts'
import type { Values } from './widgets.ts'

/** What the build says of its files, by their places beside the script. */
export type Release = {
  /** Where they lie: for good, where this version was released. */
  base: string
  /** The `integrity` of each. */
  sums: Values
  files: Pick<Files, 'start' | 'first' | 'elements'>
}

const SCRIPT = 'trade-widgets.js'

/** The release that a storefront serves now, from what the build writes beside the script. */
export async function releaseOf(storefront: string): Promise<Release> {
  const base = (await isKept(storefront)) ? `${storefront}/v/${version}` : storefront
  const [sums, files] = await Promise.all([
    jsonAt<Values>(`${base}/sri.json`),
    jsonAt<Release['files']>(`${base}/files.json`),
  ])
  if (!sums[SCRIPT] || !files.start) throw new Error(`${storefront} does not say which files its script has`)
  return { base, sums, files }
}

/** Whether it serves this version under its number, whatever is built later. */
async function isKept(storefront: string): Promise<boolean> {
  const { versions = [] } = await jsonAt<{ versions?: string[] }>(`${storefront}/v/versions.json`).catch(
    () => ({
      versions: [],
    }),
  )
  return versions.includes(version)
}

/** What of a release stands in a snippet: sums, so that the browser checks it, and lines that begin early. */
export function boundTo(
  { base, sums, files: { start, first, elements } }: Release,
  { tag, preset, attributes }: Snippet,
  { apiHost, isIsolated }: Script,
  { isChecked, isFastest }: { isChecked: boolean; isFastest: boolean },
): Pick<Script, 'base' | 'integrity' | 'preloads' | 'presetIntegrity'> {
  const sumOf = (file: string): string | undefined => (isChecked ? sums[file] : undefined)
  const shown = isIsolated ? 'trade-frame' : tag
  // Where a few files show the first content, the others would only delay it.
  const paints = first[shown] ?? [...start, ...(elements[shown] ?? [])]
  const files = paints.map((file): PreloadedFile => ({ href: `${base}/${file}`, integrity: sumOf(file) }))
  const reads = addressesOf(shown, name => attributes[name], apiHost)
  return {
    base,
    integrity: sumOf(SCRIPT),
    preloads: isFastest ? preloadLines(files, reads) : [],
    presetIntegrity: preset && sumOf(`presets/${preset}.css`),
  }
}

async function jsonAt<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`)
  return Object(await response.json())
}
