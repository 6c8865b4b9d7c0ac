import { forgetDrafts, showsDrafts } from '#shared/storage/early-drafts.ts'
import { ActionHolder } from './action-holder.ts'
import { carryOver, type Field, fieldsIn, isEntered, isField, keepCaret } from './entered.ts'
import { repeatAction, wordsOf } from './held-action.ts'

/** Repeats the held actions of a reader in served content as soon as react-dom listens. */
export class HeldActions {
  readonly #root: Element
  readonly #holder: ActionHolder
  /** As they were served, until a rendering has replaced them. */
  #fields: readonly Field[]

  constructor(root: Element, holder = new ActionHolder(root)) {
    this.#root = root
    this.#holder = holder
    holder.hasText = () => this.#entered().length > 0
    this.#fields = fieldsIn(root)
    for (const field of this.#fields) if (field instanceof HTMLTextAreaElement) keepCaret(field)
  }

  set onTouch(act: () => void) {
    this.#holder.onTouch = act
  }

  isTouched(): boolean {
    return this.#holder.isTouched || this.#entered().length > 0
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
    if (this.#holder.focused?.isConnected !== false) return
    const now = this.#now(this.#holder.focused)
    this.#holder.focused = now
    if (now instanceof HTMLElement) this.#holder.ignore(() => now.focus())
  }

  /** Tells React of what was entered, repeats the held actions, each in a task of its own like a reader's, and ends. */
  async repeat(): Promise<void> {
    this.restore()
    for (const field of this.#entered()) {
      const type = field.type === 'file' ? 'change' : 'input'
      this.#holder.ignore(() => field.dispatchEvent(new Event(type, { bubbles: true })))
    }
    await nextTask()
    for (let action = this.#holder.actions.shift(); action; action = this.#holder.actions.shift()) {
      const { target } = action
      this.#holder.ignore(() => repeatAction(action, this.#now(target)))
      await nextTask()
    }
    this.end()
  }

  /** Empties the fields, because their text belongs to a member who has signed out. */
  forgetTexts(): void {
    for (const field of this.#entered()) if ('defaultValue' in field) field.value = field.defaultValue
    forgetDrafts(this.#root)
  }

  end(): void {
    this.#holder.end()
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
