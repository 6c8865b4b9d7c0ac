import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { holdModal, showAgain } from '#shared/dialogs/modal.ts'
import { focusFirst } from '#shared/element/focus.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Button } from './button.tsx'
import styles from './dialogs.css?inline'
import { Icon, icons } from './icon.tsx'
import { dialogMessages } from './ui.messages.ts'

shareStyles(styles)

type ModalProps = {
  title: string
  /** Called by Escape and the close button. Without it the user can't leave the dialog. */
  onClose?: () => void
  children: ReactNode
  /** An `alertdialog` has no close button. */
  role?: 'dialog' | 'alertdialog'
}

/** A native modal dialog. The focus goes to `[data-first]`, else to the first field or control, and returns later. */
export function Modal({ title, onClose, children, role = 'dialog' }: ModalProps) {
  const t = useStore(dialogMessages)
  const titleId = useId()
  const dialog = useShownModal()
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={titleId}
      part="dialog"
      onCancel={event => {
        // A file picker's `cancel` bubbles to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {onClose && role === 'dialog' && (
          <button type="button" className="close" aria-label={t.close} onClick={onClose}>
            <Icon path={icons.close} />
          </button>
        )}
      </header>
      <div className="body">{children}</div>
    </dialog>
  )
}

type AlertProps = { title: string; text: string; onClose: () => void; children?: ReactNode }

/** Shows a message that the user must acknowledge, and possible actions. */
export function AlertDialog({ title, text, onClose, children }: AlertProps) {
  const t = useStore(dialogMessages)
  return (
    <Modal title={title} onClose={onClose} role="alertdialog">
      <p>{text}</p>
      <div className="actions">
        {children}
        <Button look="primary" label={t.ok} data-first onClick={onClose} />
      </div>
    </Modal>
  )
}

type ConfirmProps = {
  title: string
  /** What follows from a yes. */
  text?: string | undefined
  /** The button that answers yes. */
  yes?: string | undefined
  onConfirm: () => void
  onDecline: () => void
  /** What the question is about. */
  children?: ReactNode
}

export function ConfirmDialog({ title, text, yes, onConfirm, onDecline, children }: ConfirmProps) {
  const t = useStore(dialogMessages)
  const textId = useId()
  return (
    <Modal title={title} onClose={onDecline} role="alertdialog">
      {children}
      {text && <p id={textId}>{text}</p>}
      <div className="actions">
        <Button label={t.cancel} onClick={onDecline} />
        <button
          type="button"
          className="button primary"
          data-first
          aria-describedby={text && textId}
          // The second click of a double click on the opening button must not answer a question that nobody has read.
          onClick={({ detail }) => detail <= 1 && onConfirm()}
        >
          {yes ?? t.ok}
        </button>
      </div>
    </Modal>
  )
}

/** The modal loader. It can't be closed, but its children may offer a way to cancel. */
export function LoaderDialog({ children }: { children?: ReactNode }) {
  const t = useStore(stateMessages)
  const dialog = useShownModal(true)
  return (
    <dialog
      ref={dialog}
      className="dialog wait"
      onCancel={event => event.preventDefault()}
      // After one prevented back gesture, browsers let the second one close a dialog.
      onClose={({ currentTarget }) => currentTarget.open || showAgain(currentTarget)}
      part="loader"
    >
      <div className="body" role="status">
        <span className="spinner" aria-hidden="true" />
        {t.wait}
        {children}
      </div>
    </dialog>
  )
}

function useShownModal(isFirm = false) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<() => void>(undefined)
  // React may end the effect below tasks after the dialog is gone, when somebody may have moved on.
  useLayoutEffect(
    () => () => {
      const { current } = close
      queueMicrotask(() => current?.())
    },
    [],
  )
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = deepActiveElement()
    const root = before?.getRootNode()
    const parent = before?.parentElement
    const end = holdModal(element, isFirm)
    let isOver = false
    close.current = () => {
      if (isOver) return
      isOver = true
      end()
      if (before) restoreFocus(before, parent, root)
    }
    return close.current
  }, [isFirm])
  return dialog
}

/** Focuses the earlier element. If it is gone, like Sign In after signing in, focuses its replacement or the widget. */
function restoreFocus(
  before: HTMLElement,
  parent: HTMLElement | null | undefined,
  root: Node | undefined,
): void {
  before.focus()
  // React renders store changes in a microtask, so this waits for it.
  setTimeout(() => {
    if (before.isConnected || document.activeElement !== document.body) return
    if (parent?.isConnected && focusFirst(parent)) return
    if (root instanceof ShadowRoot && root.host instanceof HTMLElement)
      root.host.focus({ preventScroll: true })
  })
}

/** Returns the focused element across shadow roots, because `close()` returns the focus only in its own tree. */
function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
