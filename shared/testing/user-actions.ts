import { waitFor } from '@testing-library/dom'
import { messageText } from './message-texts.ts'
import { queryAllDeep, shownText, WAIT_OPTIONS } from './rendered-text.ts'

type Values = Record<string, string | number>

/**
 * The actions of a user in a story, through shadow roots, in a real browser and in happy-dom. A name or label is a
 * message key, in any language on the screen, or text of the data.
 */
export type UserActions = {
  /** Fills in the field with this label. */
  fill(label: string, value: string, values?: Values): Promise<void>
  /** Chooses in the field with this label. */
  choose(label: string, value: string): Promise<void>
  /** Presses the button or checkbox with this name once it appears. */
  click(name: string, values?: Values): Promise<void>
  /** Opens or closes the disclosure with this summary. */
  open(summary: string): Promise<void>
  /** Chooses the tab whose label starts with this; a count may follow. */
  selectTab(label: string): Promise<void>
  /** Chooses a file in the first file field. */
  upload(file: File): Promise<void>
  /** Chooses several files in the file field with this label. */
  uploadAll(label: string, files: readonly File[]): Promise<void>
  /** Waits for the button with this name. */
  findButton(name: string, values?: Values): Promise<void>
  /** Waits until the button with this name is marked as current, such as a page, a slide or a picture. */
  findCurrentButton(name: string, values?: Values): Promise<void>
  /** Waits until this text is shown. */
  findText(words: string, values?: Values): Promise<void>
}

/** Returns the actions of a user on a part of the page. */
export function userActions(part: ParentNode & Node): UserActions {
  return {
    async fill(label, value, values) {
      const field = await waitFor(() => getField(part, toText(label, values)), WAIT_OPTIONS)
      // React overrides the setter of a field, and notices only values set by the browser's own.
      const prototype: object = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    },
    async choose(label, value) {
      const field = await waitFor(() => getField(part, toText(label)), WAIT_OPTIONS)
      Object.assign(field, { value })
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
    },
    async click(name, values) {
      const button = await waitFor(() => {
        const found = getButton(part, toText(name, values))
        if (found.getAttribute('aria-disabled') === 'true')
          throw new Error(`The button ‘${toText(name, values)}’ can’t be used`)
        return found
      }, WAIT_OPTIONS)
      button.click()
    },
    async open(summary) {
      const found = await waitFor(() => {
        const all = queryAllDeep(part, 'summary').filter(each =>
          each.textContent?.startsWith(toText(summary)),
        )
        return first(all, `summary ‘${toText(summary)}’`)
      }, WAIT_OPTIONS)
      found.click()
    },
    async selectTab(label) {
      const tab = await waitFor(() => getTab(part, toText(label)), WAIT_OPTIONS)
      tab.click()
    },
    async upload(file) {
      const field = await waitFor(
        () => first(queryAllDeep(part, 'input[type=file]'), 'field for a file'),
        WAIT_OPTIONS,
      )
      giveFiles(field, [file])
    },
    async uploadAll(label, files) {
      giveFiles(await waitFor(() => getField(part, toText(label)), WAIT_OPTIONS), files)
    },
    async findButton(name, values) {
      await waitFor(() => getButton(part, toText(name, values)), WAIT_OPTIONS)
    },
    async findCurrentButton(name, values) {
      await waitFor(() => {
        const current = getButton(part, toText(name, values)).getAttribute('aria-current') ?? 'false'
        if (current === 'false') throw new Error(`‘${toText(name, values)}’ is not what is shown`)
      }, WAIT_OPTIONS)
    },
    async findText(words, values) {
      await waitFor(() => {
        const text = toText(words, values)
        const shown = shownText(part)
        if (!shown.includes(text)) throw new Error(`‘${text}’ is not to be read in ‘${shown}’`)
      }, WAIT_OPTIONS)
    },
  }
}

/** Gives files like a browser: code that empties the field removes them, and finds none at a second `change`. */
function giveFiles(field: Element, files: readonly File[]): void {
  let held = files
  Object.defineProperties(field, {
    files: { configurable: true, get: () => held },
    value: {
      configurable: true,
      get: () => '',
      set: () => {
        held = []
      },
    },
  })
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
}

function toText(words: string, values?: Values): string {
  return messageText(words, values) ?? words
}

function getField(part: ParentNode, text: string): Element {
  const label = queryAllDeep(part, 'label').find(each => each.textContent?.trim() === text)
  const named = queryAllDeep(part, 'input, textarea, select').filter(
    each => each.getAttribute('aria-label') === text,
  )
  const field = label instanceof HTMLLabelElement ? label.control : null
  return field ?? first(named, `field labelled ‘${text}’`)
}

function getButton(part: ParentNode, name: string): HTMLElement {
  const named = queryAllDeep(part, 'button, [role=button], [role=checkbox]').filter(
    each => accessibleName(each) === name,
  )
  return first(named, `button ‘${name}’`)
}

function getTab(part: ParentNode, label: string): HTMLElement {
  const named = queryAllDeep(part, '[role=tab]').filter(each => each.textContent?.trim().startsWith(label))
  return first(named, `tab ‘${label}’`)
}

function first(found: readonly Element[], what: string): HTMLElement {
  const [element] = found
  if (element instanceof HTMLElement) return element
  throw new Error(`There is no ${what}`)
}

/** Returns the accessible name without a count beside it. */
function accessibleName(button: Element): string | undefined {
  const spoken = button.cloneNode(true)
  if (!(spoken instanceof Element)) return undefined
  for (const silent of spoken.querySelectorAll('[aria-hidden="true"], [part="unread"]')) silent.remove()
  return button.getAttribute('aria-label') ?? spoken.textContent?.trim()
}
