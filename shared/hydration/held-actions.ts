import { CONTROLS, UNREADY } from './early-actions.ts'
import { type Entered, type Field, handOver, isField, selectionOf, write } from './entered-text.ts'
import { clickReplacement, nextTask, pointerRelease, targetOf } from './pointer-press.ts'

type Find = () => Element | undefined

const types = 'pointerdown click submit keydown beforeinput textInput input change focusin focusout'.split(
  ' ',
)

/** Holds the clicks and submits of a reader in served content, and repeats them as soon as react-dom listens. */
export class HeldActions {
  readonly #root: Element
  onTouch = (): void => {}
  /** A control that is replaced between press and release would get no click. */
  pressed: Promise<unknown> | undefined
  readonly #actions: { type: string; find: Find }[] = []
  /** Fields with typed text, which a rendering may reset. */
  readonly #fields = new Map<Field, { entered: Entered; find: Find }>()
  #focused: { element: Element; find: Find } | undefined
  #isUsedInside = false
  #isIgnoring = false

  constructor(root: Element) {
    this.#root = root
    for (const type of types) root.addEventListener(type, this.#hear, true)
    if (root.hasAttribute('data-served')) root.setAttribute('data-served', 'held')
    const early = window.tradeEarlyActions
    // A form of the page may have this name.
    for (const [type, target] of (early instanceof Map && early.get(root)) || [])
      this.#actions.push({ type, find: this.#finder(target) })
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.value !== field.defaultValue) this.#note(field)
      if (field.type === 'file') this.#followFiles(field)
    }
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
    this.#focused = element && { element, find: this.#finder(element) }
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
      this.ignore(() => repeatAction(action?.type, action?.find()))
    }
    this.end()
  }

  ignore(act: () => void): void {
    this.#isIgnoring = true
    act()
    this.#isIgnoring = false
  }

  end(): void {
    for (const type of types) this.#root.removeEventListener(type, this.#hear, true)
  }

  readonly #hear = (event: Event): void => {
    const target = targetOf(event)
    if (!target || this.#isIgnoring) return
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
      if (!hasGone) this.#focused = { element: target, find: this.#finder(target) }
    } else if (type === 'input' || type === 'change') {
      if (!isField(target)) return false
      // A field that loses the focus may show the draft that React has rendered, and not the text typed before.
      if (type === 'input' || !this.#hasText(target)) this.#note(target)
    } else {
      const control = type === 'click' ? target.closest(CONTROLS) : target
      // A form's own button sends the form, which is a `submit` event, as with Enter.
      if (!control || (type === 'click' && control.matches('button:not([type=button])'))) return false
      event.preventDefault()
      event.stopPropagation()
      this.#actions.push({ type, find: this.#finder(control) })
    }
    return true
  }

  #isUnreadySubmit(event: Event, target: Element): boolean {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !isField(target)) return false
    const form = target.localName === 'input' && target.type !== 'file' ? target.form : null
    if (!form?.querySelector(UNREADY)) return false
    this.#actions.push({ type: 'submit', find: this.#finder(form) })
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

function repeatAction(type: string | undefined, target: Element | undefined): void {
  if (type === 'submit' && target instanceof HTMLFormElement) {
    if (!target.querySelector(UNREADY)) target.requestSubmit()
  } else if (target instanceof HTMLElement) target.click()
}
