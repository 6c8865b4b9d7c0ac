import { addressesOf } from '#widgets/runtime/first-reads.ts'
import type { Files } from '#widgets/runtime/script.ts'
import { type PreloadedFile, preloadLines, type Script, type Snippet } from './snippet.ts'
import type { Values } from './widgets.ts'

/** What the build says of its files, by their places beside the script. */
export type Release = {
  /** The `integrity` of each. */
  sums: Values
  files: Pick<Files, 'start' | 'first' | 'elements'>
}

const SCRIPT = 'trade-widgets.js'

/** The release that a storefront serves now, from what the build writes beside the script. */
export async function releaseOf(storefront: string): Promise<Release> {
  const [sums, files] = await Promise.all([
    jsonAt<Values>(`${storefront}/sri.json`),
    jsonAt<Release['files']>(`${storefront}/files.json`),
  ])
  if (!sums[SCRIPT] || !files.start) throw new Error(`${storefront} does not say which files its script has`)
  return { sums, files }
}

/** What of a release stands in a snippet: sums, so that the browser checks it, and lines that begin early. */
export function boundTo(
  { sums, files: { start, first, elements } }: Release,
  { tag, attributes }: Snippet,
  { apiHost, storefront }: Script,
  { isChecked, isFastest }: { isChecked: boolean; isFastest: boolean },
): Pick<Script, 'integrity' | 'preloads'> {
  const sumOf = (file: string): string | undefined => (isChecked ? sums[file] : undefined)
  // Where a few files show the first content, the others would only delay it.
  const paints = first[tag] ?? [...start, ...(elements[tag] ?? [])]
  const files = paints.map(
    (file): PreloadedFile => ({ href: `${storefront}/${file}`, integrity: sumOf(file) }),
  )
  const reads = addressesOf(tag, name => attributes[name], apiHost)
  return { integrity: sumOf(SCRIPT), preloads: isFastest ? preloadLines(files, reads) : [] }
}

async function jsonAt<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`)
  return Object(await response.json())
}
