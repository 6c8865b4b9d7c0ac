import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import queries from '#host-demo/api/search/read-queries.json' with { type: 'json' }
import { emptyDatabase } from '#host-demo/api/testing/engine.ts'
import { markdown } from '#host-demo/checks/bench/report.ts'
import { median, within } from '#host-demo/checks/bench/statistics.ts'
import { tokenOf } from '../browser/tools/sign-in.ts'
import { type Asked, type Load, load } from './load.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const SEEDED = 3600
/** Ids of copies begin above those of the originals. */
const STEP = 10_000

const SEARCHES = 'ball valve,seamless pipe,valve,pressure gauge,NDT,API 6D,drill bit,mud pump'.split(',')
const MISTYPED = 'bal vlave,seemless pipe,presure guage,dril bitt,ballvalve,mud pmup'.split(',')
const HOME = 'category/top10 category/all product/recommended service/recommended rfqtender/list'.split(' ')
const COMMON = 'a common word'
const COMMON_WORDS = 'valve,pipe,steel,offshore,inspection,gate valve,pump,pressure'.split(',')

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

const search = (keyword: string, at: number): Asked => {
  const query = new URLSearchParams({ searchKeyword: keyword, itemType: 'PRODUCTS' })
  return at % 2 === 0
    ? { path: `/api/public/search/item?${query}` }
    : { path: `/api/public/search/item/count?${new URLSearchParams({ keyword })}` }
}

/** Returns the requests to make in turn, by name. */
export const loads = (token: string): Readonly<Record<string, (at: number) => Asked>> => ({
  'static page': () => ({ path: '/' }),
  detail: at => ({ path: `/api/public/product/detail?productId=${1 + (at % 3000)}` }),
  'home reads': at => ({ path: `/api/public/${pick(HOME, at)}` }),
  company: at => ({ path: `/api/public/tenant/website?tenantId=${1 + (at % 150)}` }),
  search: at => search(pick(SEARCHES, at >> 1), at),
  'search, mistyped': at => search(pick(MISTYPED, at >> 1), at),
  [COMMON]: at => search('valve', at),
  writes: at => ({
    path: '/api/public/inquiry/new2',
    token,
    body: { title: `Inquiry : ${at}`, toTenantId: 1 + (at % 150), inquiryBody: 'In stock?' },
  }),
})

/** The most times that a search for a common word may take longer than among the items of the seed. */
const MAX_GROWTH = 10
/** The most times that the slowest search of a hundred may take longer than the median one. */
const MAX_SPREAD = 5

/**
 * Measures how much the API serves to fifty connections, on the embedded database and, if `TEST_DATABASE_URL` names a
 * server, in two processes on PostgreSQL, there with larger catalogues too. Returns false when a goal is missed.
 */
export async function benchLoad(items: readonly number[], seconds: number): Promise<boolean> {
  const path = await mkdtemp(join(tmpdir(), 'trade-load-'))
  const server = await startProcess({ DATA_DIR: path, DATABASE_URL: '' })
  const embedded = await measure('PGlite', [server], seconds)
  await rm(path, { recursive: true, force: true })
  if (!process.env.TEST_DATABASE_URL) {
    console.log('\nPostgreSQL is left out: TEST_DATABASE_URL is not set.')
    return embedded.isMet
  }
  const sizes: Measured[] = []
  for (const count of items) {
    const { engine, drop } = await emptyDatabase()
    const DATABASE_URL = engine.kind === 'server' ? engine.url : ''
    const servers = [await startProcess({ DATABASE_URL }), await startProcess({ DATABASE_URL })]
    await multiply(DATABASE_URL, count)
    const title = `PostgreSQL, two processes, ${count.toLocaleString('en')} items`
    sizes.push(await measure(title, servers, seconds))
    await drop()
  }
  const isGrowthMet = (['common', 'cold'] as const).map(what => {
    const growth = sizes.map(size => size[what] / (sizes[0]?.[what] ?? Number.NaN))
    const told = growth
      .map((each, at) => `${sizes[at]?.[what].toFixed(1)} ms, x ${each.toFixed(1)}`)
      .join('; ')
    console.log(`\n${what === 'cold' ? 'Common words, each for the first time' : 'A common word'}: ${told}`)
    return Math.max(...growth) < MAX_GROWTH
  })
  return [embedded, ...sizes].every(({ isMet }) => isMet) && isGrowthMet.every(Boolean)
}

/** Returns the median time of single searches for words that nobody has searched for before. */
async function askCold(url: string): Promise<number> {
  const times: number[] = []
  // The first search of a process takes longer, whatever the words are.
  for (const word of ['cold', ...COMMON_WORDS]) {
    const start = performance.now()
    await (await fetch(url + search(word, 0).path)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return median(times.slice(1))
}

/** Returns the sorted times of searches as buyers write them, each for the first time, with filters and counts. */
async function askFilters(url: string): Promise<number[]> {
  const times: number[] = []
  for (const [, keyword] of queries) {
    const start = performance.now()
    const query = new URLSearchParams({ keyword: String(keyword), facets: '1' })
    await (await fetch(`${url}/api/public/search/item/count?${query}`)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** Copies the items of the seed, with new ids, until there are this many. */
async function multiply(url: string, items: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const copies = Math.round(items / SEEDED) - 1
  const columns = `company_id, category_id, name, sku, brand, model, condition, material, origin, service_no,
    short_description, long_description, facts, shape, picture_count, search`
  const indexes = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as made
     from pg_index where indrelid = 'item'::regclass and not indisprimary`,
  )
  if (copies > 0) {
    // Creating indexes is faster than updating them.
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
    await client.query(
      `insert into item (kind, id, ${columns})
       select kind, id + copy * ${STEP}, ${columns} from generate_series(1, $1) as copy, item`,
      [copies],
    )
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const { made } of indexes.rows) await client.query(made)
  }
  await client.query('vacuum analyze')
  await client.end()
}

type Measured = { isMet: boolean; common: number; cold: number }

async function measure(title: string, servers: ServerProcess[], seconds: number): Promise<Measured> {
  const urls = servers.map(({ url }) => url)
  const cold = await askCold(urls[0] ?? '')
  const filters = await askFilters(urls[0] ?? '')
  const rows = [['requests', 'answers/s', 'p50 ms', 'p99 ms', 'max ms', 'p99/p50', 'x static', 'failed']]
  let isMet = true
  let plain: Load | undefined
  let common = Number.NaN
  for (const [name, next] of Object.entries(loads(await tokenOf(demoMembers.buyer, urls[0] ?? '')))) {
    await load(urls, next, { seconds: 1 })
    const found = await load(urls, next, { seconds })
    plain ??= found
    const { times, failed } = found
    const [usual, slow] = [within(times, 0.5), within(times, 0.99)]
    if (failed > 0 || (name.startsWith('search') && slow > MAX_SPREAD * usual)) isMet = false
    if (name === COMMON) common = usual
    const rate = (each: Load): number => each.times.length / each.seconds
    const figures = [usual, slow, within(times, 1), slow / usual, rate(plain) / rate(found)]
    rows.push([name, rate(found).toFixed(0), ...figures.map(figure => figure.toFixed(1)), `${failed}`])
    console.error(`${title}: ${name}`)
  }
  console.log(`\n${title}: 50 connections, ${seconds} s each\n${markdown(rows)}`)
  const [half, most] = [within(filters, 0.5), within(filters, 0.95)].map(time => time.toFixed(1))
  console.log(`\nFilters and counts, ${filters.length} searches one by one: p50 ${half} ms, p95 ${most} ms`)
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  return { isMet, common, cold }
}
