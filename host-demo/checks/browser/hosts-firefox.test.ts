import { openFirefox } from './hosts/firefox-tab.ts'
import { describeHosts } from './hosts/host-tests.ts'

// The same as `hosts.test.ts`, in Firefox.
describeHosts('Firefox', openFirefox)
