import { parseArgs } from 'node:util'
import { benchLoad } from '#host-demo/checks/trust/load-bench.ts'
import { benchInteractions } from './interactions.ts'
import { benchPages } from './pages.ts'
import { benchPageSpeed } from './pagespeed.ts'
import { chosenPages, pageNames } from './pagespeed-pages.ts'
import { widgetNames } from './widgets.ts'

const USAGE = `npm run bench -- <name>, after npm run build
  pages        widgets beside plain JavaScript, and the storefront's pages, against goals (without a name too):
    --runs 7                 visits of each page
    --only search,product    some widgets: ${widgetNames.join(', ')}
    --baseline <folder>      the dist folder of another build, to compare with
    --json <file>            writes the results too
    --strict                 fails when a goal is missed
  pagespeed    Lighthouse on the storefront, and on a partner's page without and with an element; takes the options
               of pages but --baseline; --runs is 5, and --only names ${pageNames.join(', ')}
  interactions how soon inputs are painted, and long conversations open; takes --runs and --strict too
  load         how much the API serves to fifty connections, also on PostgreSQL (TEST_DATABASE_URL); its options:
    --seconds 5              of each line
    --items 3600,100000      sizes of the catalogue on PostgreSQL
    --strict                 fails when a search of a hundred takes five times the usual one, or anything fails
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    only: { type: 'string' },
    baseline: { type: 'string' },
    json: { type: 'string' },
    strict: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    items: { type: 'string', default: '3600' },
  },
})

const runs = Number(values.runs ?? 7)
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => {
    const chosen = values.only?.split(',') ?? widgetNames
    const widgets = widgetNames.filter(each => chosen.includes(each))
    return benchPages({ runs, widgets, baseline: values.baseline, json: values.json })
  },
  pagespeed: () => {
    const pages = chosenPages(values.only?.split(','))
    return benchPageSpeed({ runs: Number(values.runs ?? 5), pages, json: values.json })
  },
  interactions: () => benchInteractions(runs),
  load: () => benchLoad(values.items.split(',').map(Number), Number(values.seconds)),
}

const bench = benches[positionals[0] ?? 'pages']
if (!bench) console.error(USAGE)
// A bench with goals returns whether it meets them.
const isMet = bench ? await bench() : false
if (isMet === false && (!bench || values.strict)) process.exitCode = 1
