import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

type Part = {
  name: string
  command: readonly [string, ...string[]]
  /** The environment variable without which this part is left out. */
  needs?: 'TEST_DATABASE_URL' | 'CORPORA'
}

/** What `npm test` does not run, or runs on PGlite only. One line each, so that a sample can be drawn. */
const parts: readonly Part[] = [
  { name: 'units with the hostile texts of CORPORA', command: vitest('--project', 'unit'), needs: 'CORPORA' },
  {
    name: 'servers with the hostile texts of CORPORA',
    command: vitest('--project', 'node'),
    needs: 'CORPORA',
  },
  {
    name: 'API on PostgreSQL',
    command: vitest('--project', 'node', 'host-demo/api'),
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'journey on PostgreSQL',
    command: vitest('--project', 'browser', 'host-demo/browser/journey'),
    needs: 'TEST_DATABASE_URL',
  },
  { name: 'elements in the browser', command: vitest('--project', 'browser', 'host-demo/browser/element') },
  { name: 'routes in the browser', command: vitest('--project', 'browser', 'host-demo/browser/routes') },
  { name: 'Storybook', command: ['npm', 'run', 'build-storybook'] },
]

const SAMPLE = 2

/**
 * `npm run test:full` runs every part; with `-- --sample` a few of them, drawn by a seed that is printed and can be
 * given again: `-- --sample --seed 42`. What a part needs and is not there is said plainly.
 */
function run(): number {
  const { values } = parseArgs({ options: { sample: { type: 'boolean' }, seed: { type: 'string' } } })
  const possible = parts.filter(({ name, needs }) => {
    if (!needs || process.env[needs]) return true
    print(`Left out: ${name} (${needs} is not set)`)
    return false
  })
  const chosen = values.sample ? drawn(possible, seedFrom(values.seed)) : possible
  const failed = chosen.filter(part => !passes(part))
  print(`\n${chosen.length - failed.length} of ${chosen.length} parts passed.`)
  for (const { name } of failed) print(`FAILED: ${name}`)
  return failed.length > 0 ? 1 : 0
}

function passes({ name, command: [program, ...args] }: Part): boolean {
  print(`\n== ${name}: ${program} ${args.join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}

function seedFrom(given: string | undefined): number {
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given)
  if (!Number.isInteger(seed)) throw new Error(`--seed ${given} is no whole number`)
  print(`Sample of ${SAMPLE} by seed ${seed}; the same again: npm run test:full -- --sample --seed ${seed}`)
  return seed
}

/** The same seed draws the same parts: a linear congruential step for each. */
function drawn(from: readonly Part[], seed: number): Part[] {
  const rest = [...from]
  const chosen: Part[] = []
  let state = seed
  while (rest.length > 0 && chosen.length < SAMPLE) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    chosen.push(...rest.splice(state % rest.length, 1))
  }
  return chosen
}

function vitest(...args: string[]): readonly [string, ...string[]] {
  return ['npx', 'vitest', 'run', ...args]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exit(run())
