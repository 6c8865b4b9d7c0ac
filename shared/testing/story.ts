import { setTimeouts } from '#shared/api/timeouts.ts'
import { resetForms } from '#shared/forms/registry.ts'
import { resetPolls } from '#shared/stores/poll.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { type FakeNetwork, fakeNetwork } from './fake-network.ts'
import { type RecordedEvent, recordEvents } from './recorded-events.ts'
import { type Scene, setScene } from './scene.ts'

/** A state that a user can meet: an element's HTML in its scene. Stories show it, tests may mount it. */
export type Story = {
  html: string
  scene: Scene
  name?: string
  /** Nothing is shown but what the host put inside the element. */
  isHostsOwn?: boolean
  /** Shown beside the states that every widget of its kind has a story of. */
  isVariant?: boolean
  /** How the room around it is set up: Storybook's own words. */
  parameters?: Readonly<Record<string, unknown>>
  globals?: Readonly<Record<string, unknown>>
  /** Sets the scene, once for each time that it is shown; gives what takes it away again. */
  beforeEach: (context?: Shown) => () => void
  /** What went over the network since then, and what the page has heard. */
  network: () => FakeNetwork
  events: () => readonly RecordedEvent[]
  render: () => HTMLElement
  play?: Play
}

/** One showing of a story, which ends when its signal is aborted: as Storybook tells it. */
type Shown = { readonly abortSignal: AbortSignal }

/** What a user does to get there. Fails when it does not get there. */
export type Play = (context: { canvasElement: HTMLElement }) => Promise<void>

type Rest = Pick<Story, 'name' | 'play' | 'isHostsOwn' | 'parameters' | 'globals'>

/**
 * Makes the story of a state that design section 11 asks of every widget of its kind; named after it, the same for all.
 * `play` brings the widget there by hand where data alone can't. A scene whose server remembers is made anew each time.
 */
export function story(html: string, scene: Scene | (() => Scene) = {}, rest: Rest = {}): Story {
  const make = typeof scene === 'function' ? scene : () => scene
  const stages = new Set<HTMLElement>()
  let network = fakeNetwork()
  let events: readonly RecordedEvent[] = []
  let shown: AbortSignal | undefined
  return {
    html,
    scene: make(),
    ...rest,
    network: () => network,
    events: () => events,
    beforeEach(context) {
      // Storybook asks again whenever its toolbar or a control changes, while the same elements go on.
      if (context && context.abortSignal === shown) return () => {}
      shown = context?.abortSignal
      resetForms()
      resetPolls()
      resetQueries()
      forget(localStorage)
      forget(sessionStorage)
      // A failure is seen at once, and not after all that is tried again before.
      setTimeouts({ retryDelay: 1, timeout: A_DAY, uploadWithoutProgress: A_DAY })
      network = setScene(make())
      events = recordEvents()
      return () => {
        // Before the next scene is set, which what is still on the page would follow.
        for (const stage of stages) stage.remove()
        for (const dialog of document.querySelectorAll(DIALOGS)) dialog.remove()
        stages.clear()
      }
    },
    render() {
      const stage = document.createElement('div')
      stage.innerHTML = html
      stages.add(stage)
      return stage
    },
  }
}

/** Takes away what widgets have kept; the rest is Storybook's own, such as how its panels lie. */
function forget(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('trade-widgets:')) storage.removeItem(key)
}

/** What waits in a story stays so for whoever looks at it, and does not fail later, beneath another one. In milliseconds. */
const A_DAY = 86_400_000

/** Dialogs that a widget opened where the page had none. */
const DIALOGS = 'body > trade-login, body > trade-register, body > trade-recovery'

/** Makes a story that a widget has beside those of its states: other data, a further step, another place to be in. */
export function variant(html: string, scene: Scene | (() => Scene) = {}, rest: Rest = {}): Story {
  return { ...story(html, scene, rest), isVariant: true }
}
