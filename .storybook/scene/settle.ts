import { isElementTag } from '#widgets/runtime/elements.ts'

/**
 * Waits until a story stands as it will: its elements are there, what moves has arrived, and nothing changes while the
 * browser has time to.
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

/** What is on the page; undefined while an element has not come yet, or something moves. */
function look(): string | undefined {
  const roots = rootsIn(document)
  const missing = roots.flatMap(root => [...root.querySelectorAll(':not(:defined)')])
  if (missing.some(({ localName }) => isElementTag(localName)) || moving().length > 0) return undefined
  return roots.map(root => `${root.textContent ?? ''}${root.querySelectorAll('*').length}`).join()
}

/** Animations that end by themselves: half-way, colours are not those of the design. */
function moving(): Animation[] {
  const all = rootsIn(document).flatMap(root => root.getAnimations())
  return all.filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
}

/** The document and all shadow roots in it. */
function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  )
  return [root, ...inside]
}

/** The browser has nothing else to do, or has had its time for it. */
const idle = (): Promise<unknown> => new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
