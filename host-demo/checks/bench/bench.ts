import { parseArgs } from 'node:util'
import { benchLoad } from '#host-demo/checks/trust/load-bench.ts'
import { benchInteractions } from './interactions.ts'
import { benchMany } from './many.ts'
import { benchPages } from './pages.ts'
import { benchStorefront } from './storefront.ts'
import { widgetNames } from './widgets.ts'

const USAGE = `npm run bench -- <name>, after npm run build
  storefront   how fast the API searches, and the storefront's pages show (without a name too)
  pages        widgets beside plain JavaScript and the bare stack, against the goals; its options:
    --runs 7                 visits of each page
    --seed 1                 of their order
    --only search,product    some widgets: ${widgetNames.join(', ')}
    --baseline <folder>      the dist folder of another build, to compare with
    --json <file>            writes the results too
    --strict                 fails when a goal is missed or not measured
  interactions how soon inputs are painted, and long conversations open; takes --runs and --strict too
  load         how much the API serves to fifty connections, also on PostgreSQL (TEST_DATABASE_URL); its options:
    --seconds 5              of each line
    --items 3600,100000      sizes of the catalogue on PostgreSQL
    --strict                 fails when a search of a hundred takes five times the usual one, or anything fails
  many         a page with 200 products beside a page with one; its options: --runs, --strict
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    baseline: { type: 'string' },
    json: { type: 'string' },
    strict: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    items: { type: 'string', default: '3600' },
  },
})

const [name = 'storefront'] = positionals
if (name === 'storefront') await benchStorefront()
else if (name === 'pages') {
  const { runs, seed, only, baseline, json, strict } = values
  const chosen = only?.split(',') ?? widgetNames
  const widgets = widgetNames.filter(each => chosen.includes(each))
  const areMet = await benchPages({ runs: Number(runs), seed, widgets, baseline, json })
  if (strict && !areMet) process.exitCode = 1
} else if (name === 'interactions') {
  const areMet = await benchInteractions({ runs: Number(values.runs) })
  if (values.strict && !areMet) process.exitCode = 1
} else if (name === 'load') {
  const items = values.items.split(',').map(Number)
  const isMet = await benchLoad({ items, seconds: Number(values.seconds), connections: 50 })
  if (values.strict && !isMet) process.exitCode = 1
} else if (name === 'many') {
  const areMet = await benchMany(Number(values.runs))
  if (values.strict && !areMet) process.exitCode = 1
} else {
  console.error(USAGE)
  process.exitCode = 1
}
