import { openFirefox } from './hosts/firefox-tab.ts'
import { tryHosts } from './hosts/try-hosts.ts'

// As `hosts.test.ts`, in Firefox.
tryHosts('Firefox', openFirefox)
