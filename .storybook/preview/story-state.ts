import type { StoryContext } from '@storybook/web-components-vite'
import { $config, configure } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'
import { $user, keepUser, type User } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { emulateNetwork, storyApiHost } from './story-network.ts'
import type { ToolbarGlobals } from './toolbar.ts'

/** A story on the page, its own scene, and the toolbar's choices. */
export type StoryState = {
  element: HTMLElement
  config: Config
  user: User | null
  globals: ToolbarGlobals
  /** Aborted when another story is shown; kept while only the toolbar or a control changes. */
  signal: AbortSignal
}

/** Creates the state of a story that is shown for the first time, and signs in the user chosen in the toolbar. */
export function createState(element: HTMLElement, { id, globals, abortSignal }: StoryContext): StoryState {
  const config = $config.get()
  const user = $user.get()
  const chosen = globals as ToolbarGlobals
  configure({
    apiHost: config.apiHost === DEFAULT_API_HOST ? storyApiHost() : config.apiHost,
    fetch: emulateNetwork(chosen.network, config.fetch ?? fetch),
    // One key per story, because several frames and tabs show stories at once and would share one session.
    storageKey: `trade-story:${id}`,
  })
  keepUser(userFor(chosen, user))
  return { element, config, user, globals: chosen, signal: abortSignal }
}

/** The default of `setScene`. No server answers there. */
const DEFAULT_API_HOST = 'https://api.test'

/** Applies the toolbar's choices to a story that is shown. */
export function applyGlobals(state: StoryState, { globals, viewMode }: StoryContext): void {
  const { element, config, user } = state
  const chosen = globals as ToolbarGlobals
  const theme = chosen.theme === 'story' ? config.theme : chosen.theme
  const locale = chosen.locale === 'story' ? config.locale : chosen.locale
  configure({ theme, locale })
  // Only when the choice changes, because the story itself may have signed a user in since.
  if (chosen.session !== state.globals.session) keepUser(userFor(chosen, user))
  state.globals = { ...chosen, network: state.globals.network }
  // On a docs page the document belongs to Storybook.
  const page = viewMode === 'story' ? document.documentElement : element
  page.dataset.theme = theme
  page.lang = locale
  page.dir = chosen.direction === 'story' ? '' : chosen.direction
}

const userFor = ({ session }: ToolbarGlobals, user: User | null): User | null =>
  session === 'story' ? user : session === 'in' ? (user ?? member()) : null
