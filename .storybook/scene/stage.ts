import type { Decorator, StoryContext } from '@storybook/web-components-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { $config, configure } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'
import { $user, keepUser, type User } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { hostHere } from './host.ts'
import { overLine } from './line.ts'
import type { Chosen } from './toolbar.ts'

/** A story on the page, its own scene, and the toolbar's choices. */
type Stage = {
  element: HTMLElement
  config: Config
  user: User | null
  chosen: Chosen
  /** Aborted when another story is shown; kept while only the toolbar or a control changes. */
  signal: AbortSignal
}

const stages = new WeakMap<HTMLElement, Stage>()

/** Gives a story that is shown anew a fresh stage before it sets its scene. */
export function clearStage({ canvasElement, abortSignal }: StoryContext): void {
  if (stages.get(canvasElement)?.signal !== abortSignal) stages.delete(canvasElement)
}

/** Applies toolbar and controls to a story, live where possible; else the story is rendered anew. */
export const onStage: Decorator = (story, context) => {
  const { canvasElement, args, component, id } = context
  const known = stages.get(canvasElement)
  const stage = known ?? setUp(story() as HTMLElement, context)
  stages.set(canvasElement, stage)
  direct(stage, context)
  if (component) write(stage.element, component, args)
  if (known && context.globals.network !== known.chosen.network)
    addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  return stage.element
}

function setUp(element: HTMLElement, { id, globals, abortSignal }: StoryContext): Stage {
  const config = $config.get()
  const user = $user.get()
  const chosen = globals as Chosen
  configure({
    apiHost: config.apiHost === USUAL_HOST ? hostHere() : config.apiHost,
    fetch: overLine(chosen.network, config.fetch ?? fetch),
    // One key per story: several frames and tabs show stories at once and would share one session.
    storageKey: `trade-story:${id}`,
  })
  keepUser(inSession(chosen, user))
  return { element, config, user, chosen, signal: abortSignal }
}

/** The default of `setScene`, where no server is. */
const USUAL_HOST = 'https://api.test'

function direct(stage: Stage, { globals, viewMode }: StoryContext): void {
  const { element, config, user } = stage
  const chosen = globals as Chosen
  const theme = chosen.theme === 'story' ? config.theme : chosen.theme
  const locale = chosen.locale === 'story' ? config.locale : chosen.locale
  configure({ theme, locale })
  // Only when the choice changes: the story itself may have signed somebody in since.
  if (chosen.session !== stage.chosen.session) keepUser(inSession(chosen, user))
  stage.chosen = { ...chosen, network: stage.chosen.network }
  // On a docs page the document belongs to Storybook.
  const page = viewMode === 'story' ? document.documentElement : element
  page.dataset.theme = theme
  page.lang = locale
  page.dir = chosen.direction === 'story' ? '' : chosen.direction
}

const inSession = ({ session }: Chosen, user: User | null): User | null =>
  session === 'story' ? user : session === 'in' ? (user ?? member()) : null

/** Sets controls as attributes, as a host would. */
function write(stage: HTMLElement, tag: string, attributes: Readonly<Record<string, unknown>>): void {
  const element = stage.querySelector(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element?.removeAttribute(name)
    else element?.setAttribute(name, value === true ? '' : String(value))
  }
}
