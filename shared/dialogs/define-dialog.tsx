import { type ComponentType, useEffect } from 'react'
import { booleanAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import type { TradeEventName } from '#shared/element/events.ts'
import { useHost } from '#shared/element/host.ts'
import type { ElementFacts } from '#shared/element/widget-definition.ts'
import { isAdded, putDialog, SLOT } from './added-dialogs.ts'
import type { DialogName } from './dialogs.ts'
import { showAgain } from './modal.ts'

export type DialogProps = { email: string; onClose: () => void }

type DialogOptions = ElementFacts & {
  summary: string
  component: ComponentType<DialogProps>
  email: string
  events?: readonly TradeEventName[]
  styles?: string
}

/** Makes a component the element of a dialog, shown while `open` is set. `email` describes that attribute. */
export function defineDialog(
  dialog: DialogName,
  { component: Content, email, events = [], ...options }: DialogOptions,
) {
  return defineWidget(`trade-${dialog}`, {
    ...options,
    component: Dialog,
    fixed: { dialog, Content },
    shows: ['form'],
    staysAwake: true,
    onRemoved: goOnAlone,
    attributes: {
      open: booleanAttribute('Shows the dialog; taken away when it closes.', { reflects: true }),
      email: textAttribute(email),
    },
    events: ['trade-dialog-open', 'trade-dialog-close', ...events],
    parts: { dialog: 'The dialog itself.', 'error-box': 'What is wrong with what was entered.' },
  })
}

type Props = { email: string; dialog: DialogName; Content: ComponentType<DialogProps> }

function Dialog({ open, ...props }: Props & { open: boolean }) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ email, dialog, Content }: Props) {
  const host = useHost()
  useEffect(() => {
    const close = (): void => host.element.removeAttribute('open')
    host.emit('trade-dialog-open', { dialog })
    // Turbo shows a copy of the page to a reader who comes back.
    document.addEventListener('turbo:before-cache', close)
    return () => {
      document.removeEventListener('turbo:before-cache', close)
      host.emit('trade-dialog-close', { dialog })
      takeAway(host.element)
    }
  }, [host, dialog])
  return <Content email={email} onClose={() => host.element.removeAttribute('open')} />
}

/** Copies the attribute `email` into a field each time that it changes. */
export function usePrefill<Field>(
  { change }: { change: (field: Field, value: string) => void },
  field: Field,
  email: string,
): void {
  useEffect(() => {
    if (email) change(field, email)
  }, [change, field, email])
}

function takeAway(element: HTMLElement): void {
  queueMicrotask(() => {
    if (isAdded(element) && !element.hasAttribute('open')) element.remove()
  })
}

/** Moves an open dialog into the body, with its contents, when the element that asked for it leaves the page. */
function goOnAlone(element: HTMLElement): void {
  const wentAlong = isAdded(element) && element.slot === SLOT && element.parentElement
  if (!wentAlong || !element.hasAttribute('open')) return
  putDialog(element, undefined)
  const dialog = element.shadowRoot?.querySelector('dialog')
  if (dialog?.open) showAgain(dialog)
}
