import { type Browser, type LaunchOptions, launch } from 'puppeteer-core'
import { FIREFOX_HELP, findFirefox } from '#host-demo/checks/find-browser/find-browser.ts'

/** Starts Firefox, which Playwright drives only in a build of its own. The caller closes it. */
export async function launchFirefox(
  options: Pick<LaunchOptions, 'args' | 'defaultViewport' | 'extraPrefsFirefox'> = {},
): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error(`There is no Firefox: ${FIREFOX_HELP}`)
  return launch({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath, ...options })
}
