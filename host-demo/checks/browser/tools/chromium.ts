import { type Browser, chromium } from 'playwright-core'
import { findChrome } from '#host-demo/checks/find-browser/find-browser.ts'

export type BrowserOptions = {
  /** Keeps pages that were left, so that Back restores them, which Playwright turns off. */
  backForwardCache?: boolean
  /** Draws every page from scratch and identically, for pictures that are compared. */
  evenDrawing?: boolean
  args?: readonly string[]
}

/** Content that is drawn in pieces has different edges from content that is drawn at once. */
const EVEN = ['--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb']

/** A second list replaces the first, so it begins with the features that Playwright turns off. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages behind the address bar of each window take a fifth of the processor's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Arguments that let the browser run anywhere and make no request by itself. */
export const chromiumArgs = [
  `--disable-features=${DISABLED_FEATURES}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Starts the browser. The caller closes it. */
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
