/** Their clicks wait for React. A link is followed at once. */
export const CONTROLS = 'button, [role=button], [role=tab], [type=checkbox], [type=radio]'

/** The button of a form that Enter can't send yet: the form was rendered for a visitor, and may become a member's. */
export const UNREADY = '[type=submit][disabled]'

type EarlyAction = readonly [type: 'click' | 'submit', target: Element]

type EarlyActions = Map<Element, EarlyAction[]>

declare global {
  interface Window {
    tradeEarlyActions?: EarlyActions | Element
  }
}

/**
 * Holds clicks and submits until `HeldActions` does, and shows `unusable` on a click if a script can't be loaded.
 * A server writes it into the page as text, so it uses nothing from outside.
 */
export function holdEarlyActions(controls: string, unready: string, unusable: string): void {
  const early: EarlyActions = new Map()
  window.tradeEarlyActions = early
  let hasFailed = false
  let notice: HTMLElement | undefined
  const tell = (): void => {
    if (!hasFailed || notice || early.size === 0) return
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
  const hold = (event: Event, action: EarlyAction): void => {
    const root = action[1].closest('.trade-root[data-served=""]')
    // A form with an address works without scripts.
    if (!root || action[1].hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    early.set(root, [...(early.get(root) ?? []), action])
    tell()
  }
  window.addEventListener(
    'click',
    event => {
      const [target] = event.composedPath()
      const control = target instanceof Element ? target.closest(controls) : null
      const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit'
      const sent = isSubmit ? control.form : control
      if (sent) hold(event, [isSubmit ? 'submit' : 'click', sent])
    },
    true,
  )
  window.addEventListener(
    'keydown',
    event => {
      const [target] = event.composedPath()
      const form = event.key === 'Enter' && target instanceof HTMLInputElement && target.form
      if (form && target.type !== 'file' && form.querySelector(unready)) hold(event, ['submit', form])
    },
    true,
  )
}

/** Hides the parts of served content for visitors, and keeps room for those for members (base.css). */
export const FOR_MEMBERS = '--member:1;--for-visitors:hidden;--for-visitors-row:absolute;--for-members:block'

/** Applies `FOR_MEMBERS` until React renders. A server writes it into the page as text, so it uses nothing from outside. */
export function hideFromMembers(storageKey: string, style: string): void {
  try {
    const isMember = (localStorage.getItem(storageKey) ?? 'null') !== 'null'
    if (isMember) document.documentElement.style.cssText += style
  } catch {
    // The page has no storage, so nobody is signed in.
  }
}
