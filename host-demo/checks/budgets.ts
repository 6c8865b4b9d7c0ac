import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf, readManifest, SCRIPT, START } from '../package/build/bundle.ts'
import { brotli } from '../package/build/compress.ts'

const site = fileURLToPath(new URL('../../dist/storefront', import.meta.url))

/** The most files that may load before a widget works, including script and core. */
export const MAX_FILES = 13

/** `touched`: the chunks that the first touch requests, by name; their size is printed too. */
type Budget = { what: string; entries: string[]; all: number; touched: string[] }

const widget = (what: string, all: number, ...touched: string[]): Budget => {
  const entries = [START, `widgets/${what}/${what}.element.ts`]
  return { what, entries, all, touched }
}

/**
 * The most kB, compressed with Brotli, that may be sent before a widget works. Each is the measured size plus 0.1 kB,
 * because a file compresses differently when its imports are renamed. Raise one only with a reason in the commit; lower
 * it when the bundle has become smaller.
 */
export const budgets: readonly Budget[] = [
  { what: 'the script alone', entries: [], all: 6.8, touched: [] },
  { what: 'script and core', entries: [START], all: 100.7, touched: [] },
  widget('header', 101.5),
  widget('menu', 110.7),
  widget('hero', 105.9),
  widget('search', 110.3),
  widget('product', 111.4),
  widget('company', 110.1, 'company-items'),
  widget('rfq', 115.6, 'submission-dialogs', 'rfq', 'requests'),
  widget('chat', 113.2, 'chat-sending'),
  widget('login', 113.2),
]

async function run(): Promise<boolean> {
  const manifest = await readManifest(site)
  let kept = true
  for (const { what, entries, all, touched } of budgets) {
    const files = [...new Set([SCRIPT, ...entries.flatMap(entry => filesOf(manifest, entry))])]
    const whole = await kilobytesOf(files)
    const keys = Object.keys(manifest).filter(key => touched.includes(manifest[key]?.name ?? ''))
    if (keys.length !== touched.length) throw new Error(`Only ${keys} of ${touched} were built`)
    const more = keys.flatMap(key => filesOf(manifest, key))
    const withTouch = await kilobytesOf([...new Set([...files, ...more])])
    const ok = whole <= all && files.length <= MAX_FILES
    kept &&= ok
    const figures = `${whole.toFixed(1)} kB of ${all} in ${files.length} files`
    const touch = more.length > 0 ? `, ${withTouch.toFixed(1)} once touched` : ''
    process.stdout.write(`${ok ? 'ok      ' : 'TOO MUCH'}  ${what.padEnd(24)} ${figures}${touch}\n`)
    if (!ok) process.stdout.write(`          ${files.join(', ')}\n`)
  }
  return kept
}

async function kilobytesOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async file => (await brotli(await readFile(join(site, file)))).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await run())) process.exit(1)
