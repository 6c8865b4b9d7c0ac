/** Elements in one call. Text is always text: nothing that a member wrote is ever read as markup. */
type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

type Properties = Record<string, string | number | boolean | undefined> & { on?: never }

export type Child = Node | string | false | null | undefined

/** Attributes that are `false` or undefined are left out, `true` stands for presence. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children.filter(child => child !== false && child !== null && child !== undefined))
  return made
}

/** Adds listeners to an element and gives it back. */
export function listening<E extends HTMLElement>(on: Listeners, target: E): E {
  for (const [name, listener] of Object.entries(on)) {
    target.addEventListener(name, listener as EventListener)
  }
  return target
}

/** A button that does what it says. */
export const button = (label: string, look: string, act: () => void) =>
  listening({ click: act }, element('button', { type: 'button', class: `button ${look}` }, label))
