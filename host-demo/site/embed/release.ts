import { addressesOf } from '#widgets/runtime/first-reads.ts'
import { fragmentUrl } from '#widgets/runtime/fragment.ts'
import type { Files } from '#widgets/runtime/script.ts'
import { version } from '../../../package.json'
import { hasFragment } from './fragment.ts'
import { type PreloadedFile, preloadLines, type Script, type Snippet, settingsOf } from './snippet.ts'
import type { Values } from './widgets.ts'

/** The build's information about its files, by their paths relative to the script. */
export type Release = {
  /** The address of the files, permanent if this version was released. */
  base: string
  /** The `integrity` of each file. */
  sums: Values
  files: Files
}

const SCRIPT = 'trade-widgets.js'

/** Returns the release that a storefront serves now, from the files that the build writes beside the script. */
export async function releaseOf(storefront: string): Promise<Release> {
  const base = (await isKept(storefront)) ? `${storefront}/v/${version}` : storefront
  const [sums, files] = await Promise.all([
    jsonAt<Values>(`${base}/sri.json`),
    jsonAt<Release['files']>(`${base}/files.json`),
  ])
  if (!sums[SCRIPT] || !files.start) throw new Error(`${storefront} does not say which files its script has`)
  return { base, sums, files }
}

/** Returns true if the storefront keeps this version under its number after later builds. */
async function isKept(storefront: string): Promise<boolean> {
  const { versions = [] } = await jsonAt<{ versions?: string[] }>(`${storefront}/v/versions.json`).catch(
    () => ({
      versions: [],
    }),
  )
  return versions.includes(version)
}

/** Returns a release's parts for a snippet: sums, by which the browser checks it, and lines that load early. */
export function boundTo(
  { base, sums, files: { start, elements } }: Release,
  { tag, preset, attributes }: Snippet,
  script: Script,
  { isChecked, isFastest }: { isChecked: boolean; isFastest: boolean },
): Pick<Script, 'base' | 'integrity' | 'preloads' | 'presetIntegrity'> {
  const { apiHost, isIsolated, locale = 'en', baked } = script
  const sumOf = (file: string): string | undefined => (isChecked ? sums[file] : undefined)
  const shown = isIsolated ? 'trade-frame' : tag
  const paints = [...start, ...(elements[shown] ?? [])]
  const files = paints.map((file): PreloadedFile => ({ href: `${base}/${file}`, integrity: sumOf(file) }))
  // Requests the same as the script: the fragment if there is one, else the data that the element reads.
  const described = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const settings = [['locale', locale] as const, ...Object.entries(settingsOf(script))]
  const { origin } = new URL(base)
  const content =
    !isChecked && hasFragment(tag, { ...script, storefront: origin })
      ? [fragmentUrl({ localName: tag, attributes: described }, origin, settings)]
      : addressesOf(shown, name => attributes[name], apiHost)
  // Content that is in the page is not requested.
  const reads = baked ? [] : content
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
