import { CONTROLS, SUBMITS, showHeld, UNREADY } from './early-actions.ts'
import { isField } from './entered.ts'
import { type HeldAction, wordsOf } from './held-action.ts'

const types = 'click submit keydown textInput input focusin focusout'.split(' ')

/** Holds the clicks and submits of a reader in served content until `HeldActions` repeats them. The script needs no more. */
export class ActionHolder {
  readonly #root: Element
  /** Hears events before react-dom, which stops them on the way to content that it has not hydrated. */
  readonly #around: Node
  onTouch = (): void => {}
  /** The form around a part is not sent before the part has told what was entered in it. */
  hasText?: () => boolean
  readonly actions: HeldAction[] = []
  focused: Element | undefined
  isTouched: boolean
  #isIgnoring = false

  constructor(root: Element) {
    this.#root = root
    this.#around = root.getRootNode()
    this.focused = activeIn(root)
    for (const type of types) this.#around.addEventListener(type, this.#hear, true)
    if (root.hasAttribute('data-served')) root.setAttribute('data-served', 'held')
    const early = window.tradeEarlyActions
    // A form of the page may have this name.
    for (const action of (early instanceof Map && early.get(root)) || []) this.#holdAction(...action)
    this.isTouched = this.focused !== undefined || this.actions.length > 0
  }

  #holdAction(type: string, target: Element, shown: Animation | undefined): void {
    this.#root.setAttribute('aria-busy', 'true')
    this.actions.push({ type, target, shown, words: wordsOf(target) })
  }

  ignore(act: () => void): void {
    this.#isIgnoring = true
    act()
    this.#isIgnoring = false
  }

  end(): void {
    this.#root.removeAttribute('aria-busy')
    for (const type of types) this.#around.removeEventListener(type, this.#hear, true)
  }

  readonly #hear = (event: Event): void => {
    const path = event.composedPath()
    const [target] = path
    if (!(target instanceof Element) || this.#isIgnoring) return
    const isSubmitAround = event.type === 'submit' && target.contains(this.#root) && this.hasText?.()
    if (!isSubmitAround && !path.includes(this.#root)) return
    // A nested element holds actions for itself.
    const isNested = target.getRootNode() !== this.#root.getRootNode()
    if (!isNested && !this.#isHeld(event, target)) return
    this.isTouched = true
    this.onTouch()
  }

  /** Returns true if the event touches the content. */
  #isHeld(event: Event, target: Element): boolean {
    const { type } = event
    if (type === 'focusout') {
      // A focus that goes nowhere may mean that React removes the field.
      if (event instanceof FocusEvent && event.relatedTarget) this.focused = undefined
      return false
    }
    if (type === 'textInput') {
      // React would hydrate at once, and may replace the field before the text has come into it.
      event.stopImmediatePropagation()
      return false
    }
    if (type === 'keydown') return this.#isUnreadySubmit(event, target)
    if (type === 'focusin') {
      // If the focused element is gone, React itself moves the focus to the element around it.
      if (this.focused?.isConnected !== false) this.focused = target
    } else if (type === 'input') return isField(target)
    else {
      const control = type === 'click' ? target.closest(CONTROLS) : target
      if (!control || (type === 'click' && submits(control))) return false
      event.preventDefault()
      // Also for a place around the control, which would hold it too.
      event.stopImmediatePropagation()
      this.#holdAction(type, control, showHeld(pressedBy(event) ?? control))
    }
    return true
  }

  #isUnreadySubmit(event: Event, target: Element): boolean {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return false
    const form = target instanceof HTMLInputElement && target.type !== 'file' ? target.form : null
    const button = form?.querySelector(UNREADY)
    if (!form || !button) return false
    this.#holdAction('submit', form, showHeld(button))
    return true
  }
}

/** The focus may have come before any of our code. */
function activeIn(root: Element): Element | undefined {
  const within = root.getRootNode()
  const active = (within instanceof ShadowRoot ? within : root.ownerDocument).activeElement
  return active && active !== root && root.contains(active) ? active : undefined
}

/** The button that sends a form, or its first if it was sent by Enter. */
const pressedBy = (event: Event): Element | null => (event instanceof SubmitEvent ? event.submitter : null)

/**
 * A form's own button sends the form, which is a `submit` event, as with Enter. In a sandboxed frame it may send none, so
 * there the press itself is held.
 */
const submits = (control: Element): boolean => window.parent === window && control.matches(SUBMITS)
