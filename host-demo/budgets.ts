import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf, laterFilesOf, readFiles, readManifest, SCRIPT, START } from './build/bundle.ts'
import { brotli } from './build/compress.ts'

const site = fileURLToPath(new URL('../dist/storefront', import.meta.url))

/** At most so many files before the first content of one widget, script and core included. */
const MOST_FILES = 10

/** `touched`: what is asked for when the widget is first touched, and printed beside. */
type Budget = { what: string; entries: string[]; first: number; all: number; touched?: string[] }

const widget = (folder: string): string => `widgets/${folder}/${folder}.element.ts`

/**
 * What may be sent, in kB compressed by Brotli: before the first content, and with react-dom until a widget works. Measured,
 * and 0.1 kB more, as a file whose imports have got other names compresses differently: raise one only with a reason in
 * the commit, lower it when the bundle has become smaller.
 */
const budgets: Budget[] = [
  { what: 'the script alone', entries: [], first: 4.1, all: 4.1 },
  { what: 'script and core', entries: [START], first: 39.7, all: 76.1 },
  { what: 'header', entries: [START, widget('header')], first: 40.4, all: 76.9 },
  { what: 'menu', entries: [START, widget('menu')], first: 48.7, all: 85.1 },
  { what: 'hero', entries: [START, widget('hero')], first: 45.1, all: 81.6 },
  { what: 'search', entries: [START, widget('search')], first: 26.8, all: 90 },
  { what: 'product', entries: [START, widget('product')], first: 28.1, all: 92.7 },
  {
    what: 'company',
    entries: [START, widget('company')],
    first: 27.6,
    all: 91.7,
    touched: ['widgets/company/company-items.tsx'],
  },
  {
    what: 'rfq',
    entries: [START, widget('rfq')],
    first: 28.3,
    all: 97.8,
    touched: ['shared/forms/ui/submission-dialogs.tsx', 'widgets/rfq/rfq.calls.ts'],
  },
  {
    what: 'chat',
    entries: [START, widget('chat')],
    first: 30.9,
    all: 95.1,
    touched: ['widgets/chat/chat-sending.ts'],
  },
  { what: 'login', entries: [START, widget('login')], first: 50.7, all: 87.2 },
]

async function run(): Promise<boolean> {
  const manifest = await readManifest(site)
  const { first: firstFiles } = await readFiles(site)
  let kept = true
  for (const { what, entries, first, all, touched = [] } of budgets) {
    const core = entries.flatMap(entry => filesOf(manifest, entry))
    const files = [SCRIPT, ...(firstFiles[`trade-${what}`] ?? new Set(core))]
    const later = entries.length > 0 ? [...core, ...laterFilesOf(manifest)] : []
    const before = await kilobytesOf(files)
    const whole = await kilobytesOf([...new Set([...files, ...later])])
    const more = touched.flatMap(entry => filesOf(manifest, entry))
    const withTouch = await kilobytesOf([...new Set([...files, ...later, ...more])])
    const ok = before <= first && whole <= all && files.length <= MOST_FILES
    kept &&= ok
    const figures = `${before.toFixed(1)} kB of ${first} in ${files.length} files, ${whole.toFixed(1)} of ${all} in all`
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

if (!(await run())) process.exit(1)
