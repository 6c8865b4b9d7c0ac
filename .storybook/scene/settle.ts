import { isElementTag } from '#widgets/runtime/elements.ts'

/**
 * Waits until a story is settled: its elements are defined, animations have ended, and nothing changes while the browser
 * is idle.
 */
export async function settle(): Promise<void> {
  let before: string | undefined
  let now = look()
  while (now === undefined || now !== before) {
    before = now
    await idle()
    now = look()
  }
}

/** The HTML of the page; undefined while an element is not defined yet or something moves. */
function look(): string | undefined {
  const roots = rootsIn(document)
  const missing = roots.flatMap(root => [...root.querySelectorAll(':not(:defined)')])
  if (missing.some(({ localName }) => isElementTag(localName)) || moving().length > 0) return undefined
  return roots.map(root => `${root.textContent ?? ''}${root.querySelectorAll('*').length}`).join()
}

/** Animations that end by themselves. In the middle of one, colours would fail the contrast check. */
function moving(): Animation[] {
  const all = rootsIn(document).flatMap(root => root.getAnimations())
  return all.filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
}

/** The root and all shadow roots in it. */
function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  )
  return [root, ...inside]
}

const idle = (): Promise<unknown> => new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
