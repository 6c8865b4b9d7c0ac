import { isElementTag } from '#widgets/runtime/elements.ts'

/**
 * Waits until a story is settled: its elements are defined, animations have ended, and nothing changes while the browser
 * is idle.
 */
export async function waitUntilStable(): Promise<void> {
  let before: string | undefined
  let now = pageContent()
  while (now === undefined || now !== before) {
    before = now
    await idle()
    now = pageContent()
  }
}

/** Returns the HTML of the page, or undefined while an element is not yet defined or something still moves. */
function pageContent(): string | undefined {
  const roots = allRoots(document)
  const missing = roots.flatMap(root => [...root.querySelectorAll(':not(:defined)')])
  if (missing.some(({ localName }) => isElementTag(localName)) || runningAnimations().length > 0)
    return undefined
  return roots.map(root => `${root.textContent ?? ''}${root.querySelectorAll('*').length}`).join()
}

/** Returns the animations that end by themselves. In the middle of one, colours would fail the contrast check. */
function runningAnimations(): Animation[] {
  const all = allRoots(document).flatMap(root => root.getAnimations())
  return all.filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
}

/** Returns the root and all shadow roots in it. */
function allRoots(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? allRoots(shadowRoot) : [],
  )
  return [root, ...inside]
}

const idle = (): Promise<unknown> => new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
