import type { Decorator, Preview } from '@storybook/web-components-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { $config, type Config, configure } from '#shared/config/config.ts'
import { $user, keepUser, type User } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { hostHere } from './host.ts'
import { overLine } from './line.ts'
import type { Chosen } from './toolbar.ts'

/** A story on the page, and the scene that it has set for itself. */
type Stage = {
  element: HTMLElement
  config: Config
  user: User | null
  network: Chosen['network']
  /** Aborted when this showing ends; the same as long as only the toolbar or a control changes. */
  signal: AbortSignal
}

const stages = new WeakMap<HTMLElement, Stage>()

/** A story that is shown anew gets a stage of its own, before it sets its scene. */
export const clearStage: NonNullable<Preview['beforeEach']> = ({ canvasElement, abortSignal }) => {
  if (stages.get(canvasElement)?.signal !== abortSignal) stages.delete(canvasElement)
}

/** Puts the toolbar's choices and the controls on a story: live where that is possible, else it begins anew. */
export const onStage: Decorator = (
  story,
  { canvasElement, args, component, globals, id, viewMode, abortSignal },
) => {
  const chosen = globals as Chosen
  const known = stages.get(canvasElement)
  const stage = known ?? setUp(story() as HTMLElement, chosen, abortSignal)
  stages.set(canvasElement, stage)
  if (known && chosen.network !== known.network) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  else direct(stage, chosen, viewMode)
  if (component) write(stage.element, component, args)
  return stage.element
}

function setUp(element: HTMLElement, { network }: Chosen, signal: AbortSignal): Stage {
  const config = $config.get()
  configure({
    apiHost: config.apiHost === USUAL_HOST ? hostHere() : config.apiHost,
    fetch: overLine(network, config.fetch ?? fetch),
  })
  return { element, config, user: $user.get(), network, signal }
}

/** That of `setScene`, where there is nobody. */
const USUAL_HOST = 'https://api.test'

function direct({ element, config, user }: Stage, chosen: Chosen, viewMode: string): void {
  const theme = chosen.theme === 'story' ? config.theme : chosen.theme
  const locale = chosen.locale === 'story' ? config.locale : chosen.locale
  const direction = chosen.direction === 'story' ? '' : chosen.direction
  configure({ theme, locale })
  if (chosen.session === 'story') keepUser(user)
  else keepUser(chosen.session === 'in' ? (user ?? member()) : null)
  // In the docs the page around it is Storybook's own.
  const page = viewMode === 'story' ? document.documentElement : element
  page.dataset.theme = theme
  page.lang = locale
  page.dir = direction
}

/** Controls are attributes, which is what a host would write. */
function write(stage: HTMLElement, tag: string, attributes: Readonly<Record<string, unknown>>): void {
  const element = stage.querySelector(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element?.removeAttribute(name)
    else element?.setAttribute(name, value === true ? '' : String(value))
  }
}
