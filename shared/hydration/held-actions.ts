import { CONTROLS, showHeld, UNREADY } from './early-actions.ts'
import { showsDrafts } from './early-drafts.ts'
import { type Field, handOver, isField, write } from './entered-text.ts'
import { type HeldAction, repeatAction, showNoMore, wordsOf } from './held-action.ts'

const types =
  'click submit keydown beforeinput textInput input change focusin focusout selectionchange'.split(' ')

/** Holds the clicks, submits and texts of a reader in served content, and repeats them as soon as react-dom listens. */
export class HeldActions {
  readonly #root: Element
  /** Hears events before react-dom, which stops them on the way to content that it has not hydrated. */
  readonly #around: Node
  onTouch = (): void => {}
  readonly #actions: HeldAction[] = []
  /** The text of each field that the reader has changed. A rendering may reset it. */
  readonly #texts = new Map<Field, string>()
  #focused: Element | undefined
  /** The last selection in a field, which a rendering that resets the field loses. */
  #selection: readonly [field?: Field, start?: number | null, end?: number | null] = []
  /** True from the event before an input until the first after it. */
  #isEdited = false
  #isTouched = false
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
    // A draft that was filled in counts as typed, also where the reader has emptied the field since.
    const isFilled = showsDrafts(root)
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const isDrafted = isFilled && field.type !== 'file'
      if (isDrafted || field.value !== field.defaultValue) this.#texts.set(field, field.value)
    }
  }

  #holdAction(type: string, target: Element, shown: Animation | undefined): void {
    this.#root.setAttribute('aria-busy', 'true')
    this.#actions.push({ type, target, shown, words: wordsOf(target) })
  }

  isTouched(): boolean {
    return this.#isTouched || this.isWaiting() || this.#focused !== undefined
  }

  isWaiting(): boolean {
    return this.#actions.length > 0 || this.#texts.size > 0
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

  /** Shows the typed texts again after a rendering, and gives the focus to what has replaced the focused element. */
  restore(): void {
    for (const [field, text] of this.#texts) {
      const now = this.#now(field)
      if (!isField(now) || now.value === text) continue
      write(text, now)
      const [selected, start, end = null] = this.#selection
      // Browsers tell none for numbers and dates.
      if (selected === field && start != null && 'defaultValue' in now) now.setSelectionRange(start, end)
    }
    if (this.#focused?.isConnected !== false) return
    const now = this.#now(this.#focused)
    this.#focused = now
    if (now instanceof HTMLElement) this.#ignore(() => now.focus())
  }

  /** Repeats everything that is held, each action in a task of its own like a reader's, and ends. */
  async repeat(): Promise<void> {
    // React has come to rest then; earlier, it would reset a field to the value that it knows.
    await nextTask()
    this.restore()
    while (this.isWaiting()) {
      for (const [field, text] of this.#texts) {
        this.#texts.delete(field)
        const now = this.#now(field)
        if (isField(now)) this.#ignore(() => handOver(text, now))
      }
      const action = this.#actions.shift()
      await nextTask()
      if (action) this.#ignore(() => repeatAction(action, this.#now(action.target)))
    }
    this.end()
  }

  /** Empties the fields, because their text belongs to a member who has signed out. */
  forgetTexts(): void {
    for (const field of this.#texts.keys()) if ('defaultValue' in field) write(field.defaultValue, field)
    this.#texts.clear()
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

  #isHeld(event: Event, target: Element): boolean {
    const { type } = event
    if (type === 'selectionchange') {
      if (isField(target) && 'defaultValue' in target && this.#texts.get(target) === target.value)
        this.#selection = [target, target.selectionStart, target.selectionEnd]
      return false
    }
    if (type === 'focusout') {
      // A focus that goes nowhere may mean that React removes the field.
      if (event instanceof FocusEvent && event.relatedTarget) this.#focused = undefined
      return false
    }
    if (type === 'beforeinput' || type === 'textInput' || type === 'keydown') {
      // React may have reset the field, and the next letter or cut must apply to the text typed before.
      this.restore()
      // React would hydrate at once, and may replace the field before the text has come into it.
      if (type !== 'keydown') event.stopImmediatePropagation()
      this.#isEdited = type !== 'keydown'
      return this.#isUnreadySubmit(event, target)
    }
    if (type === 'focusin') {
      // If the focused element is gone, React itself moves the focus to the element around it.
      if (this.#focused?.isConnected !== false) this.#focused = target
    } else if (type === 'input' || type === 'change') {
      if (!isField(target)) return false
      // A field that loses the focus may show the draft that React has rendered, and not the text typed before.
      const hasText = 'defaultValue' in target && this.#texts.has(target)
      // Text of several lines comes with several events, and React may reset the field after the first.
      const isReset =
        hasText && !this.#isEdited && 'inputType' in event && target.value === target.defaultValue
      this.#isEdited = false
      if (!isReset && (type === 'input' || !hasText)) this.#texts.set(target, target.value)
    } else {
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
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !isField(target)) return false
    const form = target.localName === 'input' && target.type !== 'file' ? target.form : null
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
