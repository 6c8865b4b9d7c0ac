import type { Decorator, StoryContext } from '@storybook/web-components-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { $config, configure } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'
import { $user, keepUser, type User } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { emulateNetwork, storyApiHost } from './story-network.ts'
import type { ToolbarGlobals } from './toolbar.ts'

/** A story on the page, its own scene, and the toolbar's choices. */
type StoryState = {
  element: HTMLElement
  config: Config
  user: User | null
  globals: ToolbarGlobals
  /** Aborted when another story is shown; kept while only the toolbar or a control changes. */
  signal: AbortSignal
}

const states = new WeakMap<HTMLElement, StoryState>()

/** Forgets the state of a story that is shown anew, before it sets its scene. */
export function forgetState({ canvasElement, abortSignal }: StoryContext): void {
  if (states.get(canvasElement)?.signal !== abortSignal) states.delete(canvasElement)
}

/** Applies toolbar and controls to a story, live where possible; else the story is rendered anew. */
export const withGlobals: Decorator = (story, context) => {
  const { canvasElement, args, component, id } = context
  const known = states.get(canvasElement)
  const state = known ?? createState(story() as HTMLElement, context)
  states.set(canvasElement, state)
  applyGlobals(state, context)
  if (component) setAttributes(state.element, component, args)
  if (known && context.globals.network !== known.globals.network)
    addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  return state.element
}

function createState(element: HTMLElement, { id, globals, abortSignal }: StoryContext): StoryState {
  const config = $config.get()
  const user = $user.get()
  const chosen = globals as ToolbarGlobals
  configure({
    apiHost: config.apiHost === DEFAULT_API_HOST ? storyApiHost() : config.apiHost,
    fetch: emulateNetwork(chosen.network, config.fetch ?? fetch),
    // One key per story: several frames and tabs show stories at once and would share one session.
    storageKey: `trade-story:${id}`,
  })
  keepUser(userFor(chosen, user))
  return { element, config, user, globals: chosen, signal: abortSignal }
}

/** The default of `setScene`, where no server is. */
const DEFAULT_API_HOST = 'https://api.test'

function applyGlobals(state: StoryState, { globals, viewMode }: StoryContext): void {
  const { element, config, user } = state
  const chosen = globals as ToolbarGlobals
  const theme = chosen.theme === 'story' ? config.theme : chosen.theme
  const locale = chosen.locale === 'story' ? config.locale : chosen.locale
  configure({ theme, locale })
  // Only when the choice changes: the story itself may have signed somebody in since.
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

/** Sets controls as attributes, as a host would. */
function setAttributes(story: HTMLElement, tag: string, attributes: Readonly<Record<string, unknown>>): void {
  const element = story.querySelector(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element?.removeAttribute(name)
    else element?.setAttribute(name, value === true ? '' : String(value))
  }
}
