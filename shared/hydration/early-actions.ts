/** Their clicks wait for React. A link is followed at once. */
export const CONTROLS = 'button, [role=button], [role=tab], [type=checkbox], [type=radio], [data-press]'

/** The button that sends its form. */
export const SUBMITS = 'button:not([type=button])'

/** The button of a form that Enter can't send yet: the form was rendered for a visitor, and may become a member's. */
export const UNREADY = '[type=submit][disabled]'

type EarlyAction = readonly [type: 'click' | 'submit', target: Element, shown: Animation | undefined]

type EarlyActions = Map<Element, EarlyAction[]>

declare global {
  interface Window {
    tradeEarlyActions?: EarlyActions | Element
  }
}

/**
 * Holds clicks and submits until `HeldActions` does, and shows `unusable` on a click if a script can't be loaded.
 * A server writes it into the page as text, so it uses nothing from outside. `show` is `showHeld`.
 */
export function holdEarlyActions(
  controls: string,
  unready: string,
  unusable: string,
  show?: (control: Element) => Animation | undefined,
): void {
  const early: EarlyActions = new Map()
  window.tradeEarlyActions = early
  let hasFailed = false
  let notice: HTMLElement | undefined
  const tell = (): void => {
    if (!hasFailed) return
    for (const [root, actions] of early) {
      root.removeAttribute('aria-busy')
      for (const [, , shown] of actions) if (shown) shown.effect = null
    }
    if (notice || early.size === 0) return
    notice = document.createElement('p')
    notice.className = 'missing'
    notice.setAttribute('role', 'alert')
    notice.textContent = unusable
    const main = document.querySelector('main') ?? document.body
    main.prepend(notice)
    notice.scrollIntoView({ block: 'nearest' })
  }
  window.addEventListener(
    'error',
    ({ target }) => {
      hasFailed ||= target instanceof HTMLScriptElement && target.type === 'module'
      tell()
    },
    true,
  )
  const hold = (event: Event, type: EarlyAction[0], target: Element, control: Element): void => {
    const root = target.closest('.trade-root[data-served=""]')
    // A form with an address works without scripts.
    if (!root || target.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    root.setAttribute('aria-busy', 'true')
    early.set(root, [...(early.get(root) ?? []), [type, target, show?.(control)]])
    tell()
  }
  window.addEventListener(
    'click',
    event => {
      const [target] = event.composedPath()
      const control = target instanceof Element ? target.closest(controls) : null
      const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit'
      const sent = isSubmit ? control.form : control
      if (control && sent) hold(event, isSubmit ? 'submit' : 'click', sent, control)
    },
    true,
  )
  window.addEventListener(
    'keydown',
    event => {
      const [target] = event.composedPath()
      const form = event.key === 'Enter' && target instanceof HTMLInputElement && target.form
      const button = form && target.type !== 'file' && form.querySelector(unready)
      if (button) hold(event, 'submit', form, button)
    },
    true,
  )
}

/**
 * Shows that the press of a control was taken and waits, until the effect of the animation is removed. It changes no attribute, which
 * React would compare with its own. A server writes it into the page as text, so it uses nothing from outside.
 */
export function showHeld(control: Element): Animation | undefined {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const timing = { duration: 600, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' } as const
  // The DOM of a test runner has no animations.
  return control.animate?.({ opacity: isStill ? [0.5, 0.5] : [0.7, 0.4] }, timing)
}

/**
 * Shows a skeleton in place of served content that may differ on this device (device-content.tsx). Without scripts the content
 * stays.
 */
export const UNTIL_LIVE = '--of-device:none;--until-known:block;'

/** Hides the parts of served content for visitors, and keeps room for those for members (base.css). */
export const FOR_MEMBERS =
  '--member:1;--for-visitors:hidden;--for-visitors-row:absolute;--for-members:block;--disabled:1'

/** Applies `FOR_MEMBERS` until React renders. A server writes it into the page as text, so it uses nothing from outside. */
export function hideFromMembers(storageKey: string, style: string): void {
  try {
    const isMember = (localStorage.getItem(storageKey) ?? 'null') !== 'null'
    if (isMember) document.documentElement.style.cssText += style
  } catch {
    // The page has no storage, so nobody is signed in.
  }
}
