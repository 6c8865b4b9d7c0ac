import type { Decorator, StoryContext } from '@storybook/web-components-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { $config, type Config, configure } from '#shared/config/config.ts'
import { $user, keepUser, type User } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { hostHere } from './host.ts'
import { overLine } from './line.ts'
import type { Chosen } from './toolbar.ts'

/** A story on the page, the scene that it has set for itself, and what the toolbar says of it. */
type Stage = {
  element: HTMLElement
  config: Config
  user: User | null
  chosen: Chosen
  /** Aborted when this showing ends; the same as long as only the toolbar or a control changes. */
  signal: AbortSignal
}

const stages = new WeakMap<HTMLElement, Stage>()

/** A story that is shown anew gets a stage of its own, before it sets its scene. */
export function clearStage({ canvasElement, abortSignal }: StoryContext): void {
  if (stages.get(canvasElement)?.signal !== abortSignal) stages.delete(canvasElement)
}

/** Puts the toolbar's choices and the controls on a story: live where that is possible, else it begins anew. */
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
    // Stories stand in several frames and tabs at once, which would otherwise sign in and out together.
    storageKey: `trade-story:${id}`,
  })
  keepUser(inSession(chosen, user))
  return { element, config, user, chosen, signal: abortSignal }
}

/** That of `setScene`, where there is nobody. */
const USUAL_HOST = 'https://api.test'

function direct(stage: Stage, { globals, viewMode }: StoryContext): void {
  const { element, config, user } = stage
  const chosen = globals as Chosen
  const theme = chosen.theme === 'story' ? config.theme : chosen.theme
  const locale = chosen.locale === 'story' ? config.locale : chosen.locale
  configure({ theme, locale })
  // Not whenever anything changes: the story itself may have signed somebody in since.
  if (chosen.session !== stage.chosen.session) keepUser(inSession(chosen, user))
  stage.chosen = { ...chosen, network: stage.chosen.network }
  // In the docs the page around it is Storybook's own.
  const page = viewMode === 'story' ? document.documentElement : element
  page.dataset.theme = theme
  page.lang = locale
  page.dir = chosen.direction === 'story' ? '' : chosen.direction
}

const inSession = ({ session }: Chosen, user: User | null): User | null =>
  session === 'story' ? user : session === 'in' ? (user ?? member()) : null

/** Controls are attributes, which is what a host would write. */
function write(stage: HTMLElement, tag: string, attributes: Readonly<Record<string, unknown>>): void {
  const element = stage.querySelector(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element?.removeAttribute(name)
    else element?.setAttribute(name, value === true ? '' : String(value))
  }
}
