import { READY } from '#shared/element/ready.ts'

/** What the page shows as a modal of its own. */
const MODAL = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]'

/** The slot of an element that asked for a dialog. */
export const SLOT = 'trade-dialog'

/** Dialogs that were added here, by their tags. Each leaves the page when it has closed. */
const added = new Map<string, HTMLElement>()

export const isAdded = (element: Element): boolean => [...added.values()].some(each => each === element)

/** The one that was added, while it is on the page. */
export function addedDialog(tag: string): HTMLElement | undefined {
  const element = added.get(tag)
  return element?.isConnected ? element : undefined
}

/** The element of the page that a dialog is asked for in. One that leads on to another asks for whoever asked for it. */
export function askerOf(element: HTMLElement): HTMLElement | undefined {
  if (isAdded(element)) return element.slot === SLOT ? (element.parentElement ?? undefined) : undefined
  const root = element.getRootNode()
  const around = root instanceof ShadowRoot ? root.host : undefined
  return around instanceof HTMLElement && READY in around ? askerOf(around) : element
}

/** The page's own: the first, but within a modal of the page only one that stands there too. */
export function ownDialog(tag: string, asker: HTMLElement | undefined): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(tag)
  const own = [...found].filter(element => !isAdded(element))
  const modal = modalAround(asker ?? document.activeElement)
  const within = own.find(element => modal?.contains(element))
  return within ?? (modal && asker ? undefined : own[0])
}

/** The nearest modal of the page, across shadow roots. */
function modalAround(element: Element | null): Element | null {
  const near = element?.closest(MODAL)
  const root = element?.getRootNode()
  return near ?? (root instanceof ShadowRoot ? modalAround(root.host) : null)
}

/** Adds a dialog inside the element that asked, so that it is inside whatever modal the page has put that into. */
export function addDialog(tag: string, asker: HTMLElement | undefined): HTMLElement {
  const element = addedDialog(tag) ?? document.createElement(tag)
  added.set(tag, element)
  place(element, asker)
  return element
}

/** Puts an added dialog there: in the body where nobody of ours asked. */
export function place(element: HTMLElement, asker: HTMLElement | undefined): void {
  const shadow = asker?.shadowRoot
  const parent = asker && shadow ? asker : document.body
  if (element.parentElement === parent) return
  element.slot = shadow ? SLOT : ''
  if (shadow && !shadow.querySelector(`slot[name=${SLOT}]`)) {
    shadow.append(Object.assign(document.createElement('slot'), { name: SLOT }))
  }
  // No room is taken in a layout that the page has given the element.
  element.style.display = 'contents'
  parent.append(element)
}
