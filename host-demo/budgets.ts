import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf, type Manifest, readManifest, SCRIPT, START } from './build/bundle.ts'
import { brotli } from './build/compress.ts'

const site = fileURLToPath(new URL('../dist/storefront', import.meta.url))

/** At most so many files for one widget, script and core included. */
const MOST_FILES = 6

type Budget = { what: string; entries: string[]; kilobytes: number }

const widget = (folder: string): string => `widgets/${folder}/${folder}.element.ts`

/**
 * What may be sent, compressed by Brotli, before something shows. Measured, with a margin of about 4 %: raise one only
 * with a reason in the commit, lower it when the bundle has become smaller.
 */
const budgets: Budget[] = [
  { what: 'the script alone', entries: [], kilobytes: 3 },
  { what: 'script and core', entries: [START], kilobytes: 97 },
  { what: 'header', entries: [START, widget('header')], kilobytes: 98 },
  { what: 'menu', entries: [START, widget('menu')], kilobytes: 102 },
  { what: 'hero', entries: [START, widget('hero')], kilobytes: 103 },
  { what: 'search', entries: [START, widget('search')], kilobytes: 101 },
  { what: 'product', entries: [START, widget('product')], kilobytes: 105 },
  { what: 'company', entries: [START, widget('company')], kilobytes: 103 },
  { what: 'rfq', entries: [START, widget('rfq')], kilobytes: 106 },
  { what: 'chat', entries: [START, widget('chat')], kilobytes: 109 },
  { what: 'login', entries: [START, widget('login')], kilobytes: 104 },
]

async function run(): Promise<boolean> {
  const manifest = await readManifest(site)
  let kept = true
  for (const budget of budgets) {
    const { files, bytes } = await measure(manifest, budget.entries)
    const ok = bytes <= budget.kilobytes * 1000 && files.length <= MOST_FILES
    kept &&= ok
    const figures = `${(bytes / 1000).toFixed(1)} kB of ${budget.kilobytes} kB in ${files.length} files`
    process.stdout.write(`${ok ? 'ok      ' : 'TOO MUCH'}  ${budget.what.padEnd(24)} ${figures}\n`)
    if (!ok) process.stdout.write(`          ${files.join(', ')}\n`)
  }
  return kept
}

async function measure(manifest: Manifest, entries: string[]): Promise<{ files: string[]; bytes: number }> {
  const files = [...new Set([SCRIPT, ...entries.flatMap(entry => filesOf(manifest, entry))])]
  const sizes = await Promise.all(
    files.map(async file => (await brotli(await readFile(join(site, file)))).byteLength),
  )
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

if (!(await run())) process.exit(1)
