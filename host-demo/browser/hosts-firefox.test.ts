import { openFirefox } from './hosts/firefox-tab.ts'
import { describeHosts } from './hosts/host-tests.ts'

// As `hosts.test.ts`, in Firefox.
describeHosts('Firefox', openFirefox)
