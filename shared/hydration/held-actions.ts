import { forgetDrafts, showsDrafts } from '#shared/storage/early-drafts.ts'
import { CONTROLS, showHeld, UNREADY } from './early-actions.ts'
import { carryOver, type Field, fieldsIn, isEntered, isField, keepCaret } from './entered.ts'
import { type HeldAction, repeatAction, showNoMore, wordsOf } from './held-action.ts'

const types = 'click submit keydown textInput input focusin focusout'.split(' ')

/** Holds the clicks and submits of a reader in served content, and repeats them as soon as react-dom listens. */
export class HeldActions {
  readonly #root: Element
  /** Hears events before react-dom, which stops them on the way to content that it has not hydrated. */
  readonly #around: Node
  onTouch = (): void => {}
  readonly #actions: HeldAction[] = []
  /** As they were served, until a rendering has replaced them. */
  #fields: readonly Field[]
  #focused: Element | undefined
  #isTouched: boolean
  #isIgnoring = false

  constructor(root: Element) {
    this.#root = root
    this.#around = root.getRootNode()
    this.#focused = activeIn(root)
    for (const type of types) this.#around.addEventListener(type, this.#hear, true)
    if (root.hasAttribute('data-served')) root.setAttribute('data-served', 'held')
    const early = window.tradeEarlyActions
    // A form of the page may have this name.
    for (const action of (early instanceof Map && early.get(root)) || []) this.#holdAction(...action)
    this.#fields = fieldsIn(root)
    for (const field of this.#fields) if (field instanceof HTMLTextAreaElement) keepCaret(field)
    this.#isTouched = this.#focused !== undefined || this.#actions.length > 0 || this.#entered().length > 0
  }

  #holdAction(type: string, target: Element, shown: Animation | undefined): void {
    this.#root.setAttribute('aria-busy', 'true')
    this.#actions.push({ type, target, shown, words: wordsOf(target) })
  }

  isTouched(): boolean {
    return this.#isTouched
  }

  refuse(message: string): void {
    const isSending = this.#actions.some(({ type }) => type !== 'click')
    for (const action of this.#actions) showNoMore(action)
    this.#root.removeAttribute('aria-busy')
    if (!isSending || this.#root.querySelector(':scope > [role=alert]')) return
    const note = this.#root.ownerDocument.createElement('p')
    note.className = 'note wrong'
    note.setAttribute('role', 'alert')
    note.textContent = message
    this.#root.appendChild(note)
  }

  /** The fields that the reader, or a draft, has changed. A draft that was filled in counts also where it was emptied. */
  #entered(): Field[] {
    const isFilled = showsDrafts(this.#root)
    return this.#fields.filter(field => isEntered(field) || (isFilled && field.type !== 'file'))
  }

  /** Gives text and focus to the elements that a rendering has put in place of others. */
  restore(): void {
    for (const field of this.#entered()) {
      const now = this.#now(field)
      if (now !== field && isField(now)) carryOver(field, now)
    }
    this.#fields = fieldsIn(this.#root)
    if (this.#focused?.isConnected !== false) return
    const now = this.#now(this.#focused)
    this.#focused = now
    if (now instanceof HTMLElement) this.#ignore(() => now.focus())
  }

  /** Tells React of what was entered, repeats the held actions, each in a task of its own like a reader's, and ends. */
  async repeat(): Promise<void> {
    this.restore()
    for (const field of this.#entered()) {
      const type = field.type === 'file' ? 'change' : 'input'
      this.#ignore(() => field.dispatchEvent(new Event(type, { bubbles: true })))
    }
    await nextTask()
    for (let action = this.#actions.shift(); action; action = this.#actions.shift()) {
      const { target } = action
      this.#ignore(() => repeatAction(action, this.#now(target)))
      await nextTask()
    }
    this.end()
  }

  /** Empties the fields, because their text belongs to a member who has signed out. */
  forgetTexts(): void {
    for (const field of this.#entered()) if ('defaultValue' in field) field.value = field.defaultValue
    forgetDrafts(this.#root)
  }

  #ignore(act: () => void): void {
    this.#isIgnoring = true
    act()
    this.#isIgnoring = false
  }

  end(): void {
    this.#root.removeAttribute('aria-busy')
    for (const type of types) this.#around.removeEventListener(type, this.#hear, true)
  }

  readonly #hear = (event: Event): void => {
    const [target] = event.composedPath()
    if (!(target instanceof Element) || this.#isIgnoring) return
    if (!event.composedPath().includes(this.#root)) return
    // A nested element holds actions for itself.
    const isNested = target.getRootNode() !== this.#root.getRootNode()
    if (!isNested && !this.#isHeld(event, target)) return
    this.#isTouched = true
    this.onTouch()
  }

  /** Returns true if the event touches the content. */
  #isHeld(event: Event, target: Element): boolean {
    const { type } = event
    if (type === 'focusout') {
      // A focus that goes nowhere may mean that React removes the field.
      if (event instanceof FocusEvent && event.relatedTarget) this.#focused = undefined
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
      if (this.#focused?.isConnected !== false) this.#focused = target
    } else if (type === 'input') return isField(target)
    else {
      const control = type === 'click' ? target.closest(CONTROLS) : target
      // A form's own button sends the form, which is a `submit` event, as with Enter.
      if (!control || (type === 'click' && control.matches('button:not([type=button])'))) return false
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

  /** Returns the element. If a rendering has replaced it, returns the only one with its name or else its words. */
  #now(element: Element): Element | undefined {
    if (element.isConnected) return element
    const nameOf = (each: Element): string => each.getAttribute('name') ?? wordsOf(each)
    const same = [...this.#root.querySelectorAll(element.localName)].filter(
      each => nameOf(each) === nameOf(element),
    )
    return same.length === 1 ? same[0] : undefined
  }
}

const nextTask = (): Promise<unknown> => new Promise(resume => setTimeout(resume))

/** The focus may have come before any of our code. */
function activeIn(root: Element): Element | undefined {
  const within = root.getRootNode()
  const active = (within instanceof ShadowRoot ? within : root.ownerDocument).activeElement
  return active && active !== root && root.contains(active) ? active : undefined
}

/** The button that sends a form, or its first if it was sent by Enter. */
const pressedBy = (event: Event): Element | null => (event instanceof SubmitEvent ? event.submitter : null)
