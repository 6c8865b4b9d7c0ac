import { configure as configureByCode, configureFrom, configureOrigin } from '#shared/config/config.ts'
import { readSettings } from '#shared/config/settings.ts'
import { open as openDialog } from '#shared/dialogs/dialogs.ts'
import { elements } from './elements.ts'
import { startLoader } from './loader.ts'
import { ownScript } from './own-script.ts'
import { claimPage } from './page.ts'
import { followReady, whenReady as whenElementReady } from './ready.ts'
import { session as sessionForHosts } from './session.ts'

const here = {
  configure: configureByCode,
  open: openDialog,
  session: sessionForHosts,
  whenReady: whenElementReady,
}

/** What a page may call: of the first copy of this script on it, whichever copy is asked. Design sections 3 and 4. */
export const { configure, open, session, whenReady } = claimPage(here, () => {
  const script = ownScript()
  if (script) {
    configureOrigin(script.origin)
    configureFrom('script', readSettings(script.settings))
  }
  followReady()
  startLoader(elements)
})
