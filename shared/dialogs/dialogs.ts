import { requestElements } from '#shared/element/element-requests.ts'

/** The dialogs that any widget or host may open. */
export type DialogName = 'login' | 'register' | 'recovery'

/** Fills in a dialog's e-mail field. */
export type DialogValues = { email?: string | undefined }

const DIALOGS: readonly DialogName[] = ['login', 'register', 'recovery']

/** Opens a dialog: the page's first element of its tag, else one added to the body. Closes the others (decisions.mdx#dialogs). */
export function openDialog(dialog: DialogName, start: DialogValues = {}): void {
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

function findDialog(dialog: DialogName): Element | null {
  return document.querySelector(`trade-${dialog}`)
}
