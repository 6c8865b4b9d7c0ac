import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// `npm test` on a machine without a browser. The installers on its PATH only record that they were called.
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const NPX = 'npx playwright-core install --no-shell chromium'
const APT = ['apt-get update', 'apt-get install --yes --no-install-recommends chromium']

let machine: string
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'trade-bare-'))
  await mkdir(join(machine, 'bin'))
  await program('chrome', '')
})
afterEach(() => rm(machine, { recursive: true, force: true }))

const program = (path: string, lines: string): Promise<void> =>
  writeFile(join(machine, path), `#!${process.execPath}\n${lines}`, { mode: 0o755 })

/** Writes a fake installer, which records the call and puts a browser at the path of this expression. */
const installer = (name: string, target: string): Promise<void> =>
  program(
    `bin/${name}`,
    `const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs')
     const args = process.argv.slice(2)
     appendFileSync('${machine}/calls', ['${name}', ...args].join(' ') + '\\n')
     const target = ${target}
     if (!target || args[0] === 'update') process.exit()
     mkdirSync(require('node:path').dirname(target), { recursive: true })
     copyFileSync('${machine}/chrome', target)`,
  )

const wherePlaywrightLooks = `require('${pathOf('../../../node_modules/playwright-core')}').chromium.executablePath()`

async function linesOf(name: string): Promise<string[]> {
  const text = await readFile(join(machine, name), 'utf8').catch(() => '')
  return text.split('\n').filter(line => line !== '')
}

/** Runs Node on that machine, and returns everything that it printed. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const bare = { PATH: join(machine, 'bin'), HOME: machine, PLAYWRIGHT_BROWSERS_PATH: machine }
  return new Promise(resolve => {
    execFile(process.execPath, args, { cwd: machine, env: { ...bare, ...env } }, (_, out, err) =>
      resolve(out + err),
    )
  })
}

const provide = (env?: NodeJS.ProcessEnv): Promise<string> =>
  run(
    [
      '--import',
      import.meta.resolve('tsx'),
      '--input-type=module',
      '--eval',
      `import { provideChrome } from '${pathOf('./find-browser.ts')}'
       provideChrome()
       console.log('Found', process.env.CHROME_PATH)`,
    ],
    env,
  )

// On other systems, a browser is found without any PATH.
describe.runIf(process.platform === 'linux')('without a browser (needs Linux)', { timeout: 180_000 }, () => {
  test('one is installed before any worker starts, once for all, and the reason is printed', async () => {
    await installer('npx', wherePlaywrightLooks)
    await installer('apt-get', 'null')
    const include = ['one.ts', 'two.ts', 'three.ts']
    const globalSetup = [join(machine, 'setup.ts')]
    await writeFile(
      join(machine, 'setup.ts'),
      `import { provideChrome } from '${pathOf('./find-browser.ts')}'
       export default () => void provideChrome()`,
    )
    const config = { root: machine, globals: true, include, globalSetup, maxWorkers: include.length }
    await writeFile(join(machine, 'vite.config.mjs'), `export default { test: ${JSON.stringify(config)} }`)
    for (const name of include) {
      await writeFile(
        join(machine, name),
        `import { appendFileSync } from 'node:fs'
         import { findChrome } from '${pathOf('./find-browser.ts')}'
         test('finds it', () => appendFileSync('${machine}/found', findChrome() + '\\n'))`,
      )
    }
    const said = await run([pathOf('../../../node_modules/vitest/vitest.mjs'), 'run'])
    expect(said).toContain(`none was found. Installing Chromium: ${NPX}`)
    expect(await linesOf('calls')).toEqual([NPX])
    const [first = '', ...others] = await linesOf('found')
    expect(first).toContain(join(machine, 'chromium-'))
    expect(others).toEqual([first, first])
  })

  test.runIf(mayUseApt)('if Playwright has none, apt installs one (needs root on Debian)', async () => {
    await installer('npx', 'null')
    await installer('apt-get', `'${join(machine, 'bin', 'chromium')}'`)
    expect(await provide()).toContain(`Found ${join(machine, 'bin', 'chromium')}`)
    expect(await linesOf('calls')).toEqual([NPX, ...APT])
  })

  test('if none can be installed, the message says how to get one', async () => {
    await installer('npx', 'null')
    await installer('apt-get', 'null')
    const said = await provide()
    expect(await linesOf('calls')).toEqual(mayUseApt ? [NPX, ...APT] : [NPX])
    expect(said).toContain(
      'No Chrome, Chromium or Edge was found. Do one of these and run the command again:',
    )
    expect(said).toContain('CHROME_PATH=/path/to/chrome npm test')
    expect(said).toContain('npx playwright-core install --with-deps chromium')
    expect(said).toContain('sudo apt-get install chromium')
    expect(said).not.toContain('Found')
  })

  test('CHROME_PATH takes precedence, and must name a program', async () => {
    const chrome = join(machine, 'chrome')
    expect(await provide({ CHROME_PATH: chrome })).toBe(`Found ${chrome}\n`)
    const refused = await provide({ CHROME_PATH: '/no/chrome' })
    expect(refused).toContain('CHROME_PATH=/no/chrome cannot be run')
  })
})
