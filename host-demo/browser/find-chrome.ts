import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const COMMANDS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .flatMap(folder => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
]

const HELP = `No Chrome, Chromium or Edge was found, and none could be installed. Do one of these and run the tests again:
  - name one that you have:   CHROME_PATH=/path/to/chrome npm test
  - let Playwright bring one: npx playwright-core install --with-deps chromium
  - on Debian or Ubuntu:      sudo apt-get install chromium`

let found: string | undefined

/**
 * The browser for tests (design section 9): `CHROME_PATH`, else one that is installed, else Playwright's, installed
 * when it has to be, else, as root on Debian, apt's. Throws with what to run when there is none.
 */
export function findChrome(): string {
  found ??= named() ?? installed() ?? fromPlaywright() ?? fromApt()
  if (found === undefined) throw new Error(HELP)
  return found
}

function named(): string | undefined {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  if (!isExecutable(path)) throw new Error(`CHROME_PATH=${path} is no program that can be run`)
  return path
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const inPath = COMMANDS.flatMap(command => folders.map(folder => join(folder, command)))
  return [...inPath, ...USUAL_PLACES].find(isExecutable)
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const cli = fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url))
  run(process.execPath, [cli, 'install', 'chromium'])
  return existsSync(path) ? path : undefined
}

function fromApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  return installed()
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Whether there is a file of this name that may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
