import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '#shared/testing/seed.ts'
import { random } from './api/seed/random.ts'
import { FIREFOX_HELP, findFirefox } from './find-browser/find-browser.ts'
import { drawn, SHARE } from './test-parts.ts'
import { type TriedWay, tableOf } from './ways/ways-table.ts'
import { missingForWordpress } from './wordpress/site/find-wordpress.ts'

type Part = {
  name: string
  command: readonly [string, ...string[]]
  env?: Readonly<Record<string, string>>
  /** Without it this part is left out: an environment variable, a browser, or a WordPress. */
  needs?: 'TEST_DATABASE_URL' | 'CORPORA' | 'Firefox' | 'WordPress'
  /** `npm test` runs it too where that variable is set, so a sample after it leaves it out. */
  inTest?: true
  /** Belongs to every sample: one in so many of its files, or some cases of each, drawn by the seed given as `SAMPLE`. */
  always?: { inFiles?: number; someCases?: true }
  /** Takes too long for a sample; some of it is in `npm test` or among the other parts. */
  whole?: true
}

const hosts = browserTests('hosts.test')
const hostsInFirefox = browserTests('hosts-firefox')
const journey = browserTests('journey')

/** What `npm test` does not run, or only where a server is given. One entry each, so that a sample can be drawn. */
const parts: readonly Part[] = [
  {
    name: 'API on PostgreSQL',
    command: vitest('node', 'host-demo/api'),
    needs: 'TEST_DATABASE_URL',
    inTest: true,
  },
  { name: 'journey on PostgreSQL', command: journey, needs: 'TEST_DATABASE_URL', inTest: true },
  { name: 'units with hostile texts', command: vitest('unit'), needs: 'CORPORA' },
  { name: 'servers with hostile texts', command: vitest('node'), needs: 'CORPORA' },
  { name: 'journey on a phone', command: journey, env: { TEST_WIDTH: '360' } },
  { name: 'journey on a wide screen', command: journey, env: { TEST_WIDTH: '2560' } },
  { name: 'routes on a phone', command: browserTests('routes'), env: { LONG: '1', TEST_WIDTH: '360' } },
  ...[
    ['its texts, opened and by a link', '(say|show|open|lead|comes|tell)'],
    ['WCAG 2.2 A and AA', 'has no violation'],
    ['no layout shift', 'does not move'],
  ].map(([what, tests]) => ({
    name: `every public route: ${what}`,
    command: vitest('browser', 'host-demo/browser/public-routes', '-t', `${tests}`),
    env: { LONG: '1' },
  })),
  {
    name: 'journeys that seldom find anything',
    command: browserTests(...drawn),
    env: { LONG: '1' },
    always: { inFiles: SHARE },
  },
  {
    name: 'members: every write under every fault, every state of every form, random schedules',
    command: browserTests('faults', 'form-states', 'fuzz', 'chat-faults'),
    env: { LONG: '1' },
    always: { someCases: true },
  },
  {
    name: 'trust: hostile values, sessions, the API attacked, faults and load',
    command: vitest('trust'),
    always: { inFiles: 2, someCases: true },
  },
  {
    name: 'an element in a frame, in Firefox',
    command: browserTests('frame-firefox'),
    env: { LONG: '1' },
    needs: 'Firefox',
  },
  { name: 'some hosts in Firefox', command: hostsInFirefox, env: { LONG: '1' }, needs: 'Firefox' },
  { name: 'every host in Chromium', command: hosts, env: { HOSTS: 'all' }, whole: true },
  {
    name: 'every host in Firefox',
    command: hostsInFirefox,
    env: { HOSTS: 'all', LONG: '1' },
    needs: 'Firefox',
    whole: true,
  },
  {
    name: 'ways onto a page of which `npm test` tries all: the package, a frame, files that are checked',
    command: browserTests('package.test', 'frame.test', 'integrity', 'partner.test'),
    whole: true,
  },
  {
    name: 'frameworks and bundlers, each built from the package as it is published',
    command: vitest('frameworks'),
    whole: true,
  },
  {
    name: 'the plugin in a new WordPress: uploaded, used by an author, seen by a visitor, deleted',
    command: vitest('wordpress'),
    needs: 'WordPress',
    whole: true,
  },
  {
    name: 'every story rendered, played, looked at by axe',
    command: stories('stories'),
    always: { inFiles: SHARE },
  },
  {
    name: 'Storybook as it is published makes no request',
    command: stories('built'),
    always: { someCases: true },
  },
]

/** How many parts are drawn for a sample. */
const SAMPLE = 1

/**
 * `npm run test:full` runs every part; with `-- --sample` those that belong to every sample and a few others, drawn by a
 * seed that is printed and can be given again: `SEED=42 npm run test:full -- --sample`. Says which parts were left out and
 * why, and at the end by which ways our elements came onto which hosts, and which tests failed.
 */
function run(): number {
  const { values } = parseArgs({ options: { sample: { type: 'boolean' } } })
  const possible = parts.filter(({ name, needs }) => {
    const missing = needs && missingOf(needs)
    if (missing) console.log(`Left out: ${name} (${missing})`)
    return !missing
  })
  console.log(`SEED=${seed}`)
  const chosen = values.sample ? sampleOf(possible) : possible
  const work = mkdtempSync(join(tmpdir(), 'trade-full-test-'))
  const files = { FAILED_TESTS: join(work, 'failed.txt'), WAYS_TRIED: join(work, 'ways.txt') }
  const failed = chosen.filter(part => !passes(part, files))
  if (existsSync(files.WAYS_TRIED)) console.log(`\n${tableOf(waysIn(files.WAYS_TRIED))}`)
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} parts passed.`)
  for (const { name } of failed) console.log(`FAILED: ${name}`)
  if (existsSync(files.FAILED_TESTS)) console.log(readFileSync(files.FAILED_TESTS, 'utf8'))
  rmSync(work, { recursive: true })
  return failed.length > 0 ? 1 : 0
}

function sampleOf(possible: readonly Part[]): Part[] {
  const always = possible.flatMap((part): Part[] => {
    if (!part.always) return []
    const { inFiles, someCases } = part.always
    const shard = inFiles ? [`--shard=${1 + (seed % inFiles)}/${inFiles}`] : []
    return [
      {
        ...part,
        command: [...part.command, ...shard],
        env: { ...part.env, ...(someCases && { SAMPLE: `${seed}` }) },
      },
    ]
  })
  const others = possible.filter(({ inTest, always, whole }) => !inTest && !always && !whole)
  return [...always, ...random('parts', seed).some(others, SAMPLE)]
}

function missingOf(need: NonNullable<Part['needs']>): string | undefined {
  if (need === 'Firefox') return findFirefox() ? undefined : `no Firefox: ${FIREFOX_HELP}`
  if (need === 'WordPress') return missingForWordpress()
  return process.env[need] ? undefined : `${need} is not set`
}

function waysIn(file: string): TriedWay[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line))
}

/** @param files where the tests of all parts leave what is told at the end */
function passes(
  { name, command: [program, ...args], env = {} }: Part,
  files: Readonly<Record<string, string>>,
): boolean {
  const settings = Object.entries(env).map(([variable, value]) => `${variable}=${value} `)
  console.log(`\n== ${name}: ${settings.join('')}${program} ${args.join(' ')}`)
  const all = { SEED: `${seed}`, ...files, ...process.env, ...env }
  return spawnSync(program, args, { stdio: 'inherit', env: all }).status === 0
}

function browserTests(...names: string[]) {
  return vitest('browser', ...names.map(name => `host-demo/browser/${name}`))
}

function stories(project: string) {
  return [...vitest(project), '--config', '.storybook/vitest.config.ts'] as const
}

function vitest(project: string, ...filters: string[]): readonly [string, ...string[]] {
  return ['npx', 'vitest', 'run', '--project', project, ...filters]
}

process.exit(run())
