import { openChromium } from './hosts/chromium-tab.ts'
import { describeHosts } from './hosts/host-tests.ts'

// The snippet of README on pages of all kinds: each element is the same as on a page with nothing else on it. Tries a
// sample by the seed `SEED`, which is printed; with `HOSTS=all` every element on every host.
describeHosts('Chromium', openChromium)
