import { errorMessages } from '#shared/api/error.messages.ts'
import { $missingElements, requestElements } from '#shared/element/element-requests.ts'
import { stateMessages } from '#shared/element/state.messages.ts'

/** The dialogs that any widget or host may open. */
export type DialogName = 'login' | 'register' | 'recovery'

/** Fills in a dialog's e-mail field. */
export type DialogStart = { email?: string | undefined }

const DIALOGS: readonly DialogName[] = ['login', 'register', 'recovery']

/** Opens a dialog: the page's first element of its tag, else one added to the body. Closes the others (decisions.mdx#dialogs). */
export function openDialog(dialog: DialogName, start: DialogStart = {}): void {
  for (const other of DIALOGS) if (other !== dialog) findDialog(other)?.removeAttribute('open')
  const tag = `trade-${dialog}`
  const element = findDialog(dialog) ?? document.body.appendChild(document.createElement(tag))
  requestElements([tag])
  if (start.email !== undefined) element.setAttribute('email', start.email)
  element.setAttribute('open', '')
}

/** Whether one of them is open, or about to be. */
export function isDialogOpen(): boolean {
  return DIALOGS.some(dialog => findDialog(dialog)?.hasAttribute('open'))
}

// Asked for and not to be had: said in a dialog of the browser's own, as ours is what is missing.
$missingElements.listen(tags => {
  for (const dialog of DIALOGS) {
    const element = findDialog(dialog)
    if (tags.includes(`trade-${dialog}`) && element?.hasAttribute('open')) showMissing(dialog, element)
  }
})

// No sheet of ours reaches the page around our elements.
const LOOK = 'max-width:26rem;padding:1rem 1.5rem;border:0;border-radius:14px;font:15px/1.5 system-ui'
const BUTTON_LOOK = 'margin:0 8px 8px 0;padding:8px 16px;font:inherit'

function showMissing(dialog: DialogName, element: Element): void {
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
      openDialog(dialog)
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

function findDialog(dialog: DialogName): Element | null {
  return document.querySelector(`trade-${dialog}`)
}
