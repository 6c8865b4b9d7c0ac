import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '#shared/testing/seed.ts'
import { missingForWordpress } from '../package/wordpress/site/find-wordpress.ts'
import { FIREFOX_HELP, findFirefox, hasWebkit, WEBKIT_HELP } from './find-browser/find-browser.ts'
import { long, quick, slowUnits } from './test-parts.ts'
import { type TriedWay, tableOf } from './ways/ways-table.ts'

type Part = {
  name: string
  command: readonly [string, ...string[]]
  env?: Readonly<Record<string, string>>
  /** Without this, the part is left out. */
  needs?: 'TEST_DATABASE_URL' | 'CORPORA' | 'Firefox' | 'WebKit' | 'WordPress'
  /** Set when it belongs to the gate: all of its cases, or those that the seed draws. */
  gate?: 'all' | 'some cases'
  /** True when it has random cases, for `npm run test:explore`. */
  isRandom?: true
}

const hosts = browserTests('hosts.test')
const hostsInFirefox = browserTests('hosts-firefox')
const journey = browserTests('journey')

/** The parts that `npm test` leaves out, or runs only when a server is given. */
const parts: readonly Part[] = [
  { name: 'API on PostgreSQL', command: vitest('node', 'host-demo/api'), needs: 'TEST_DATABASE_URL' },
  { name: 'journey on PostgreSQL', command: journey, needs: 'TEST_DATABASE_URL' },
  {
    name: 'units with random cases',
    command: vitest('unit', 'random', 'sending', 'block', 'number'),
    isRandom: true,
  },
  { name: 'units with hostile texts', command: vitest('unit'), needs: 'CORPORA' },
  { name: 'servers with hostile texts', command: vitest('node'), needs: 'CORPORA' },
  { name: 'journey on a phone', command: journey, env: { TEST_WIDTH: '360' } },
  { name: 'journey on a wide screen', command: journey, env: { TEST_WIDTH: '2560' } },
  { name: 'routes on a phone', command: browserTests('routes'), env: { LONG: '1', TEST_WIDTH: '360' } },
  ...[
    ['its texts, opened and by a link', '(show|open|lead|tell)'],
    ['WCAG 2.2 A and AA', 'has no violation'],
    ['no layout shift', 'does not move'],
  ].map(([what, tests]) => ({
    name: `every public route: ${what}`,
    command: vitest('browser', '/public-routes', '-t', `${tests}`),
    env: { LONG: '1' },
  })),
  {
    name: 'units and servers that `npm test` leaves out',
    command: ['npx', 'vitest', 'run', '--project', 'unit*', '--project', 'node', ...slowUnits],
    env: { LONG: '1' },
    gate: 'all',
  },
  {
    name: 'journeys that `npm test` leaves out',
    command: vitest('browser*', ...slowBrowserTests()),
    env: { LONG: '1' },
    gate: 'all',
  },
  {
    name: 'members: every write under every fault, every state of every form, random schedules',
    command: browserTests('faults', 'form-states', 'fuzz', 'chat-faults'),
    env: { LONG: '1' },
    gate: 'some cases',
    isRandom: true,
  },
  {
    name: 'trust: hostile values, sessions, the API attacked, faults and load',
    command: vitest('trust'),
    gate: 'some cases',
    isRandom: true,
  },
  {
    name: 'in Firefox: a frame, a photograph where canvases give noise, pages without scripts, typing',
    command: browserTests('frame-firefox', 'attachments-firefox', 'no-scripts-firefox', 'typing-firefox'),
    env: { LONG: '1' },
    needs: 'Firefox',
    gate: 'all',
  },
  {
    name: 'in WebKit: every element on another site, also under the strict policy; journeys, Back and Forward, typing',
    command: browserTests('hosts-webkit', 'webkit.test', 'typing-webkit'),
    env: { LONG: '1' },
    needs: 'WebKit',
    gate: 'all',
  },
  {
    name: 'some hosts in Chromium, and sessions in a random order',
    command: browserTests('hosts.test', 'session-profiles'),
    env: { LONG: '1' },
    isRandom: true,
  },
  {
    name: 'some hosts in Firefox',
    command: hostsInFirefox,
    env: { LONG: '1' },
    needs: 'Firefox',
    isRandom: true,
  },
  { name: 'every host in Chromium', command: hosts, env: { HOSTS: 'all', LONG: '1' } },
  {
    name: 'every host in Firefox',
    command: hostsInFirefox,
    env: { HOSTS: 'all', LONG: '1' },
    needs: 'Firefox',
  },
  {
    name: 'other ways onto a page: the package, a frame, files that are checked',
    command: browserTests('package.test', 'frame.test', 'integrity', 'partner.test'),
    env: { LONG: '1' },
  },
  {
    name: 'frameworks and bundlers, each built from the package as it is published',
    command: vitest('frameworks'),
  },
  {
    name: 'the plugin in a new WordPress: uploaded, used by an author, seen by a visitor, deleted',
    // Each of its tests needs what the one before it has done.
    command: vitest('wordpress', '--bail', '1'),
    needs: 'WordPress',
  },
  { name: 'every story rendered, played, looked at by axe', command: stories('stories'), gate: 'all' },
  {
    name: 'Storybook as it is published makes no request',
    command: stories('built'),
    gate: 'some cases',
  },
]

type Choice = 'all' | 'gate' | 'explore'

/**
 * `npm run test:full` runs every part, `npm run test:gate` those of the gate that `npm test` leaves out, and `npm run
 * test:explore` the random parts with a new seed, which it prints: `SEED=42 npm run test:explore` repeats that run.
 * Prints which parts were left out and why, and at the end the ways in which our elements came onto each host, and the
 * tests that failed.
 */
function run(): number {
  const { values } = parseArgs({ options: { gate: { type: 'boolean' }, explore: { type: 'boolean' } } })
  const choice: Choice = values.gate ? 'gate' : values.explore ? 'explore' : 'all'
  const chosen = parts
    .filter(({ gate, isRandom }) => choice === 'all' || (choice === 'gate' ? gate : isRandom))
    .filter(({ name, needs }) => {
      const missing = needs && missingOf(needs)
      if (missing) console.log(`Left out: ${name} (${missing})`)
      return !missing
    })
  const work = mkdtempSync(join(tmpdir(), 'trade-full-test-'))
  const env = {
    SEED: process.env.SEED ?? `${choice === 'explore' ? Date.now() % 2 ** 31 : seed}`,
    FAILED_TESTS: join(work, 'failed.txt'),
    WAYS_TRIED: join(work, 'ways.txt'),
  }
  console.log(`SEED=${env.SEED}`)
  const failed = chosen.filter(part => {
    const draws = choice === 'explore' || (choice === 'gate' && part.gate === 'some cases')
    return !passes(part, { ...env, ...(draws && { SAMPLE: '1' }) })
  })
  if (existsSync(env.WAYS_TRIED)) console.log(`\n${tableOf(waysIn(env.WAYS_TRIED))}`)
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} parts passed.`)
  for (const { name } of failed) console.log(`FAILED: ${name}`)
  if (existsSync(env.FAILED_TESTS)) console.log(readFileSync(env.FAILED_TESTS, 'utf8'))
  rmSync(work, { recursive: true })
  return failed.length > 0 ? 1 : 0
}

function missingOf(need: NonNullable<Part['needs']>): string | undefined {
  if (need === 'Firefox') return findFirefox() ? undefined : `no Firefox: ${FIREFOX_HELP}`
  if (need === 'WebKit') return hasWebkit() ? undefined : `no WebKit: ${WEBKIT_HELP}`
  if (need === 'WordPress') return missingForWordpress()
  return process.env[need] ? undefined : `${need} is not set`
}

function waysIn(file: string): TriedWay[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line))
}

/** @param given the seed, and the files in which the tests of all parts leave their reports for the end */
function passes(part: Part, given: Readonly<Record<string, string>>): boolean {
  const [program, ...args] = part.command
  const settings = Object.entries(part.env ?? {}).map(([variable, value]) => `${variable}=${value} `)
  console.log(`\n== ${part.name}: ${settings.join('')}${program} ${args.join(' ')}`)
  const begun = Date.now()
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...given, ...part.env },
  })
  console.log(`== ${part.name}: ${Math.round((Date.now() - begun) / 1000)} s`)
  return status === 0
}

function slowBrowserTests(): string[] {
  const folder = 'host-demo/checks/browser'
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .filter(path => path.endsWith('.test.ts') && !isElsewhere(path))
    .map(path => `${folder}/${path}`)
}

/** True for a browser test that belongs to `npm test` or to a part of its own. */
function isElsewhere(path: string): boolean {
  return [...long, ...quick].some(name => `/${path.replace('.test.ts', '')}/`.includes(`/${name}/`))
}

/** Runs the browser tests with these names, or in folders with them. */
function browserTests(...names: string[]) {
  return vitest('browser', ...names.map(name => `/${name}`))
}

function stories(project: string) {
  return [...vitest(project), '--config', '.storybook/vitest.config.ts'] as const
}

function vitest(project: string, ...filters: string[]): readonly [string, ...string[]] {
  return ['npx', 'vitest', 'run', '--project', project, ...filters]
}

process.exit(run())
