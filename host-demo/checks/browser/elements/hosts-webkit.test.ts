import { openWebkit } from '../tools/webkit/webkit-tab.ts'
import { describeHosts, everyElementOn } from './hosts/host-tests.ts'
import { viewport } from './hosts/tab.ts'

// Every element on another site in WebKit, also under the strict policy with Trusted Types. Pictures are not compared:
// WebKit draws the same page with other edges each time.
describeHosts(
  'WebKit',
  async () => {
    const tab = await openWebkit({ ...viewport, still: true })
    return {
      ...tab,
      async shot() {
        // A page is not at rest before it has been drawn: only then does it hear of what has come near.
        await tab.shot()
        return new Uint8Array()
      },
    }
  },
  everyElementOn('bare page', 'strict content policy'),
)
