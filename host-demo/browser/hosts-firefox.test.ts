import { openFirefox } from './hosts/firefox-tab.ts'
import { wholePlan } from './hosts/plan.ts'
import { tryHosts } from './hosts/try-hosts.ts'

// Every element on every host, as `hosts.test.ts` says, in Firefox.
tryHosts('Firefox', openFirefox, wholePlan)
