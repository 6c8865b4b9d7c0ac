import { provideChrome } from './find-browser.ts'

/** Vitest's global setup of whatever needs a browser: it runs before any worker starts. */
export default function setUp(): void {
  provideChrome()
}
