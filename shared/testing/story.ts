import { setTimeouts } from '#shared/api/timeouts.ts'
import { resetForms } from '#shared/forms/form.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { chooseNone } from '#shared/procurement/ask-several/ask-several.store.ts'
import { resetSending } from '#shared/procurement/rfq-list/sending.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { resetPolls } from '#shared/stores/poll.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { type FakeNetwork, fakeNetwork } from './fake-network.ts'
import { type RecordedEvent, recordEvents } from './recorded-events.ts'
import { type Scene, setScene } from './scene.ts'

/** A state of an element: its HTML in a scene. Stories show it, tests can mount it. */
export type Story = {
  html: string
  scene: Scene
  name?: string
  /** True if only the host's own content is shown. */
  showsFallback?: boolean
  /** True if it is not one of the states that every widget of its kind needs a story for. */
  isVariant?: boolean
  parameters?: Readonly<Record<string, unknown>>
  globals?: Readonly<Record<string, unknown>>
  /** Sets the scene, once per showing. Returns the cleanup. */
  beforeEach: (context?: StoryShowing) => () => void
  /** Returns the network of this showing, and the events. */
  network: () => FakeNetwork
  events: () => readonly RecordedEvent[]
  render: () => HTMLElement
  play?: Play
}

/** One showing of a story, until Storybook aborts its signal. */
type StoryShowing = { readonly abortSignal: AbortSignal }

/** Performs the user's actions that lead to the state. Rejects if it is not reached. */
export type Play = (context: { canvasElement: HTMLElement }) => Promise<void>

type StoryOptions = Pick<Story, 'name' | 'play' | 'showsFallback' | 'parameters' | 'globals'>

/**
 * Returns a story of a state that every widget of its kind needs, with the same name for all. `play` reaches the state
 * by user actions if data alone can't. A scene with a stateful server is a function, called for each showing.
 */
export function story(html: string, scene: Scene | (() => Scene) = {}, rest: StoryOptions = {}): Story {
  const make = typeof scene === 'function' ? scene : () => scene
  const containers = new Set<HTMLElement>()
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
      // Storybook calls this again when its toolbar or a control changes, but keeps the elements.
      if (context && context.abortSignal === shown) return () => {}
      shown = context?.abortSignal
      resetForms()
      resetOutboxes()
      resetPolls()
      resetQueries()
      clearWidgetStorage(localStorage)
      clearWidgetStorage(sessionStorage)
      resetRecords()
      resetSending()
      chooseNone()
      // Errors show at once, without slow retries.
      setTimeouts({ retryDelay: 1, timeout: A_DAY, uploadWithoutProgress: A_DAY })
      network = setScene(make())
      events = recordEvents()
      return () => {
        // Before the next scene is set, because elements still on the page would react to it.
        for (const dialog of document.querySelectorAll(DIALOGS)) dialog.remove()
        for (const container of containers) container.remove()
        containers.clear()
      }
    },
    render() {
      const container = document.createElement('div')
      container.innerHTML = html
      containers.add(container)
      return container
    },
  }
}

/** Removes entries of widgets and leaves Storybook's own settings, such as its panels' layout. */
function clearWidgetStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('trade-widgets:')) storage.removeItem(key)
}

/** In milliseconds: a waiting story must not time out while it is looked at, or under a later story. */
const A_DAY = 86_400_000

/** An open dialog would go on without the element that asked for it. */
const DIALOGS = 'trade-login, trade-register, trade-recovery'

/** Returns another story of a widget: other data, a later step, another environment. */
export function variant(html: string, scene: Scene | (() => Scene) = {}, rest: StoryOptions = {}): Story {
  return { ...story(html, scene, rest), isVariant: true }
}
