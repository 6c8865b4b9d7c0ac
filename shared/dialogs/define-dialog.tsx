import { type ComponentType, useEffect } from 'react'
import { booleanAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import type { TradeEventName } from '#shared/element/events.ts'
import { useHost } from '#shared/element/host.ts'
import type { DialogName } from './dialogs.ts'
import { goOnAlone, takeAway } from './leave.ts'

export type DialogProps = { email: string; onClose: () => void }

type DialogOptions = {
  summary: string
  /** The component that is rendered while the dialog is open. */
  component: ComponentType<DialogProps>
  /** The description of the attribute `email`. */
  email: string
  events?: readonly TradeEventName[]
  styles?: string
}

/** Makes a component the element of a dialog. It is shown while `open` is set, with an event for each change. */
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
    // Turbo shows a copy of the page when the reader comes back, but the dialog belonged to the earlier visit.
    document.addEventListener('turbo:before-cache', close)
    return () => {
      document.removeEventListener('turbo:before-cache', close)
      host.emit('trade-dialog-close', { dialog })
      takeAway(host.element)
    }
  }, [host, dialog])
  return <Content email={email} onClose={() => host.element.removeAttribute('open')} />
}

/** Copies the attribute `email` into a field each time that it changes. Without it the field stays as it is. */
export function usePrefill<Field>(
  { change }: { change: (field: Field, value: string) => void },
  field: Field,
  email: string,
): void {
  useEffect(() => {
    if (email) change(field, email)
  }, [change, field, email])
}
