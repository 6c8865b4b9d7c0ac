import { launch } from '../tools/chromium.ts'
import { complaintsOf } from '../tools/page-complaints.ts'
import { chromiumTab } from './hosts/chromium-tab.ts'
import { describeHosts } from './hosts/host-tests.ts'
import { viewport } from './hosts/tab.ts'

// The snippet of README on pages of all kinds: each element is the same as on a page with nothing else on it. Tries a
// sample by the seed `SEED`, which is printed; with `HOSTS=all` every element on every host.
describeHosts('Chromium', async () => {
  const browser = await launch({ evenDrawing: true })
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-GB' })
  return { ...(await chromiumTab(page, complaintsOf(page))), close: () => browser.close() }
})
