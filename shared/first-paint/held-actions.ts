import { keyListeners } from './dom-element.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Selection = [start: number, end: number, direction: HTMLInputElement['selectionDirection']]
type Entered = { value: string; selection?: Selection | undefined }
type Find = () => Element | undefined

const types = 'pointerdown click submit keydown beforeinput input change focusin focusout'.split(' ')

/** A pointer that is down for longer, in milliseconds, is waited for no more: a page may keep to itself that it was let go. */
const LONGEST_PRESS = 1_000

/**
 * What a reader does between the first painting and react-dom: clicks, submits and Enter in a field that hears it are held,
 * and repeated in order as soon as react-dom listens. Text goes into its field at once, and a link is followed at once.
 */
export class HeldActions {
  readonly #root: Element
  /** Called with each action. */
  onTouch = (): void => {}
  /** While a pointer is down: until it is let go. What is drawn anew under it would get no click. */
  pressed: Promise<unknown> | undefined
  readonly #actions: { type: string; find: Find }[] = []
  /** Fields that were written in: a rendering may put them back to what React knows. */
  readonly #fields = new Map<Field, { entered: Entered; find: Find }>()
  #focused: Find | undefined
  #isUsedInside = false
  #isIgnoring = false

  constructor(root: Element) {
    this.#root = root
    for (const type of types) root.addEventListener(type, this.#hear, true)
  }

  /** Whether the reader has begun to use what is shown: then it is not drawn anew. */
  isTouched(): boolean {
    return Boolean(this.isWaiting() || this.#focused || this.pressed || this.#isUsedInside)
  }

  /** Whether anything is to be repeated. */
  isWaiting(): boolean {
    return this.#actions.length > 0 || this.#fields.size > 0
  }

  /** Tells whoever wanted to send something, once, that it can't be. The rest of what is shown stays. */
  refuse(message: string): void {
    const isSending = this.#actions.some(({ type }) => type !== 'click')
    if (!isSending || this.#root.querySelector(':scope > [role=alert]')) return
    const note = this.#root.ownerDocument.createElement('p')
    note.className = 'note wrong'
    note.setAttribute('role', 'alert')
    note.textContent = message
    this.#root.appendChild(note)
  }

  /** Notes what is selected, which no event of an older browser tells, as long as the field shows what was entered. */
  noteSelections(): void {
    for (const { entered, find } of this.#fields.values()) {
      const field = find()
      if (isField(field) && field.value === entered.value) entered.selection = selectionOf(field)
    }
  }

  /** What was drawn anew shows what was entered before, and has the focus: its reader goes on typing. */
  restore(): void {
    this.noteSelections()
    for (const { entered, find } of this.#fields.values()) write(entered, find())
    const focused = this.#focused?.()
    if (focused instanceof HTMLElement && !focused.matches(':focus')) this.ignore(() => focused.focus())
  }

  /**
   * Tells react-dom what was entered, does again what was held, each in a task of its own as from a reader's hand, and
   * ends. What the reader does meanwhile waits for its turn.
   */
  async repeat(): Promise<void> {
    // After React has come to rest: it would put a field back to what it knows.
    await nextTask()
    this.restore()
    while (this.isWaiting()) {
      this.noteSelections()
      for (const [field, { entered, find }] of this.#fields) {
        this.#fields.delete(field)
        this.ignore(() => handOver(entered, find()))
      }
      const action = this.#actions.shift()
      await nextTask()
      this.ignore(() => repeatAction(action?.type, action?.find()))
    }
    this.end()
  }

  /** What is done here is not the reader's doing. */
  ignore(act: () => void): void {
    this.#isIgnoring = true
    act()
    this.#isIgnoring = false
  }

  end(): void {
    for (const type of types) this.#root.removeEventListener(type, this.#hear, true)
  }

  readonly #hear = (event: Event): void => {
    const target = event.composedPath()[0]
    if (!(target instanceof Element) || this.#isIgnoring) return
    if (event.type === 'pointerdown') {
      this.#notePress()
      return
    }
    // A nested element holds for itself; only the focus that moves within it is not told out here.
    const isNested = target.getRootNode() !== this.#root.getRootNode()
    if (isNested) this.#isUsedInside = true
    if (isNested || this.#isHeld(event, target)) this.onTouch()
  }

  #notePress(): void {
    const end = new AbortController()
    const press = new Promise(release => {
      const options = { capture: true, signal: end.signal }
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, options)
      setTimeout(release, LONGEST_PRESS)
    })
    this.pressed = press
    void press.then(() => {
      end.abort()
      if (this.pressed === press) this.pressed = undefined
    })
  }

  #isHeld(event: Event, target: Element): boolean {
    const { type } = event
    if (type === 'focusout') {
      this.#focused = undefined
      return false
    }
    // React may have put the field back to what it knows: what is typed or cut now follows on what was typed before.
    if (type === 'beforeinput' || type === 'keydown') this.restore()
    if (type === 'beforeinput') return false
    if (type === 'focusin') this.#focused = this.#finder(target)
    else if (type === 'input' || type === 'change') {
      if (!isField(target)) return false
      const entered = { value: target.value, selection: selectionOf(target) }
      this.#fields.set(target, { entered, find: this.#finder(target) })
    } else {
      if (event instanceof KeyboardEvent && !isEnter(event, target)) return false
      const control = type !== 'click' ? target : target.closest('button, [type=checkbox], [type=radio]')
      // A form's own button sends it: that comes as a `submit`, as Enter does.
      if (!control || (type === 'click' && control.matches('button:not([type=button])'))) return false
      event.preventDefault()
      event.stopPropagation()
      this.#actions.push({ type, find: this.#finder(control) })
    }
    return true
  }

  /** Finds an element again, or what stands in its place once the tree has been drawn anew. */
  #finder(element: Element): Find {
    const path: [name: string, index: number][] = []
    for (let at = element; at !== this.#root && at.parentElement; at = at.parentElement) {
      path.unshift([at.localName, alike(at.parentElement, at.localName).indexOf(at)])
    }
    return () => {
      if (element.isConnected) return element
      return path.reduce<Element | undefined>((at, [name, index]) => at && alike(at, name)[index], this.#root)
    }
  }
}

/** An extension's nodes among them have other names, or come last. */
const alike = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName }) => localName === name)

function repeatAction(type: string | undefined, target: Element | undefined): void {
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (type === 'keydown') {
    target?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }))
  } else if (target instanceof HTMLElement) target.click()
}

/** Where Enter does more than to begin a line. */
function isEnter({ key, shiftKey, isComposing }: KeyboardEvent, target: Element): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyListeners.has(target)
}

const nextTask = (): Promise<unknown> => new Promise(resume => setTimeout(resume))

function isField(node: Element | undefined): node is Field {
  return node?.matches('input, textarea, select') ?? false
}

/** Lets react-dom hear of what was entered before it listened. */
function handOver(entered: Entered, field: Element | undefined): void {
  if (!isField(field)) return
  const isText = 'defaultValue' in field && field.type !== 'file'
  if (isText) field.value = field.defaultValue
  write(entered, field)
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
}

/** Nothing for a field of numbers or dates, where browsers tell none. */
function selectionOf(field: Field): Selection | undefined {
  if (!('selectionStart' in field) || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart, field.selectionDirection]
}

/** Unheard by react-dom, which compares with the value that went last through the setter that it put on the node itself. */
function write({ value, selection }: Entered, field: Element | undefined): void {
  if (!isField(field) || field.type === 'file' || field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selection && 'setSelectionRange' in field) {
    const [start, end, direction] = selection
    field.setSelectionRange(start, end, direction ?? undefined)
  }
}
