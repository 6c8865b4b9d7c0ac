import { CONTROLS, showHeld, UNREADY } from './early-actions.ts'
import { showsDrafts } from './early-drafts.ts'
import { type Entered, type Field, handOver, isField, selectionOf, write } from './entered-text.ts'
import { type Find, type HeldAction, repeatAction, showNoMore, wordsOf } from './held-action.ts'
import { clickReplacement, nextTask, pointerRelease, targetOf } from './pointer-press.ts'

const types = 'pointerdown click submit keydown beforeinput textInput input change focusin focusout'.split(
  ' ',
)

/** Holds the clicks and submits of a reader in served content, and repeats them as soon as react-dom listens. */
export class HeldActions {
  readonly #root: Element
  /** Hears events before react-dom, which stops them on the way to content that it has not hydrated. */
  readonly #around: Node
  onTouch = (): void => {}
  /** A control that is replaced between press and release would get no click. */
  pressed: Promise<unknown> | undefined
  readonly #actions: HeldAction[] = []
  /** Fields with typed text, which a rendering may reset. */
  readonly #fields = new Map<Field, { entered: Entered; find: Find }>()
  #focused: { element: Element; find: Find } | undefined
  #isUsedInside = false
  #isIgnoring = false

  constructor(root: Element) {
    this.#root = root
    this.#around = root.getRootNode()
    for (const type of types) this.#around.addEventListener(type, this.#hear, true)
    if (root.hasAttribute('data-served')) root.setAttribute('data-served', 'held')
    const early = window.tradeEarlyActions
    // A form of the page may have this name.
    for (const action of (early instanceof Map && early.get(root)) || []) this.#holdAction(...action)
    // A draft that was filled in counts as typed, also where the reader has emptied the field since.
    const isFilled = showsDrafts(root)
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.type === 'file') this.#followFiles(field)
      else if (isFilled || field.value !== field.defaultValue) this.#note(field)
    }
    const focused = activeIn(root)
    if (focused?.shadowRoot) this.#isUsedInside = true
    else if (focused) this.#noteFocus(focused)
  }

  #holdAction(type: string, target: Element, shown: Animation | undefined): void {
    this.#root.setAttribute('aria-busy', 'true')
    this.#actions.push({ type, find: this.#finder(target), shown, words: wordsOf(target) })
  }

  #noteFocus(element: Element): void {
    this.#focused = { element, find: this.#finder(element) }
  }

  /** A file field may be replaced during the choice. The new field then gets the file. */
  #followFiles(field: Field): void {
    const find = this.#finder(field)
    field.addEventListener('change', event => {
      const now = find()
      if (field.isConnected || !now) return
      // The outer parts of a place also hold actions for the content inside.
      event.stopImmediatePropagation()
      handOver(field, { value: field.value }, now)
    })
  }

  isTouched(): boolean {
    return Boolean(this.isWaiting() || this.#focused || this.pressed || this.#isUsedInside)
  }

  isWaiting(): boolean {
    return this.#actions.length > 0 || this.#fields.size > 0
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

  /** Older browsers have no event for the selection. */
  noteSelections(): void {
    for (const { entered, find } of this.#fields.values()) {
      const field = find()
      if (isField(field) && field.value === entered.value) entered.selection = selectionOf(field)
    }
  }

  restore(): void {
    this.noteSelections()
    for (const { entered, find } of this.#fields.values()) write(entered, find())
    if (!this.#focused || this.#focused.element.isConnected) return
    const element = this.#focused.find()
    this.#focused = undefined
    if (element) this.#noteFocus(element)
    if (element instanceof HTMLElement) this.ignore(() => element.focus())
  }

  /** Repeats everything that is held, each action in a task of its own like a reader's, and ends. */
  async repeat(): Promise<void> {
    // React has come to rest then; earlier, it would reset a field to the value that it knows.
    await nextTask()
    this.restore()
    while (this.isWaiting()) {
      this.noteSelections()
      for (const [field, { entered, find }] of this.#fields) {
        this.#fields.delete(field)
        this.ignore(() => handOver(field, entered, find()))
      }
      const action = this.#actions.shift()
      await nextTask()
      if (action) this.ignore(() => repeatAction(action))
    }
    this.end()
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
    const target = targetOf(event)
    if (!target || this.#isIgnoring || !event.composedPath().includes(this.#root)) return
    if (event.type === 'pointerdown') {
      this.#notePress(target)
      return
    }
    // A nested element holds actions for itself. Only a focus that moves within it is not visible from here.
    const isNested = target.getRootNode() !== this.#root.getRootNode()
    if (isNested) this.#isUsedInside = true
    if (isNested || this.#isHeld(event, target)) this.onTouch()
  }

  #notePress(target: Element): void {
    const press = pointerRelease()
    this.pressed = press
    void press.then(released => {
      if (this.pressed === press) this.pressed = undefined
      void clickReplacement(target, released)
    })
  }

  #isHeld(event: Event, target: Element): boolean {
    const { type } = event
    if (type === 'focusout') {
      // A focus that goes nowhere may mean that React removes the field.
      if ('relatedTarget' in event && event.relatedTarget) this.#focused = undefined
      return false
    }
    if (type === 'beforeinput' || type === 'textInput' || type === 'keydown') {
      // React may have reset the field, and the next letter or cut must apply to the text typed before.
      this.restore()
      // React would hydrate at once, and may replace the field before the text has come into it.
      if (type !== 'keydown') event.stopImmediatePropagation()
      return this.#isUnreadySubmit(event, target)
    }
    if (type === 'focusin') {
      // If the focused element is gone, React itself moves the focus to the element around it.
      const hasGone = this.#focused?.element.isConnected === false
      if (!hasGone) this.#noteFocus(target)
    } else if (type === 'input' || type === 'change') {
      if (!isField(target)) return false
      // A field that loses the focus may show the draft that React has rendered, and not the text typed before.
      if (type === 'input' || !this.#hasText(target)) this.#note(target)
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

  #hasText(field: Field): boolean {
    return 'defaultValue' in field && [...this.#fields.values()].some(({ find }) => find() === field)
  }

  #note(field: Field): void {
    const entered = { value: field.value, selection: selectionOf(field) }
    this.#fields.set(field, { entered, find: this.#finder(field) })
  }

  /** Returns a function that finds the element, or its replacement after another rendering. */
  #finder(element: Element): Find {
    const { localName } = element
    const name = element.getAttribute('name')
    if (name) {
      const named = (): Element[] => [
        ...this.#root.querySelectorAll(`${localName}[name="${CSS.escape(name)}"]`),
      ]
      const index = named().indexOf(element)
      return () => (element.isConnected ? element : named()[index])
    }
    const path: [localName: string, index: number][] = []
    for (let at = element; at !== this.#root && at.parentElement; at = at.parentElement) {
      path.unshift([at.localName, childrenNamed(at.parentElement, at.localName).indexOf(at)])
    }
    return () => {
      if (element.isConnected) return element
      return path.reduce<Element | undefined>(
        (at, [each, index]) => at && childrenNamed(at, each)[index],
        this.#root,
      )
    }
  }
}

/** Nodes of extensions among them have other names, or come last. */
const childrenNamed = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName }) => localName === name)

/** The focus may have come before any of our code. */
function activeIn(root: Element): Element | undefined {
  const within = root.getRootNode()
  const active = (within instanceof ShadowRoot ? within : root.ownerDocument).activeElement
  return active && active !== root && root.contains(active) ? active : undefined
}

/** The button that sends a form, or its first if it was sent by Enter. */
const pressedBy = (event: Event): Element | null => (event instanceof SubmitEvent ? event.submitter : null)
