import { createElement, type ReactElement, type ReactNode, useEffect } from 'react'
import type { Root } from 'react-dom/client'
import { haveAnswersArrived } from '#shared/api/preloaded-responses.ts'
import { isNear, nearnessWatch } from '#shared/element/near-view.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import type { WidgetRootProps } from '#shared/element/widget-root.tsx'
import { isBusy, isFallback, noteContent, whenNoneAwaited } from './awaited-content.ts'
import { takeFirstContent } from './first-content.ts'
import { HeldActions } from './held-actions.ts'
import { loadedReactDom, loadReactDom } from './react-dom-loader.ts'
import { canPaint } from './react-internals.ts'
import { renderOnce } from './render.ts'

/** How long data is waited for before react-dom may run, which would delay it, in milliseconds. */
const PATIENCE = 1_000

/** How long a root that is in view waits for an idle moment, in milliseconds. */
const LONGEST_WAIT = 500

/** How long a skeleton is held back when the answer has arrived before it, in milliseconds: it would cost a frame. */
const LONGEST_HOLD = 100

/** Paintings in one turn of the event loop after which a root is left to react-dom: its stores never come to rest. */
const MOST_PAINTINGS = 25

/**
 * Stands under r2wc in the place of react-dom's `createRoot`: shows the widget at once by a renderer of our own, again
 * whenever a store changes, and hands the same nodes over when react-dom has come (decisions.mdx#first-painting).
 */
export function createRoot(container: Element): Pick<Root, 'render' | 'unmount'> {
  const held = takeFirstContent(container)
  // What a reader does in first content is held until a root has taken it over.
  return (!held && loadedReactDom()?.createRoot(container)) || new LateRoot(container, held)
}

const whenInView = nearnessWatch(0)

class LateRoot {
  readonly #container: Element
  readonly #held: HeldActions
  #element: ReactElement<WidgetRootProps> | undefined
  #root: Root | undefined
  #leaveStores: (() => void)[] = []
  #isPlanned = false
  #isCurrent = false
  #isHoldingBack = false
  #paintings = 0
  #stopWatching: (() => void) | undefined
  #isLoading = false
  #isOver = false
  #isLive = false
  /** What react-dom was given to hydrate: another tree before it has done so would be drawn from nothing. */
  #hydrated: ReactNode

  /** @param held what was done in the container's first content, where it has any */
  constructor(container: Element, held: HeldActions | undefined) {
    this.#container = container
    // No skeleton takes the place of what was painted first.
    this.#isHoldingBack = held !== undefined
    this.#held = held ?? new HeldActions(container)
    this.#held.onTouch = () => this.#handOver()
  }

  render(element: ReactNode): void {
    const isFirst = !this.#element
    // r2wc renders nothing but the root of a widget.
    this.#element = element as ReactElement<WidgetRootProps>
    if (isFirst) this.#element.props.mounted.$held.listen(() => this.#handOver())
    if (this.#isLive) this.#root?.render(this.#content())
    else if (!this.#root) {
      if (isFirst && !this.#isHoldingBack && haveAnswersArrived()) this.#holdBack()
      this.#paint()
      this.#planHandOver()
    }
  }

  #holdBack(): void {
    this.#isHoldingBack = true
    setTimeout(() => {
      if (this.#isHoldingBack) this.#plan()
      this.#isHoldingBack = false
    }, LONGEST_HOLD)
  }

  unmount(): void {
    this.#isOver = true
    noteContent(this, false)
    this.#stopWatching?.()
    this.#rest()
    this.#held.end()
    if (this.#root) this.#root.unmount()
    else this.#container.replaceChildren()
  }

  readonly #hydrate = (): void => {
    const reactDom = loadedReactDom()
    if (this.#isOver || this.#root || !reactDom) return
    const isCurrent = (this.#isCurrent && !this.#isPlanned) || this.#paint()
    if (!isCurrent && this.#held.pressed) {
      // The click that follows is held in the task in which the pointer is let go.
      void this.#held.pressed.then(() => setTimeout(this.#hydrate))
      return
    }
    this.#hydrated = this.#element
    try {
      // At once: a store that changes before React has read it would not fit what stands there. A field that is replaced
      // loses the focus, which its reader still wants there.
      this.#held.noteSelections()
      this.#held.ignore(() =>
        reactDom.flushSync(() => {
          this.#root = isCurrent
            ? reactDom.hydrateRoot(this.#container, this.#content(), { onRecoverableError: this.#report })
            : reactDom.createRoot(this.#container)
          if (!isCurrent) this.#root.render(this.#content())
        }),
      )
      this.#held.restore()
    } catch (error) {
      // Concerns nobody else, and another try would not mend it: what is shown stays readable.
      this.#isOver = true
      reportError(error)
    }
  }

  /** react-dom can't be had: what is shown stays readable, and whoever wanted to send something is told. */
  #fail(): void {
    if (this.#isOver) return
    const message = stateMessages.get().unusable
    this.#element?.props.mounted.failed({ kind: 'offline', status: 0, message })
    this.#held.refuse(message)
  }

  #content(): ReactNode {
    return createElement(Live, { onLive: this.#onLive }, this.#element)
  }

  readonly #onLive = (): void => {
    this.#isLive = true
    this.#rest()
    if (this.#element !== this.#hydrated) this.#root?.render(this.#content())
    void this.#held.repeat()
    for (const image of this.#container.querySelectorAll('img')) {
      // One that failed before was heard by nobody.
      if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') {
        image.dispatchEvent(new Event('error'))
      }
    }
  }

  /** Returns whether what stands in the page is what the stores say now. */
  #paint(): boolean {
    this.#isPlanned = false
    this.#isCurrent = false
    if (this.#isOver || this.#root || !canPaint || this.#isRestless()) return false
    try {
      const { content, subscriptions, effects } = renderOnce(this.#content(), this.#container.ownerDocument)
      const before = this.#leaveStores
      this.#leaveStores = subscriptions.map(subscribe => subscribe(this.#plan))
      for (const leave of before) leave()
      this.#isCurrent = this.#show(content)
      for (const effect of effects) effect()
      return this.#isCurrent
    } catch {
      // react-dom can do what the renderer can't; what the page's author wrote stays until then.
      return false
    }
  }

  /** What the reader uses already is not drawn anew under their hands. */
  #show(content: DocumentFragment): boolean {
    this.#isHoldingBack &&= isBusy(content) || isFallback(content)
    if (this.#isHoldingBack) return false
    const fresh = this.#container.cloneNode(false)
    fresh.appendChild(content)
    if (fresh.isEqualNode(this.#container)) return true
    if (this.#held.isTouched()) return false
    this.#container.replaceChildren(...fresh.childNodes)
    return true
  }

  /** On the next microtask: several changes are one painting. */
  readonly #plan = (): void => {
    if (this.#isPlanned) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#paint()
      this.#planHandOver()
    })
  }

  #isRestless(): boolean {
    if (this.#paintings === 0) setTimeout(() => (this.#paintings = 0))
    this.#paintings += 1
    return this.#paintings > MOST_PAINTINGS
  }

  /** After the frame in which all content is seen; data is waited for, but not for ever. */
  #planHandOver(): void {
    const isWaiting = this.#isHoldingBack || isBusy(this.#container)
    noteContent(this, isWaiting)
    setTimeout(this.#awaitReader, PATIENCE)
    if (!isWaiting) whenNoneAwaited(this.#awaitFrame)
  }

  readonly #awaitFrame = (): void => {
    if (document.hidden) setTimeout(this.#awaitReader)
    else requestAnimationFrame(() => setTimeout(this.#awaitReader))
  }

  /** What is painted out of view stays so until the reader comes to it. */
  readonly #awaitReader = (): void => {
    if (this.#isOver || this.#root) return
    // It may have been touched before there was this root.
    const isNeeded = !this.#isCurrent || this.#held.isTouched() || this.#element?.props.definition.staysAwake
    if (isNeeded || isNear(this.#container, 0)) void this.#handOver()
    else this.#stopWatching ??= whenInView(this.#container, () => this.#handOver())
  }

  /** In a task of its own: at once what the reader has touched, anything else when the page has time. */
  async #handOver(): Promise<void> {
    if (this.#isLoading || this.#root) return
    this.#isLoading = true
    const isLoaded = await loadReactDom().then(
      () => true,
      // Named in the console already.
      () => false,
    )
    this.#isLoading = false
    if (!isLoaded) this.#fail()
    else if (this.#held.isTouched() || !window.requestIdleCallback) setTimeout(this.#hydrate)
    else requestIdleCallback(this.#hydrate, { timeout: LONGEST_WAIT })
  }

  /** React mends a tree that differs. That concerns us, not the page; and nobody, when the element is gone already. */
  readonly #report = (error: unknown): void => {
    if (import.meta.env.DEV && !this.#isOver) console.error('Hydration:', error)
  }

  #rest(): void {
    for (const leave of this.#leaveStores) leave()
    this.#leaveStores = []
  }
}

/** Tells when everything inside has run its effects: React runs those of parents last. */
function Live({ onLive, children }: { onLive: () => void; children?: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}
