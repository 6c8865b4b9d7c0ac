import { READY } from '#shared/element/events.ts'

const PAGE_MODAL = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]'

export const SLOT = 'trade-dialog'

const added = new Map<string, HTMLElement>()

export const isAdded = (element: Element): boolean => [...added.values()].some(each => each === element)

/** Returns the added dialog of this tag while it is on the page. */
export function addedDialog(tag: string): HTMLElement | undefined {
  const element = added.get(tag)
  return element?.isConnected ? element : undefined
}

/** Returns the page's element that asked for a dialog. A dialog that leads to another asks for the same element. */
export function askerOf(element: HTMLElement): HTMLElement | undefined {
  if (isAdded(element)) return element.slot === SLOT ? (element.parentElement ?? undefined) : undefined
  const root = element.getRootNode()
  const around = root instanceof ShadowRoot ? root.host : undefined
  return around instanceof HTMLElement && READY in around ? askerOf(around) : element
}

/** Returns the page's own dialog: the first one, but inside a modal of the page only one in the same modal. */
export function ownDialog(tag: string, asker: HTMLElement | undefined): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(tag)
  const own = [...found].filter(element => !isAdded(element))
  const modal = modalAround(asker ?? document.activeElement)
  const within = own.find(element => modal?.contains(element))
  return within ?? (modal && asker ? undefined : own[0])
}

function modalAround(element: Element | null): Element | null {
  const near = element?.closest(PAGE_MODAL)
  const root = element?.getRootNode()
  return near ?? (root instanceof ShadowRoot ? modalAround(root.host) : null)
}

export function addDialog(tag: string, asker: HTMLElement | undefined): HTMLElement {
  const element = addedDialog(tag) ?? document.createElement(tag)
  added.set(tag, element)
  putDialog(element, asker)
  return element
}

/** Puts an added dialog into the element that asked, and so into the same modal of the page, or into the body. */
export function putDialog(element: HTMLElement, asker: HTMLElement | undefined): void {
  const shadow = asker?.shadowRoot
  const parent = asker && shadow ? asker : document.body
  if (element.parentElement === parent) return
  element.slot = shadow ? SLOT : ''
  if (shadow && !shadow.querySelector(`slot[name=${SLOT}]`)) {
    shadow.append(Object.assign(document.createElement('slot'), { name: SLOT }))
  }
  // The dialog takes no room in the layout that the page has given the element.
  element.style.display = 'contents'
  parent.append(element)
}
