import type { ReadableAtom } from 'nanostores'
import { createElement, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { createRoot as createReactRoot, hydrateRoot, type Root } from 'react-dom/client'
import { $owner, $user } from '#shared/session/session.ts'
import { HeldActions } from './held-actions.ts'
import { keepTargets } from './keep-targets.ts'
import { NEAR, nearnessWatch } from './near-view.ts'
import { restoreAttributes } from './own-attributes.ts'
import { heldIn, isServed } from './served.ts'

/** The props that we read from the root of a widget, which is all that r2wc renders. */
type RootProps = {
  mounted: { $held: Pick<ReadableAtom<unknown>, 'listen'> }
  definition: { staysAwake?: boolean | undefined }
}

type ElementRoot = {
  render(element: ReactElement<RootProps>): void
  unmount(): void
}

type State = 'asleep' | 'hydrating' | 'live' | 'removed'
type Event = 'wanted' | 'hydrated' | 'unmounted'

const transitions: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>> = {
  // Content that nobody has reached stays as it was served.
  asleep: { wanted: 'hydrating', unmounted: 'removed' },
  hydrating: { hydrated: 'live', unmounted: 'removed' },
  live: { unmounted: 'removed' },
  removed: {},
}

/** Takes the place of react-dom's function under r2wc: hydrates a container that a server has rendered. */
export function createRoot(container: HTMLElement): ElementRoot {
  return isServed(container)
    ? new ServedRoot(container)
    : createReactRoot(container, { onRecoverableError: report })
}

/** Reports a tree that differs from the served one to us and not to the page. It may be that of another root. */
function report(error: unknown): void {
  if (import.meta.env.DEV) console.error('Hydration:', error)
}

const whenNear = nearnessWatch(NEAR)

class ServedRoot {
  readonly #container: HTMLElement
  readonly #held: HeldActions
  #state: State = 'asleep'
  #root: Root | undefined
  #element: ReactElement<RootProps> | undefined
  /** The tree during hydration. Another one before the end would make React render everything again. */
  #hydrated: ReactNode
  #stopWatching = (): void => {}
  #forgetTargets = (): void => {}
  readonly #stopFollowing: () => void

  constructor(container: HTMLElement) {
    this.#container = container
    this.#held = new HeldActions(container, heldIn(container))
    this.#held.onTouch = this.#want
    this.#stopFollowing = $owner.listen((_, before) => before !== 'visitor' && this.#held.forgetTexts())
    const { filledFor, servedFor = filledFor } = container.dataset
    if (servedFor && servedFor !== `${$owner.get()}`) {
      this.#held.forgetTexts()
      // All of it is another member's, so React draws it anew.
      if (!filledFor) container.replaceChildren()
    }
  }

  render(element: ReactElement<RootProps>): void {
    const isFirst = !this.#element
    this.#element = element
    if (this.#state === 'live') this.#root?.render(this.#content())
    if (!isFirst) return
    const { mounted, definition } = element.props
    mounted.$held.listen(this.#want)
    if (definition.staysAwake || this.#held.isTouched()) this.#want()
    else this.#sleep()
  }

  #sleep(): void {
    const ends = [whenNear(this.#container, this.#want), $user.listen(this.#want)]
    this.#stopWatching = () => {
      for (const end of ends) end()
    }
  }

  unmount(): void {
    this.#go('unmounted')
  }

  readonly #want = (): void => this.#go('wanted')

  #go(event: Event): void {
    const next = transitions[this.#state][event]
    if (!next || !this.#element) return
    this.#state = next
    this.#enter[next]?.()
  }

  readonly #enter: Readonly<Partial<Record<State, () => void>>> = {
    hydrating: () => {
      this.#stopWatching()
      this.#hydrated = this.#element
      // To the end, because React also repeats events on a late part that it has not hydrated yet.
      this.#forgetTargets = keepTargets(this.#container)
      this.#root = hydrateRoot(this.#container, this.#content(), { onRecoverableError: report })
    },
    live: () => {
      delete this.#container.dataset.served
      if (this.#element !== this.#hydrated) this.#root?.render(this.#content())
      void this.#held.repeat()
      // From now on, forms follow their owner themselves.
      this.#stopFollowing()
    },
    removed: () => {
      this.#stopFollowing()
      this.#stopWatching()
      this.#forgetTargets()
      this.#held.end()
      if (this.#root) this.#root.unmount()
      else this.#container.replaceChildren()
    },
  }

  #content(): ReactNode {
    const live = createElement(Live, { onDrawn: this.#onDrawn, onLive: this.#onLive }, this.#element)
    return createElement(Suspense, { fallback: null }, live)
  }

  /** React may have rendered everything again, and the next letter may come at once. */
  readonly #onDrawn = (): void => {
    this.#held.restore()
    restoreAttributes(this.#container)
  }

  readonly #onLive = (): void => this.#go('hydrated')
}

type LiveProps = { onDrawn: () => void; onLive: () => void; children?: ReactNode }

/** React runs the effects of parents last. */
function Live({ onDrawn, onLive, children }: LiveProps) {
  useLayoutEffect(onDrawn, [onDrawn])
  useEffect(onLive, [onLive])
  return children
}
