import { errorMessages } from '#shared/api/error.messages.ts'
import { $missingElements, needElements } from '#shared/element/needed-elements.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { addDialog, addedDialog, askerOf, ownDialog } from './added-dialogs.ts'

/** The dialogs that any widget or host may open. */
export type DialogName = 'login' | 'register' | 'recovery'

/** Fills in a dialog's e-mail field. */
export type DialogStart = { email?: string | undefined }

const DIALOGS: readonly DialogName[] = ['login', 'register', 'recovery']

/** Opens a dialog for the page: the page's own element of that tag, else one added to the body. */
export function openDialog(dialog: DialogName, start: DialogStart = {}): void {
  open(dialog, start, undefined)
}

/** Opens a dialog for the reader of this element: the page's own, else one added inside (decisions.mdx#dialogs). */
export function openDialogFrom(element: HTMLElement, dialog: DialogName, start: DialogStart = {}): void {
  open(dialog, start, askerOf(element))
}

export function isDialogOpen(): boolean {
  return DIALOGS.some(dialog => elementsOf(dialog).some(isOpen))
}

function open(dialog: DialogName, { email }: DialogStart, asker: HTMLElement | undefined): void {
  for (const other of DIALOGS) {
    if (other === dialog) continue
    for (const element of elementsOf(other)) element.removeAttribute('open')
  }
  const tag = `trade-${dialog}`
  const element = ownDialog(tag, asker) ?? addDialog(tag, asker)
  needElements([tag])
  if (email !== undefined) element.setAttribute('email', email)
  element.setAttribute('open', '')
}

function elementsOf(dialog: DialogName): Element[] {
  const tag = `trade-${dialog}`
  const found = [...document.querySelectorAll(tag)]
  const added = addedDialog(tag)
  return added ? [...found, added] : found
}

const isOpen = (element: Element): boolean => element.hasAttribute('open')

$missingElements.listen(tags => {
  for (const dialog of DIALOGS) {
    const element = elementsOf(dialog).find(isOpen)
    if (element && tags.includes(element.localName)) showMissing(element)
  }
})

const LOOK = 'max-width:26rem;padding:1rem 1.5rem;border:0;border-radius:14px;font:15px/1.5 system-ui'
const BUTTON_LOOK = 'margin:0 8px 8px 0;padding:8px 16px;font:inherit'

function showMissing(element: Element): void {
  const t = stateMessages.get()
  const note = document.createElement('dialog')
  note.style.cssText = LOOK
  const button = (label: string, act: () => void): HTMLButtonElement => {
    const made = document.createElement('button')
    made.textContent = label
    made.style.cssText = BUTTON_LOOK
    made.addEventListener('click', act)
    return made
  }
  note.append(
    Object.assign(document.createElement('p'), { textContent: errorMessages.get().offline }),
    button(t.retry, () => {
      note.remove()
      needElements([element.localName])
    }),
    button(t['dialog.close'], () => note.close()),
  )
  note.addEventListener('close', () => {
    note.remove()
    element.removeAttribute('open')
  })
  element.append(note)
  note.showModal()
}
