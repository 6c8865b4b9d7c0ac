import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const CHROME_COMMANDS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env
const programs = [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].filter(folder => folder !== undefined)

const CHROME_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programs.map(folder => join(folder, 'Google/Chrome/Application/chrome.exe')),
  ...programs.map(folder => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
]

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...programs.map(folder => join(folder, 'Mozilla Firefox/firefox.exe')),
]

const CHROME_HELP = `No Chrome, Chromium or Edge was found. Do one of these and run the command again:
  - name an installed one:       CHROME_PATH=/path/to/chrome npm test
  - install one with Playwright: npx playwright-core install --with-deps chromium
  - on Debian or Ubuntu:         sudo apt-get install chromium`

export const WEBKIT_HELP =
  'apt-get install --no-install-recommends webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi'

export const FIREFOX_HELP = 'install firefox-esr, or name one: FIREFOX_PATH=/path/to/firefox'

/** Returns `CHROME_PATH`, else an installed browser, else Playwright's. Throws with advice when there is none. */
export function findChrome(): string {
  const path = presentChrome()
  if (!path) throw new Error(CHROME_HELP)
  return path
}

/** Returns `FIREFOX_PATH`, else an installed one. */
export function findFirefox(): string | undefined {
  return named('FIREFOX_PATH') ?? installed(['firefox-esr', 'firefox'], FIREFOX_PLACES)
}

/** Returns true if WebKitGTK, its driver and a screen for it are installed. */
export function hasWebkit(): boolean {
  const hasPrograms = ['WebKitWebDriver', 'Xvfb', 'stdbuf'].every(program => installed([program], []))
  const library = 'import gi; gi.require_version("WebKit2", "4.1")'
  return hasPrograms && spawnSync('/usr/bin/python3', ['-c', library]).status === 0
}

/**
 * Finds the browser or installs one, and stores its path in `CHROME_PATH` for the processes that are started from here.
 * Call it once, before any of them: installers lock each other out. Throws with advice when there is still none.
 */
export function provideChrome(): string {
  const path = presentChrome() ?? fromPlaywright() ?? fromApt() ?? findChrome()
  process.env.CHROME_PATH = path
  return path
}

function presentChrome(): string | undefined {
  return named('CHROME_PATH') ?? installed(CHROME_COMMANDS, CHROME_PLACES) ?? playwrights()
}

function named(variable: 'CHROME_PATH' | 'FIREFOX_PATH'): string | undefined {
  const path = process.env[variable]
  if (!path) return undefined
  if (!isExecutable(path)) throw new Error(`${variable}=${path} cannot be run`)
  return path
}

function installed(commands: readonly string[], places: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const inPath = commands.flatMap(command => folders.map(folder => join(folder, command)))
  return [...inPath, ...places].find(isExecutable)
}

/** Returns Playwright's browser if it starts: on a bare Linux it may lack libraries of the system. */
function playwrights(): string | undefined {
  const path = chromium.executablePath()
  const runs = process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0
  return existsSync(path) && runs ? path : undefined
}

function fromPlaywright(): string | undefined {
  install('npx', ['playwright-core', 'install', '--no-shell', 'chromium'])
  return playwrights()
}

function fromApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  install('apt-get', ['update'])
  install('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  return installed(CHROME_COMMANDS, CHROME_PLACES)
}

function install(command: string, args: readonly string[]): void {
  process.stdout.write(
    `The tests need a Chrome, Chromium or Edge, and none was found. Installing Chromium: ${command} ${args.join(' ')}\n`,
  )
  const shell = process.platform === 'win32'
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
