import { resetPolls } from '#shared/stores/poll.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { type Scene, setScene } from './scene.ts'

/** A state that a user can meet: an element's HTML in its scene. Stories show it, tests may mount it. */
export type Story = {
  html: string
  scene: Scene
  name?: string
  /** Nothing is shown but what the host put inside the element. */
  isHostsOwn?: boolean
  beforeEach: () => void
  render: () => HTMLElement
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>
}

/** Makes a story of one state. `play` brings the widget there by hand where data alone can't. */
export function story(
  html: string,
  scene: Scene = {},
  rest: Pick<Story, 'name' | 'play' | 'isHostsOwn'> = {},
): Story {
  return {
    html,
    scene,
    ...rest,
    beforeEach() {
      resetPolls()
      resetQueries()
      localStorage.clear()
      sessionStorage.clear()
      setScene(scene)
    },
    render() {
      const stage = document.createElement('div')
      stage.innerHTML = html
      return stage
    },
  }
}
