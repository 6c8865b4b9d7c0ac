import { waitFor } from '@testing-library/dom'
import { messageText } from './message-texts.ts'
import { queryAllDeep, shownText, WAIT_OPTIONS } from './shown-text.ts'

/** Text on the screen: a message key, in whatever language it is shown, or text of the data. */
export type Words = string

type Values = Record<string, string | number>

/** What a user does in a story, through shadow roots, in a real browser and in happy-dom. */
export type UserActions = {
  /** Fills in the field with this label. */
  fill(label: Words, value: string, values?: Values): Promise<void>
  /** Presses the button with this name once it appears. */
  press(name: Words, values?: Values): Promise<void>
  /** Chooses the tab whose label starts with this; a count may follow. */
  chooseTab(label: Words): Promise<void>
  /** Chooses a file in the only file field. */
  attach(file: File): Promise<void>
  /** Waits for the button with this name. */
  find(name: Words, values?: Values): Promise<void>
  /** Waits until the button with this name is marked as current: a page, a slide, a picture. */
  findCurrent(name: Words, values?: Values): Promise<void>
  /** Waits until this text is shown. */
  see(words: Words, values?: Values): Promise<void>
}

/** The actions of a user on a part of the page. */
export function userActions(part: ParentNode & Node): UserActions {
  return {
    async fill(label, value, values) {
      const field = await waitFor(() => fieldOf(part, read(label, values)), WAIT_OPTIONS)
      // React overrides the setter of a field, and notices only values set by the browser's own.
      const prototype: object = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    },
    async press(name, values) {
      const button = await waitFor(() => buttonOf(part, read(name, values)), WAIT_OPTIONS)
      button.click()
    },
    async chooseTab(label) {
      const [group, panel] = await waitFor(() => tabOf(part, read(label)), WAIT_OPTIONS)
      await group.updateComplete
      // In happy-dom a click does not pass through a slot to Shoelace's listener, so call the group itself.
      group.show(panel)
    },
    async attach(file) {
      const field = await waitFor(
        () => first(queryAllDeep(part, 'input[type=file]'), 'field for a file'),
        WAIT_OPTIONS,
      )
      Object.defineProperty(field, 'files', { configurable: true, value: [file] })
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
    },
    async find(name, values) {
      await waitFor(() => buttonOf(part, read(name, values)), WAIT_OPTIONS)
    },
    async findCurrent(name, values) {
      await waitFor(() => {
        const current = buttonOf(part, read(name, values)).getAttribute('aria-current') ?? 'false'
        if (current === 'false') throw new Error(`‘${read(name, values)}’ is not what is shown`)
      }, WAIT_OPTIONS)
    },
    async see(words, values) {
      await waitFor(() => {
        const text = read(words, values)
        const shown = shownText(part)
        if (!shown.includes(text)) throw new Error(`‘${text}’ is not to be read in ‘${shown}’`)
      }, WAIT_OPTIONS)
    },
  }
}

function read(words: Words, values?: Values): string {
  return messageText(words, values) ?? words
}

function fieldOf(part: ParentNode, text: string): Element {
  const label = queryAllDeep(part, 'label').find(each => each.textContent?.trim() === text)
  const named = queryAllDeep(part, 'input, textarea').filter(each => each.getAttribute('aria-label') === text)
  const field = label instanceof HTMLLabelElement ? label.control : null
  return field ?? first(named, `field labelled ‘${text}’`)
}

function buttonOf(part: ParentNode, name: string): HTMLElement {
  const named = queryAllDeep(part, 'button').filter(each => nameOf(each) === name)
  return first(named, `button ‘${name}’`)
}

function tabOf(part: ParentNode, label: string) {
  const named = queryAllDeep(part, 'sl-tab').filter(each => each.textContent?.trim().startsWith(label))
  const tab = first(named, `tab ‘${label}’`)
  const group = tab.closest('sl-tab-group')
  if (!group) throw new Error(`The tab ‘${label}’ stands in no group`)
  return [group, tab.getAttribute('panel') ?? ''] as const
}

function first(found: readonly Element[], what: string): HTMLElement {
  const [element] = found
  if (element instanceof HTMLElement) return element
  throw new Error(`There is no ${what}`)
}

/** The accessible name, without a count beside it. */
function nameOf(button: Element): string | undefined {
  const spoken = button.cloneNode(true)
  if (!(spoken instanceof Element)) return undefined
  for (const silent of spoken.querySelectorAll('[aria-hidden="true"], [part="unread"]')) silent.remove()
  return button.getAttribute('aria-label') ?? spoken.textContent?.trim()
}
