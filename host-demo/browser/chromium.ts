import { type Browser, chromium, type Page } from 'playwright-core'
import { findChrome } from '#host-demo/find-browser/find-browser.ts'

export type BrowserOptions = {
  /** Keeps pages that were left, so that Back shows them as they stood. Off, as the driver wants it. */
  backForwardCache?: boolean
  /** Draws every page anew and alike, for pictures that are compared. */
  evenDrawing?: boolean
  /** More arguments of its command line. */
  args?: readonly string[]
}

/** What is drawn in pieces has other edges than what is drawn at once. */
const EVEN = ['--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb']

/** Runs anywhere, and asks for nothing by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Starts the browser. Who starts it closes it. */
export function launch({
  backForwardCache = false,
  evenDrawing = false,
  args = [],
}: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChrome(),
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
    args: [...chromiumArgs, ...(evenDrawing ? EVEN : []), ...args],
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
    if (level === 'error' || level === 'warning') {
      complaints.push(`console.${level}: ${message.text()} (${message.location().url})`)
    }
  })
  return complaints
}
