import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']

const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser to test in: `CHROME_PATH`, else an installed Chrome, Chromium or Edge, else Playwright's own. */
export function findChromium(): string {
  const wished = process.env.CHROME_PATH
  if (wished) {
    if (isProgram(wished)) return wished
    throw new Error(`CHROME_PATH is "${wished}", and there is no program of that name.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = commands.flatMap(command => folders.map(folder => join(folder, command)))
  const found = [...installed, ...otherPlaces, chromium.executablePath()].find(isProgram)
  if (found) return found
  throw new Error(
    'No Chrome, Chromium or Edge was found. Set CHROME_PATH to one, or run: npx playwright-core install chromium',
  )
}

/** Starts the browser. Who starts it closes it. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/**
 * Collects what the page complains of: errors nobody caught, and errors and warnings in the console. A test
 * takes out what it expects and demands that nothing is left.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    const level = message.type()
    if (level === 'error' || level === 'warning') complaints.push(`console.${level}: ${message.text()}`)
  })
  return complaints
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
