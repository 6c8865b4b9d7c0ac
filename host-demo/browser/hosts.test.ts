import { openChromium } from './hosts/chromium-tab.ts'
import { sampleOf, wholePlan } from './hosts/plan.ts'
import { tryHosts } from './hosts/try-hosts.ts'

// The snippet of README on pages of all kinds: each element is there as it is on a page with nothing else on it. A sample
// by the seed `SEED`, which is printed; with `LONG` every element on every host.
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31
const isWhole = process.env.LONG !== undefined

tryHosts(
  isWhole ? 'Chromium' : `Chromium, a sample: SEED=${seed}`,
  openChromium,
  isWhole ? wholePlan : sampleOf(wholePlan, seed),
)
