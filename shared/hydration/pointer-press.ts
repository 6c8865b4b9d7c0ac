import { CONTROLS } from './early-actions.ts'

/** In milliseconds. A page may hide the release. */
const LONGEST_PRESS = 1_000

/** The parts around a place hold actions for the content inside too. */
const clicked = new WeakSet<Element>()

/** Resolves on release, with the element below a mouse or pen. */
export async function pointerRelease(): Promise<Element | undefined> {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  const released = await new Promise<Element | undefined>(release => {
    window.addEventListener(
      'pointerup',
      up => release(up.pointerType === 'touch' ? undefined : targetOf(up)),
      options,
    )
    window.addEventListener('pointercancel', () => release(undefined), options)
    setTimeout(release, LONGEST_PRESS)
  })
  end.abort()
  return released
}

/** Clicks a control that was replaced between press and release. Browsers click nothing there. */
export async function clickReplacement(pressed: Element, released: Element | undefined): Promise<void> {
  await nextTask()
  const [before, now] = [pressed, released].map(each => each?.closest(`a, label, ${CONTROLS}`))
  // A control that its own click has removed was clicked already.
  if (!before || before.isConnected || clicked.has(before)) return
  if (!(now instanceof HTMLElement) || !now.isConnected) return
  clicked.add(before)
  if (now.localName === before.localName && now.textContent === before.textContent) now.click()
}

export function targetOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return target instanceof Element ? target : undefined
}

export const nextTask = (): Promise<unknown> => new Promise(resume => setTimeout(resume))
